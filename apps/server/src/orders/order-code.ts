import { createHmac } from 'node:crypto';
import { days, toUnambiguousCode } from '@tischlein/domain';
import { SMS_PAGE } from '@tischlein/domain/shop';
import { plusSeconds } from '../clock.ts';
import { hashGuestCode, SMS_CODE_LENGTH } from '../coupons/find-guest-code.ts';
import { insertGuestCode } from '../coupons/guest-codes.store.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import type { NewOrder } from './orders.store.ts';

const VALID_SECONDS = days(180);

type OrderKey = Pick<NewOrder, 'shop_id' | 'order_id'>;

/** The short address of an order, which slips print and staff send: its guest has ordered without a browser. */
export const toOrderLink = (
  { secretKey, publicUrl }: Pick<Deps, 'secretKey' | 'publicUrl'>,
  { id, config }: Pick<LoadedShop, 'id' | 'config'>,
  orderId: NewOrder['order_id'],
): string => `${toShopUrl(publicUrl, config)}/${SMS_PAGE}/${toCode(secretKey, { shop_id: id, order_id: orderId })}`;

export async function insertOrderCode(
  { secretKey }: Pick<Deps, 'secretKey'>,
  writer: Writer,
  order: OrderKey & Pick<NewOrder, 'placed_at'>,
): Promise<void> {
  await insertGuestCode(writer, {
    shop_id: order.shop_id,
    code_hash: hashGuestCode(secretKey, toCode(secretKey, order)),
    kind: 'order',
    target: order.order_id,
    customer: null,
    expires_at: plusSeconds(order.placed_at, VALID_SECONDS),
  });
}

/** Computed from the secret key, so that it is known again when a slip is printed; only its hash is stored. */
function toCode(secretKey: string, { shop_id, order_id }: OrderKey, tries = 0): string {
  const subject = `order code ${JSON.stringify([shop_id, order_id, tries])}`;
  const bytes = createHmac('sha256', secretKey).update(subject).digest();
  return toUnambiguousCode(bytes, SMS_CODE_LENGTH) ?? toCode(secretKey, { shop_id, order_id }, tries + 1);
}
