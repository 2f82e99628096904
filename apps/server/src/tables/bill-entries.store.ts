import type { BillId, BillPartId, OrderId, ShopId } from '@tischlein/domain';
import type { Reader } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { type EntryDetail, entryDetailColumn } from './bill-column.ts';

/** What the request with this Idempotency-Key has done, and its hash, if a bill was changed by it. */
export async function findEntry(
  reader: Reader,
  shopId: ShopId,
  key: string,
): Promise<{ readonly requestHash: string | null; readonly detail: EntryDetail } | null> {
  const row = await reader
    .selectFrom('bill_entries')
    .select(['request_hash as requestHash', 'detail'])
    .where('shop_id', '=', shopId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row ? { ...row, detail: entryDetailColumn.read(row.detail) } : null;
}

/** The waiter who last booked something on a bill; empty: none. */
export async function findLastWaiter(reader: Reader, shopId: ShopId, id: BillId): Promise<string> {
  const row = await reader
    .selectFrom('bill_entries')
    .select('author_name as name')
    .where('shop_id', '=', shopId)
    .where('bill_id', '=', id)
    .where('action', '=', 'book')
    .where('author_kind', '=', 'waiter')
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return row?.name ?? '';
}

/** A refund or move of items of a round. */
export interface RoundEntry extends Pick<Row<'bill_entries'>, 'action' | 'at'> {
  readonly orderId: OrderId;
  readonly author: string;
  readonly detail: EntryDetail;
}

/** Refunds and moves on the bills of these rounds, oldest first. */
export async function readRoundEntries(
  reader: Reader,
  shopId: ShopId,
  orderIds: readonly OrderId[],
): Promise<RoundEntry[]> {
  if (orderIds.length === 0) return [];
  const rows = await reader
    .selectFrom('bill_orders')
    .innerJoin('bill_entries', (join) =>
      join
        .onRef('bill_entries.shop_id', '=', 'bill_orders.shop_id')
        .onRef('bill_entries.bill_id', '=', 'bill_orders.bill_id'),
    )
    .select(['bill_orders.order_id as orderId', 'action', 'at', 'author_name as author', 'detail'])
    .where('bill_orders.shop_id', '=', shopId)
    .where('bill_orders.order_id', 'in', orderIds)
    .where('action', 'in', ['refund', 'moveOut', 'moveTable'])
    .orderBy('at')
    .orderBy('bill_entries.version')
    .execute();
  return rows.map(({ detail, ...row }) => ({ ...row, detail: entryDetailColumn.read(detail) }));
}

/** When and by whom these parts were handed over to the till, maybe on a bill that was joined to another one. */
export async function readHandovers(
  reader: Reader,
  shopId: ShopId,
  parts: readonly BillPartId[],
): Promise<ReadonlyMap<string, { readonly at: string; readonly name: string }>> {
  if (parts.length === 0) return new Map();
  const rows = await reader
    .selectFrom('bill_entries')
    .select(['at', 'author_name as name', 'part_id as part'])
    .where('shop_id', '=', shopId)
    .where('part_id', 'in', parts)
    .where('action', 'in', ['handOver', 'clear'])
    .execute();
  return new Map(rows.map(({ part, at, name }) => [part ?? '', { at, name }]));
}
