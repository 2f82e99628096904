import { type OrderId, orderId, type ShopId, shopId } from '@tischlein/domain';
import type { Writer } from '../../apps/server/src/db/database.ts';
import type { Row } from '../../apps/server/src/db/tables.ts';

export const ROMA: ShopId = shopId('roma');

/** A shop row without a menu, for foreign keys. */
export async function addShopRow(writer: Writer): Promise<void> {
  await writer
    .insertInto('shops')
    .values({ shop_id: ROMA, slug: 'roma', domain: null, config: '{"a":"ß \\u0001"}' })
    .execute();
  const counters = {
    config_version: 3,
    menu_version: 4,
    period_version: 5,
    stock_version: 6,
    ratings_version: 7,
    order_number: 700,
    event_sequence: 700,
    table_version: 0,
    offers_day: '',
  } as const;
  await writer
    .insertInto('shop_counters')
    .values({ shop_id: ROMA, ...counters })
    .execute();
}

export const toOrderId = (number: number): OrderId => orderId(`order-${number}`);

/** An order row in which only the number matters. */
export const anOrderRow = (number: number): Row<'orders'> => ({
  shop_id: ROMA,
  order_id: toOrderId(number),
  number,
  status: 'placed',
  payment_status: 'offline',
  payment_method: 'offline',
  delivery_type: 'pickup',
  placed_at: '2026-11-21T18:00:00.000Z',
  serve_at: null,
  serve_day: null,
  slot_at: null,
  make_minutes: 0,
  promised_at: null,
  refusal_reason: null,
  session_hash: '',
  table_number: null,
  age_check: null,
  coupon_code: null,
  list_total: 1,
  discounted_total: 1,
  subtotal: 1,
  cart_discount: 0,
  coupon_value: 0,
  deposits: 0,
  delivery_fee: 0,
  total: 4_000_000_000,
  accept_advertising: 0,
  advertising_version: null,
  told_of_objection: 0,
  accepted_terms: null,
  contact: '{}',
  search_words: '',
  article_words: '',
  guest_key: '',
  quote: '{}',
  released_at: '2026-11-21T18:00:00.000Z',
  given_up_at: null,
  seller: null,
  account_shop_id: null,
  account_id: null,
  group_order_id: null,
  group_version: null,
  purpose: 'goods',
  round: null,
  waiter: '',
  pays_later: 0,
  waits_for_waiter: 0,
  tip: 0,
  tip_recipient: null,
  taken_by: '',
  accept_minutes: null,
  due_in_person: 0,
});
