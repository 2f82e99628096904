import { sql } from 'kysely';
import type { Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { KeyedTable, TableName } from '../db/table-keys.ts';
import type { Tables } from '../db/tables.ts';

type Row = Tables[TableName];

/** Copies all rows of these tables, in pages, and returns their number. */
export async function copyTables(from: Reader, to: Writer, tables: readonly KeyedTable[]): Promise<number> {
  let rows = 0;
  for (const keyed of tables) rows += await copyTable(from, to, keyed);
  return rows;
}

/** The number of rows of each table. */
export async function countTables(
  reader: Reader,
  tables: readonly KeyedTable[],
): Promise<ReadonlyMap<TableName, number>> {
  const counts = new Map<TableName, number>();
  for (const [table] of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(reader);
    counts.set(table, Number(rows[0]?.count ?? 0));
  }
  return counts;
}

/** The tables in which the numbers of rows differ. */
export const findDifferences = (
  counts: ReadonlyMap<TableName, number>,
  others: ReadonlyMap<TableName, number>,
): readonly TableName[] => [...counts].filter(([table, count]) => others.get(table) !== count).map(([table]) => table);

async function copyTable(from: Reader, to: Writer, keyed: KeyedTable): Promise<number> {
  const [table] = keyed;
  let copied = 0;
  let last: Row | undefined;
  do {
    const rows = await readPage(from, keyed, last);
    if (rows.length > 0) await insertRows(to, table, rows);
    copied += rows.length;
    last = rows.at(-1);
  } while (last !== undefined);
  return copied;
}

const ROWS_PER_PAGE = 200;
// Their rows hold files.
const FILE_TABLES: readonly TableName[] = ['media', 'job_applications'];
const FILES_PER_PAGE = 4;

async function readPage(from: Reader, [table, key]: KeyedTable, after: Row | undefined): Promise<readonly Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const last: Readonly<Record<string, unknown>> = { ...after };
  const values = sql.join(key.map((column) => last[column]));
  const condition = after === undefined ? sql`` : sql`where (${columns}) > (${values})`;
  const limit = FILE_TABLES.includes(table) ? FILES_PER_PAGE : ROWS_PER_PAGE;
  const page = sql<Row>`select * from ${sql.table(table)} ${condition} order by ${columns} limit ${limit}`;
  return (await page.execute(from)).rows;
}
