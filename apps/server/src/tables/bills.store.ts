import { type BillId, billId, type OrderId, orderId, type ShopId } from '@tischlein/domain';
import { type Bill, createBill } from '@tischlein/domain/table';
import { randomUUID } from 'node:crypto';
import type { Reader, Writer } from '../db/database.ts';
import { insertMissing, keepFirst } from '../db/insert-once.ts';
import type { Row } from '../db/tables.ts';
import { insertRows } from '../db/insert-rows.ts';
import { prepareQuery } from '../db/prepare-query.ts';
import { recordTillParts } from './till-parts.store.ts';
import { billColumn, type EntryDetail, entryDetailColumn } from './bill-column.ts';

/** A bill with the version that an entry of its history names. */
export interface StoredBill {
  readonly shopId: ShopId;
  readonly bill: Bill;
  readonly version: number;
  readonly rounds: number;
  readonly openedAt: string;
  readonly lastBookedAt: string;
}

function toStoredBill(row: Row<'table_bills'>): StoredBill {
  const isCleared = row.cleared_at !== null;
  const bill = { id: row.bill_id, table: row.table_number, isCleared, ...billColumn.read(row.document) };
  return {
    shopId: row.shop_id,
    bill,
    version: row.version,
    rounds: row.rounds,
    openedAt: row.opened_at,
    lastBookedAt: row.last_booked_at,
  };
}

/** The open bill of a table, or null. */
export async function readOpenBill(reader: Reader, shopId: ShopId, table: number): Promise<StoredBill | null> {
  const [row] = await selectOpenBill(reader, { shopId, table });
  return row ? toStoredBill(row) : null;
}

const selectOpenBill = prepareQuery(
  (reader: Reader, { shopId, table }: { readonly shopId: ShopId; readonly table: number }) =>
    reader
      .selectFrom('table_bills')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('table_number', '=', table)
      .where('cleared_at', 'is', null),
);

/** The versions of all open bills. */
export const readOpenVersions = (
  reader: Reader,
  shopId: ShopId,
): Promise<{ readonly billId: BillId; readonly version: number }[]> =>
  reader
    .selectFrom('table_bills')
    .select(['bill_id as billId', 'version'])
    .where('shop_id', '=', shopId)
    .where('cleared_at', 'is', null)
    .execute();

/** All open bills of a shop. */
export async function readOpenBills(reader: Reader, shopId: ShopId): Promise<StoredBill[]> {
  const open = reader.selectFrom('table_bills').selectAll().where('shop_id', '=', shopId);
  return (await open.where('cleared_at', 'is', null).execute()).map(toStoredBill);
}

export async function readBills(reader: Reader, shopId: ShopId, ids: readonly BillId[]): Promise<StoredBill[]> {
  if (ids.length === 0) return [];
  const rows = await reader
    .selectFrom('table_bills')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('bill_id', 'in', ids)
    .execute();
  return rows.map(toStoredBill);
}

/** The bills that hold lines of this round, or that this part pays. */
export async function findOrderBills(reader: Reader, shopId: ShopId, orderId: OrderId): Promise<BillId[]> {
  const rows = await reader
    .selectFrom('bill_orders')
    .select('bill_id')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('bill_id')
    .execute();
  return rows.map(({ bill_id }) => bill_id);
}

/** Reads the bill and locks it until the commit, so that changes come one by one. */
export async function lockBill(writer: Writer, shopId: ShopId, id: BillId): Promise<StoredBill | null> {
  const row = await writer
    .updateTable('table_bills')
    .set((columns) => ({ version: columns.ref('version') }))
    .where('shop_id', '=', shopId)
    .where('bill_id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toStoredBill(row) : null;
}

/** Locks the open bill of a table, if there is one. The table is locked already. */
export async function lockOpenBill(writer: Writer, shopId: ShopId, table: number): Promise<StoredBill | null> {
  const open = await readOpenBill(writer, shopId, table);
  return open && lockBill(writer, shopId, open.bill.id);
}

/** Opens a bill for a table that has none. The table is locked already. */
export async function openBill(
  writer: Writer,
  shopId: ShopId,
  { table, now }: { readonly table: number; readonly now: string },
): Promise<StoredBill> {
  const bill = createBill(billId(randomUUID()), table);
  const stored = { shopId, bill, version: 0, rounds: 0, openedAt: now, lastBookedAt: now };
  await insertRows(writer, 'table_bills', [
    {
      shop_id: shopId,
      bill_id: bill.id,
      table_number: table,
      version: stored.version,
      rounds: 0,
      opened_at: now,
      last_booked_at: now,
      cleared_at: null,
      document: billColumn.write(bill),
    },
  ]);
  return stored;
}

/** Who changed a bill (S3 W9). */
export interface Author {
  readonly kind: Row<'bill_entries'>['author_kind'];
  /** Empty: unknown. */
  readonly name: string;
}

export const AUTOMATIC: Author = { kind: 'automatic', name: '' };

/** The Idempotency-Key of a request with the hash of its body. */
export interface EntryKey {
  readonly key: string;
  readonly requestHash: string;
}

interface BillChange {
  readonly after: Bill;
  readonly action: Row<'bill_entries'>['action'];
  readonly author: Author;
  readonly detail: EntryDetail;
  readonly now: string;
  /** A round was booked. */
  readonly isBooking?: true;
  readonly key?: EntryKey | null;
}

/** Saves a locked bill and the entry of its history. */
export async function saveBill(writer: Writer, before: StoredBill, change: BillChange): Promise<void> {
  const { after, action, author, detail, now, isBooking = false, key } = change;
  const { shopId } = before;
  const version = before.version + 1;
  await writer
    .updateTable('table_bills')
    .set({
      version,
      table_number: after.table,
      document: billColumn.write(after),
      ...(after.isCleared && !before.bill.isCleared && { cleared_at: now }),
      ...(isBooking && { rounds: before.rounds + 1, last_booked_at: now }),
    })
    .where('shop_id', '=', shopId)
    .where('bill_id', '=', after.id)
    .execute();
  await indexOrders(writer, shopId, after);
  const entry = { shop_id: shopId, bill_id: after.id, version, at: now };
  const by = { author_kind: author.kind, author_name: author.name };
  await insertRows(writer, 'bill_entries', [
    {
      ...entry,
      ...by,
      action,
      part_id: detail.part ?? null,
      detail: entryDetailColumn.write(detail),
      request_key: key?.key ?? null,
      request_hash: key?.requestHash ?? null,
    },
  ]);
  await recordTillParts(writer, { before: before.bill, after }, { ...entry, ...by });
}

// Orders stay listed at bills that they have left, so that their history is found.
async function indexOrders(writer: Writer, shop_id: ShopId, { id: bill_id, lines, parts }: Bill): Promise<void> {
  const paying = parts.filter(({ channel }) => channel === 'online').map(({ id }) => orderId(id));
  const orders = new Set([...lines.map(({ round }) => round), ...paying]);
  if (orders.size === 0) return;
  const rows = [...orders].map((order_id) => ({ shop_id, order_id, bill_id }));
  keepFirst(await insertMissing(writer.insertInto('bill_orders').values(rows), ['shop_id', 'order_id', 'bill_id']));
}
