import { isEmail } from '@tischlein/domain/checkout';
import type { ShopId } from '@tischlein/domain';
import { UNSUBSCRIBE_PAGE } from '@tischlein/domain/shop';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { createLinkToken, isTokenFor, readTokenId } from '../link-token.ts';
import { findOrderByNumber } from '../orders/desk.store.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { readConsent } from './advertising.store.ts';

type ConsentKey = Pick<Row<'advertising_consents'>, 'shop_id' | 'consent_id'>;

/**
 * The link for `List-Unsubscribe`: it names no address, because mail servers log links. Its token can only unsubscribe, and
 * does so for as long as the consent exists.
 */
export const createUnsubscribeUrl = (consent: ConsentKey, shopUrl: string, secretKey: string): string =>
  `${shopUrl}/${UNSUBSCRIBE_PAGE}/newsletter/${createLinkToken(toSubject(consent), secretKey)}`;

/** The same for mails about an order, which need no consent. The order's number names it, because its id gives access. */
export const createOrderUnsubscribeUrl = (order: NumberedOrder, shopUrl: string, secretKey: string): string =>
  `${shopUrl}/${UNSUBSCRIBE_PAGE}/bewertung/${createLinkToken(toOrderSubject(order), secretKey)}`;

/** The address that a link names: an email address itself, or the token of a mail. null: neither. */
export async function findNamedEmail(
  { database, secretKey }: Pick<Deps, 'database' | 'secretKey'>,
  shopId: ShopId,
  named: string,
): Promise<string | null> {
  if (named.includes('@')) return isEmail(named) && named.length <= 254 ? named : null;
  const id = readTokenId(named);
  if (ORDER_NUMBER.test(id)) return findEmailOfOrder({ database, secretKey }, shopId, { number: Number(id), named });
  const consent = await readConsent(database.read, shopId, id);
  return consent && isTokenFor(named, toSubject(consent), secretKey) ? consent.email : null;
}

const ORDER_NUMBER = /^\d{1,9}$/;

async function findEmailOfOrder(
  { database, secretKey }: Pick<Deps, 'database' | 'secretKey'>,
  shopId: ShopId,
  { number, named }: { readonly number: number; readonly named: string },
): Promise<string | null> {
  const id = await findOrderByNumber(database.read, shopId, number);
  const order = id && (await readOrder(database.read, shopId, id));
  // Deleting an account removes the address from its orders.
  if (!order || order.contact.email === '') return null;
  return isTokenFor(named, toOrderSubject(order), secretKey) ? order.contact.email : null;
}

type NumberedOrder = Pick<StoredOrder, 'shop_id' | 'number'>;

const toOrderSubject = ({ shop_id, number }: NumberedOrder) =>
  ({ purpose: 'objection', shopId: shop_id, id: String(number) }) as const;

const toSubject = ({ shop_id, consent_id }: ConsentKey) =>
  ({ purpose: 'unsubscribe', shopId: shop_id, id: consent_id }) as const;
