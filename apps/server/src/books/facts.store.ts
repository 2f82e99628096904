import { receiptDocument } from '@tischlein/contract/shop';
import type { OrderId, ShopId } from '@tischlein/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { UtcRange } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Reader } from '../db/database.ts';
import { jsonColumn } from '../db/json-column.ts';

// Orders that count in figures and books. This is the one place that leaves others out.
const selectOrders = (reader: Reader, shopId: ShopId) =>
  reader.selectFrom('orders').where('orders.shop_id', '=', shopId).where('orders.released_at', 'is not', null);

/** 1: an order was cancelled after somebody had accepted it. */
const WAS_ACCEPTED = sql<number>`case when orders.status = 'cancelled' and exists (
  select 1 from order_events where order_events.shop_id = orders.shop_id
    and order_events.order_id = orders.order_id and order_events.action = 'accept') then 1 else 0 end`.as(
  'was_accepted',
);

interface WasAccepted {
  readonly was_accepted: number;
}

const ORDER_COLUMNS = [
  'status',
  'delivery_type',
  'table_number',
  'taken_by',
  'released_at',
  'placed_at',
  'serve_at',
  'promised_at',
  'refusal_reason',
  'total',
  'delivery_fee',
  'coupon_code',
  'coupon_value',
  'contact',
  'waiter',
] as const;

export interface ReleasedOrder extends Pick<Row<'orders'>, 'order_id' | (typeof ORDER_COLUMNS)[number]>, WasAccepted {
  /** null: of an unknown guest. */
  readonly guest_hash: string | null;
}

/** Orders of goods that the restaurant got in this time. */
export const readReleasedOrders = (
  reader: Reader,
  shopId: ShopId,
  { from, to }: UtcRange,
): Promise<readonly ReleasedOrder[]> =>
  selectOrders(reader, shopId)
    .leftJoin('order_guests', (join) =>
      join.onRef('order_guests.shop_id', '=', 'orders.shop_id').onRef('order_guests.order_id', '=', 'orders.order_id'),
    )
    .select(['orders.order_id', ...ORDER_COLUMNS, 'guest_hash', WAS_ACCEPTED])
    .where('purpose', '=', 'goods')
    .where('released_at', '>=', from)
    .where('released_at', '<', to)
    .orderBy('released_at')
    .execute();

/** Orders of this time whose guests have ordered before; of two at the same instant, the first by id is the first. */
export async function readReturningOrders(
  reader: Reader,
  shopId: ShopId,
  { from, to }: UtcRange,
): Promise<ReadonlySet<OrderId>> {
  const rows = await reader
    .selectFrom('order_guests as own')
    .innerJoin('order_guests as earlier', (join) =>
      join
        .onRef('earlier.shop_id', '=', 'own.shop_id')
        .onRef('earlier.guest_hash', '=', 'own.guest_hash')
        .onRef('earlier.at', '<=', 'own.at'),
    )
    .select('own.order_id')
    .distinct()
    .where('own.shop_id', '=', shopId)
    .where('own.at', '>=', from)
    .where('own.at', '<', to)
    .where(({ or, eb }) =>
      or([eb('earlier.at', '<', eb.ref('own.at')), eb('earlier.order_id', '<', eb.ref('own.order_id'))]),
    )
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

const selectGoods = (reader: Reader, shopId: ShopId, { from, to }: UtcRange) =>
  selectOrders(reader, shopId)
    .where('purpose', '=', 'goods')
    .where('released_at', '>=', from)
    .where('released_at', '<', to);

type OfOrder<Row, Name extends keyof Row> = Pick<Row, Name> & { readonly order_id: OrderId };
type SoldLine = OfOrder<Row<'order_lines'>, 'item_id' | 'name' | 'amount' | 'price'>;

export const readSoldLines = (reader: Reader, shopId: ShopId, range: UtcRange): Promise<readonly SoldLine[]> =>
  selectGoods(reader, shopId, range)
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.shop_id', '=', 'orders.shop_id').onRef('order_lines.order_id', '=', 'orders.order_id'),
    )
    .select(['orders.order_id', 'item_id', 'name', 'amount', 'price'])
    .execute();

type Reduction = OfOrder<Row<'order_adjustments'>, 'source' | 'offer_id' | 'label' | 'amount'>;

export const readReductions = (reader: Reader, shopId: ShopId, range: UtcRange): Promise<readonly Reduction[]> =>
  selectGoods(reader, shopId, range)
    .innerJoin('order_adjustments', (join) =>
      join
        .onRef('order_adjustments.shop_id', '=', 'orders.shop_id')
        .onRef('order_adjustments.order_id', '=', 'orders.order_id'),
    )
    .select(['orders.order_id', 'source', 'offer_id', 'label', 'amount'])
    .execute();

type Gift = OfOrder<Row<'order_gifts'>, 'offer_id' | 'amount'>;

export const readGifts = (reader: Reader, shopId: ShopId, range: UtcRange): Promise<readonly Gift[]> =>
  selectGoods(reader, shopId, range)
    .innerJoin('order_gifts', (join) =>
      join.onRef('order_gifts.shop_id', '=', 'orders.shop_id').onRef('order_gifts.order_id', '=', 'orders.order_id'),
    )
    .select(['orders.order_id', 'offer_id', 'amount'])
    .execute();

/** When orders of this time were handed over. */
export async function readHandOvers(
  reader: Reader,
  shopId: ShopId,
  range: UtcRange,
): Promise<ReadonlyMap<OrderId, string>> {
  const rows = await selectGoods(reader, shopId, range)
    .innerJoin('order_events', (join) =>
      join.onRef('order_events.shop_id', '=', 'orders.shop_id').onRef('order_events.order_id', '=', 'orders.order_id'),
    )
    .select(['orders.order_id', 'at'])
    .where('action', '=', 'handOver')
    .execute();
  return new Map(rows.map(({ order_id, at }) => [order_id, at]));
}

const shortDocument = receiptDocument
  .pick({ kind: true, number: true, gross: true, vat: true })
  .extend({ content: z.object({ void: z.string() }) });
/** What the books need of a document. */
export const shortDocumentColumn = jsonColumn('receipts.document', shortDocument);

const DOCUMENT_COLUMNS = ['document', 'cause', 'issued_at'] as const;
const PAID_COLUMNS = [
  'status',
  'purpose',
  'delivery_type',
  'payment_method',
  'deposits',
  'delivery_fee',
  'list_total',
  'subtotal',
  'cart_discount',
  'coupon_value',
  'tip',
  'tip_recipient',
  'waiter',
] as const;

export type IssuedDocument = Pick<Row<'receipts'>, (typeof DOCUMENT_COLUMNS)[number]> &
  Pick<Row<'orders'>, 'order_id' | (typeof PAID_COLUMNS)[number]> &
  WasAccepted;

/** Documents that were issued in this time, with what the books need of their orders. */
export const readIssuedDocuments = (
  reader: Reader,
  shopId: ShopId,
  { from, to }: UtcRange,
): Promise<readonly IssuedDocument[]> =>
  selectOrders(reader, shopId)
    .innerJoin('receipts', (join) =>
      join.onRef('receipts.shop_id', '=', 'orders.shop_id').onRef('receipts.order_id', '=', 'orders.order_id'),
    )
    .select(['orders.order_id', ...DOCUMENT_COLUMNS, ...PAID_COLUMNS, WAS_ACCEPTED])
    .where('issued_at', '>=', from)
    .where('issued_at', '<', to)
    .orderBy('issued_at')
    .orderBy('receipts.number')
    .execute();

export const readTillParts = (
  reader: Reader,
  shopId: ShopId,
  { from, to }: UtcRange,
): Promise<readonly Row<'till_parts'>[]> =>
  reader
    .selectFrom('till_parts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .execute();
