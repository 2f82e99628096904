import { sql } from 'kysely';
import type { Reader, Writer } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

type TableName = keyof Tables;
export type Row = Tables[TableName];

// By table the columns of its key, in an order in which no row comes before one it refers to. Sessions stay behind: whoever
// works with a copy signs in again.
const KEYS: Readonly<Record<Exclude<TableName, 'staff_sessions'>, readonly string[]>> = {
  shops: ['shop_id'],
  shop_counters: ['shop_id'],
  menus: ['shop_id'],
  media: ['shop_id', 'image_id'],
  orders: ['shop_id', 'order_id'],
  order_lines: ['shop_id', 'order_id', 'position'],
  order_adjustments: ['shop_id', 'order_id', 'position'],
  order_events: ['shop_id', 'sequence'],
  order_keys: ['shop_id', 'key'],
  coupons: ['shop_id', 'code'],
  coupon_uses: ['shop_id', 'code', 'order_id', 'customer'],
  outbox: ['outbox_id'],
  staff: ['staff_id'],
  staff_shops: ['staff_id', 'shop_id'],
};
export type SavedTable = keyof typeof KEYS;

export const isSavedTable = (name: string): name is SavedTable => Object.hasOwn(KEYS, name);
export const SAVED_TABLES: readonly SavedTable[] = Object.keys(KEYS).filter(isSavedTable);

/** Some rows of a table, in the order of its key. */
export function readRows(
  reader: Reader,
  table: SavedTable,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<Row[]> {
  const order = KEYS[table].map((column) => sql.ref(column));
  return reader.selectFrom(table).selectAll().orderBy(sql.join(order)).limit(most).offset(after).execute();
}

export async function insertRows(writer: Writer, table: SavedTable, rows: readonly Row[]): Promise<void> {
  await writer.insertInto(table).values(rows).execute();
}

/** Whether there is anything that a restore would replace. */
export async function isEmpty(reader: Reader): Promise<boolean> {
  return (await reader.selectFrom('shops').select('shop_id').limit(1).execute()).length === 0;
}

/** Empties every table. */
export async function deleteEverything(writer: Writer): Promise<void> {
  for (const table of ['staff_sessions' as const, ...SAVED_TABLES.toReversed()])
    await writer.deleteFrom(table).execute();
}

/** The highest version any shop has. */
export async function highestVersion(reader: Reader): Promise<number> {
  const { max } = reader.fn;
  const row = await reader
    .selectFrom('shop_counters')
    .select([max('config_version').as('config'), max('menu_version').as('menu')])
    .executeTakeFirst();
  return Math.max(row?.config ?? 0, row?.menu ?? 0);
}

/** Raises every version, so that every process notices that all has changed. */
export async function raiseVersions(writer: Writer, by: number): Promise<void> {
  await writer
    .updateTable('shop_counters')
    .set((row) => ({ config_version: row('config_version', '+', by), menu_version: row('menu_version', '+', by) }))
    .execute();
}
