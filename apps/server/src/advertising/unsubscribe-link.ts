import { isEmail } from '@tischlein/domain/checkout';
import type { ShopId } from '@tischlein/domain';
import { UNSUBSCRIBE_PAGE } from '@tischlein/domain/shop';
import type { AdvertisingConsentRow } from '../db/advertising-tables.ts';
import type { Deps } from '../deps.ts';
import { createLinkToken, isTokenFor, readTokenId } from '../link-token.ts';
import { readConsent } from './advertising.store.ts';

type ConsentKey = Pick<AdvertisingConsentRow, 'shop_id' | 'consent_id'>;

/**
 * The link for `List-Unsubscribe`: it names no address, because mail servers log links. Its token can only unsubscribe, and
 * does so for as long as the consent exists.
 */
export const createUnsubscribeUrl = (consent: ConsentKey, shopUrl: string, secretKey: string): string =>
  `${shopUrl}/${UNSUBSCRIBE_PAGE}/newsletter/${createLinkToken(toSubject(consent), secretKey)}`;

/** The address that a link names: an email address itself, or the token of a mail. null: neither. */
export async function findNamedEmail(
  { database, secretKey }: Pick<Deps, 'database' | 'secretKey'>,
  shopId: ShopId,
  named: string,
): Promise<string | null> {
  if (named.includes('@')) return isEmail(named) && named.length <= 254 ? named : null;
  const consent = await readConsent(database.read, shopId, readTokenId(named));
  return consent && isTokenFor(named, toSubject(consent), secretKey) ? consent.email : null;
}

const toSubject = ({ shop_id, consent_id }: ConsentKey) =>
  ({ purpose: 'unsubscribe', shopId: shop_id, id: consent_id }) as const;
