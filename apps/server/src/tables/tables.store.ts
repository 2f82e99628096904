import type { ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { jsonColumn } from '../db/json-column.ts';
import { prepareQuery } from '../db/prepare-query.ts';
import { z } from 'zod';

/** Names a table. */
export interface TableKey {
  readonly shopId: ShopId;
  readonly table: number;
}

type TableState = Omit<Row<'table_states'>, keyof TableRef>;

const move = z.object({ visit: z.int(), to: z.int(), toVisit: z.int(), at: z.string() });

export const movesColumn = jsonColumn('table_states.moves', z.array(move));
type TableRef = Pick<Row<'table_states'>, 'shop_id' | 'table_number'>;
const NEW_TABLE: TableState = { code_version: 0, visit: 0, visit_since: null, moves: '[]' };

/** The code and visit of a table; those of a new one if nothing has happened at it yet. */
export async function readTable(reader: Reader, key: TableKey): Promise<TableState> {
  const [row] = await selectTable(reader, key);
  return row ?? NEW_TABLE;
}

const selectTable = prepareQuery((reader: Reader, { shopId, table }: TableKey) =>
  reader
    .selectFrom('table_states')
    .select(['code_version', 'visit', 'visit_since', 'moves'])
    .where('shop_id', '=', shopId)
    .where('table_number', '=', table),
);

export const readTables = (reader: Reader, shopId: ShopId): Promise<Row<'table_states'>[]> =>
  reader.selectFrom('table_states').selectAll().where('shop_id', '=', shopId).execute();

/**
 * Locks a table until the commit and says that it changed. Everything that changes a bill does so first, in the order
 * counters, tables (lowest number first), bills: so no two transactions wait for each other.
 */
export async function lockTables(
  writer: Writer,
  shopId: ShopId,
  tables: readonly [number, ...number[]],
): Promise<TableState> {
  await writer
    .updateTable('shop_counters')
    .set((row) => ({ table_version: row('table_version', '+', 1) }))
    .where('shop_id', '=', shopId)
    .execute();
  for (const table of tables.toSorted((left, right) => left - right)) await upsertTable(writer, { shopId, table });
  return readTable(writer, { shopId, table: tables[0] });
}

const upsertTable = prepareQuery((writer: Writer, { shopId, table }: TableKey) =>
  writer
    .insertInto('table_states')
    .values({ shop_id: shopId, table_number: table, ...NEW_TABLE })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'table_number']).doUpdateSet((row) => ({ visit: row.ref('table_states.visit') })),
    )
    .returning('visit'),
);

/** Renews the QR code of a locked table. */
export async function renewCode(writer: Writer, { shopId, table }: TableKey): Promise<void> {
  await writer
    .updateTable('table_states')
    .set((row) => ({ code_version: row('code_version', '+', 1) }))
    .where('shop_id', '=', shopId)
    .where('table_number', '=', table)
    .execute();
}

/** Ends the visit of the guests of a locked table: they have to scan again. */
export async function endVisit(writer: Writer, { shopId, table }: TableKey, now: string): Promise<void> {
  await writer
    .updateTable('table_states')
    .set((row) => ({ visit: row('visit', '+', 1), visit_since: now }))
    .where('shop_id', '=', shopId)
    .where('table_number', '=', table)
    .execute();
}

/** Ends the visit of a locked table whose guests come along to another locked one (S3 W15). */
export async function moveVisit(
  writer: Writer,
  { shopId, table, to }: TableKey & { readonly to: number },
  { now, since }: { readonly now: string; readonly since: string },
): Promise<void> {
  const { visit, moves } = await readTable(writer, { shopId, table });
  const { visit: toVisit } = await readTable(writer, { shopId, table: to });
  // Sessions end with their day, so older moves are of no use.
  const kept = movesColumn.read(moves).filter(({ at }) => at >= since);
  await endVisit(writer, { shopId, table }, now);
  await writer
    .updateTable('table_states')
    .set({ moves: movesColumn.write([...kept, { visit, to, toVisit, at: now }]) })
    .where('shop_id', '=', shopId)
    .where('table_number', '=', table)
    .execute();
  const call = await readCall(writer, { shopId, table });
  if (!call) return;
  await deleteCall(writer, { shopId, table });
  if (!(await readCall(writer, { shopId, table: to }))) await saveCall(writer, { ...call, table_number: to });
}

/** Where the guests are now who sat at a table at an instant. */
export async function findMovedTo(reader: Reader, { shopId, table }: TableKey, since: string): Promise<number> {
  const { moves } = await readTable(reader, { shopId, table });
  const move = movesColumn.read(moves).find(({ at }) => at > since);
  return move ? findMovedTo(reader, { shopId, table: move.to }, move.at) : table;
}

export async function readCall(reader: Reader, { shopId, table }: TableKey): Promise<Row<'table_calls'> | null> {
  const row = await reader
    .selectFrom('table_calls')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('table_number', '=', table)
    .executeTakeFirst();
  return row ?? null;
}

export const readCalls = (reader: Reader, shopId: ShopId): Promise<Row<'table_calls'>[]> =>
  reader.selectFrom('table_calls').selectAll().where('shop_id', '=', shopId).execute();

export async function saveCall(writer: Writer, row: Row<'table_calls'>): Promise<void> {
  const { kind, called_at } = row;
  await writer
    .insertInto('table_calls')
    .values(row)
    .onConflict((conflict) => conflict.columns(['shop_id', 'table_number']).doUpdateSet({ kind, called_at }))
    .execute();
}

export async function deleteCall(writer: Writer, { shopId, table }: TableKey): Promise<void> {
  await writer.deleteFrom('table_calls').where('shop_id', '=', shopId).where('table_number', '=', table).execute();
}
