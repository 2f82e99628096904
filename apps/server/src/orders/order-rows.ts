import type { Quote } from '@tischlein/contract/shop';
import type { Row } from '../db/tables.ts';

type OrderToSplit = Pick<Row<'orders'>, 'shop_id' | 'order_id'> & { readonly quote: Quote };

/** The lines of an order, its free items last. */
export function toLineRows({ shop_id, order_id, quote }: OrderToSplit): Row<'order_lines'>[] {
  const lines = quote.lines.map((line, position) => ({
    shop_id,
    order_id,
    position,
    item_id: line.menu?.menuId ?? line.dish?.dishId ?? '',
    size_id: line.dish?.sizeId ?? null,
    name: line.name,
    amount: line.amount,
    unit_list_price: line.unitListPrice,
    list_price: line.listPrice,
    discounted_price: line.discountedPrice,
    price: line.price,
    deposit: line.deposit,
  }));
  const freeItems = quote.freeItems.map((item, index) => ({
    shop_id,
    order_id,
    position: quote.lines.length + index,
    item_id: item.dishId,
    size_id: item.sizeId,
    name: item.name,
    amount: 1,
    unit_list_price: item.listPrice,
    list_price: 0,
    discounted_price: 0,
    price: 0,
    deposit: item.deposit,
  }));
  return [...lines, ...freeItems];
}

/** The adjustments of an order, with the positions of their lines. */
export function toAdjustmentRows({ shop_id, order_id, quote }: OrderToSplit): Row<'order_adjustments'>[] {
  const positions = new Map<string, number>(quote.lines.map(({ lineId }, position) => [lineId, position]));
  return quote.adjustments.map(({ source, offerId, label, amount, lineId }, position) => ({
    shop_id,
    order_id,
    position,
    source,
    offer_id: offerId,
    label,
    amount,
    line_position: lineId === null ? null : (positions.get(lineId) ?? null),
  }));
}
