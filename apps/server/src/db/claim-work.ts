import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import type { PaymentRow, RefundRow } from './payment-tables.ts';
import type { OutboxRow } from './tables.ts';

/** Tables of what is to be done at a time, each row by one process: whoever has taken it holds it until `locked_until`. */
interface Work {
  readonly outbox: OutboxRow;
  readonly payments: PaymentRow;
  readonly refunds: RefundRow;
}

// Where nothing more is to be done, no time is set; the outbox says so of its own.
const COLUMNS = {
  outbox: { key: 'outbox_id', dueAt: 'run_at', isOpen: sql`done_at is null`, counted: sql`, attempts = attempts + 1` },
  payments: { key: 'payment_id', dueAt: 'look_at', isOpen: sql`true`, counted: sql`` },
  refunds: { key: 'refund_id', dueAt: 'run_at', isOpen: sql`true`, counted: sql`, attempts = attempts + 1` },
} as const satisfies Record<keyof Work, object>;

/** What is taken at once, and until when it is held. */
interface Lease {
  readonly now: string;
  readonly lockedUntil: string;
  readonly most: number;
}

/** Takes what is due, for as long as the lease lasts; whoever dies meanwhile leaves it to the next. */
export async function claimWork<Table extends keyof Work>(
  database: Database,
  table: Table,
  { now, lockedUntil, most }: Lease,
): Promise<readonly Work[Table][]> {
  const { key, dueAt, counted } = COLUMNS[table];
  const passOver = database.engine === 'postgres' ? sql`for update skip locked` : sql``;
  const claim = sql<Work[Table]>`
    update ${sql.table(table)} set locked_until = ${lockedUntil} ${counted}
    where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where ${isDue(table, now)}
      order by ${sql.ref(dueAt)} limit ${most} ${passOver}
    ) returning *`;
  return database.write(async (writer) => (await claim.execute(writer)).rows);
}

/** Whether there is anything to claim; costs no write. */
export async function isWorkDue({ read }: Database, table: keyof Work, now: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${isDue(table, now)} limit 1`.execute(read);
  return rows.length > 0;
}

function isDue(table: keyof Work, now: string): RawBuilder<SqlBool> {
  const { dueAt, isOpen } = COLUMNS[table];
  return sql<SqlBool>`${isOpen} and ${sql.ref(dueAt)} <= ${now} and (locked_until is null or locked_until <= ${now})`;
}
