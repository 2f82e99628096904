import type { Quote } from '@tischlein/contract/shop';
import type { Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { Row } from '../db/tables.ts';
import type { OrderGift } from './order-benefits.ts';
import { toQuoteColumns } from './order-columns.ts';
import { insertGifts } from './order-gifts.store.ts';
import { toAdjustmentRows, toLineRows } from './order-rows.ts';
import type { StoredOrder } from './orders.store.ts';

type Version = Pick<
  Row<'orders'>,
  'serve_at' | 'serve_day' | 'promised_at' | 'make_minutes' | 'age_check' | 'due_in_person'
>;

/** Replaces the version of an order with its lines and sums; false: the order has moved on. */
export async function replaceVersion(
  writer: Writer,
  { shop_id, order_id, status }: StoredOrder,
  { quote, gifts, ...version }: Version & { readonly quote: Quote; readonly gifts: readonly OrderGift[] },
): Promise<boolean> {
  const { serve_at, serve_day, promised_at, make_minutes, age_check, due_in_person } = version;
  const columns = { serve_at, serve_day, promised_at, make_minutes, age_check, due_in_person };
  const replaced = await writer
    .updateTable('orders')
    .set({ ...columns, ...toSums(quote), ...toQuoteColumns(quote) })
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .where('status', '=', status)
    .where('released_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (replaced.numUpdatedRows === 0n) return false;
  for (const table of ['order_lines', 'order_adjustments', 'order_gifts'] as const)
    await writer.deleteFrom(table).where('shop_id', '=', shop_id).where('order_id', '=', order_id).execute();
  await insertRows(writer, 'order_lines', toLineRows({ shop_id, order_id, quote }));
  await insertRows(writer, 'order_adjustments', toAdjustmentRows({ shop_id, order_id, quote }));
  await insertGifts(writer, { shop_id, order_id }, gifts);
  return true;
}

const toSums = ({ steps }: Quote) => ({
  list_total: steps.G,
  discounted_total: steps.S0,
  subtotal: steps.S1,
  cart_discount: steps.C,
  coupon_value: steps.K,
  deposits: steps.D,
  delivery_fee: steps.L,
  total: steps.TOTAL,
});
