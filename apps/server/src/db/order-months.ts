import { sql } from 'kysely';
import type { Database, Writer } from './database.ts';

const MONTHS_AHEAD = 3;
const MONTHS_PER_YEAR = 12;

/**
 * Creates the partitions of this and the coming months for orders and their events, on PostgreSQL (decision 064). Rows of a month
 * that had none move into it. Gives up instead of making orders wait.
 */
export async function prepareOrderMonths(database: Database, now: string): Promise<void> {
  if (database.engine !== 'postgres') return;
  let hasChanged = false;
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const month = `${addMonths(now, ahead)}-01`;
    if (await addMonth(database, month)) hasChanged = true;
  }
  if (await validateOrderKeys(database)) hasChanged = true;
  // PostgreSQL counts the rows of a partition by itself, but not those of the whole table.
  if (hasChanged) await database.write((writer) => sql`analyze orders, order_events`.execute(writer));
}

/** The month after this one, 'YYYY-MM', if it has no partition yet; null: it has one, or the engine has no partitions. */
export async function findMissingMonth({ engine, read }: Database, now: string): Promise<string | null> {
  if (engine !== 'postgres') return null;
  const month = addMonths(now, 1);
  const table = `orders_${month.replace('-', '')}`;
  const { rows } = await sql`select from pg_class where oid = to_regclass(${table})`.execute(read);
  return rows.length === 0 ? month : null;
}

/** Returns whether the month had no partition. */
const addMonth = (database: Database, month: string): Promise<boolean> =>
  database.write(async (writer) => {
    await sql`set local lock_timeout = 500`.execute(writer);
    const { rows } = await sql<{ added: boolean }>`select add_order_month(cast(${month} as date)) as added`.execute(
      writer,
    );
    return rows[0]?.added ?? false;
  });

function addMonths(now: string, months: number): string {
  const count = Number(now.slice(0, 4)) * MONTHS_PER_YEAR + Number(now.slice(5, 7)) - 1 + months;
  const month = String((count % MONTHS_PER_YEAR) + 1).padStart(2, '0');
  return `${Math.floor(count / MONTHS_PER_YEAR)}-${month}`;
}

// Foreign keys that were added without checking older rows, by add_order_month or an earlier migration: one after the other, while
// orders come in. Returns whether there were any.
async function validateOrderKeys(database: Database): Promise<boolean> {
  const keys = await sql<{ table: string; name: string }>`
    select relname as table, conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and conparentid = 0 and not convalidated
      and confrelid in ('orders'::regclass, 'orders_before_months'::regclass, 'orders_other'::regclass)`.execute(
    database.read,
  );
  for (const { table, name } of keys.rows) await database.write((writer) => validateKey(writer, table, name));
  return keys.rows.length > 0;
}

async function validateKey(writer: Writer, table: string, name: string): Promise<void> {
  await sql`set local lock_timeout = 500`.execute(writer);
  await sql`set local statement_timeout = 0`.execute(writer);
  await sql`alter table ${sql.table(table)} validate constraint ${sql.ref(name)}`.execute(writer);
}
