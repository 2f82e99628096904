import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import type { PaymentRow, RefundRow } from './payment-tables.ts';
import type { OutboxRow } from './outbox-tables.ts';
import type { WebhookDeliveryRow } from './integration-tables.ts';

/** Job tables; a process claims a row by setting `locked_until`. */
interface JobTables {
  readonly outbox: OutboxRow;
  readonly payments: PaymentRow;
  readonly refunds: RefundRow;
  readonly webhook_deliveries: WebhookDeliveryRow;
}

// Payments and refunds without work have no due time; the outbox has a column for it.
const COLUMNS = {
  outbox: {
    key: 'outbox_id',
    dueAt: 'run_at',
    isOpen: sql`done_at is null`,
    countAttempt: sql`, attempts = attempts + 1`,
  },
  payments: { key: 'payment_id', dueAt: 'look_at', isOpen: sql`true`, countAttempt: sql`` },
  refunds: { key: 'refund_id', dueAt: 'run_at', isOpen: sql`true`, countAttempt: sql`, attempts = attempts + 1` },
  webhook_deliveries: {
    key: 'delivery_id',
    dueAt: 'run_at',
    isOpen: sql`done_at is null`,
    countAttempt: sql`, attempts = attempts + 1`,
  },
} as const satisfies Record<keyof JobTables, object>;

/** How many rows to claim, and when the lease ends. */
interface Lease {
  readonly now: string;
  readonly lockedUntil: string;
  readonly most: number;
}

/** Claims due jobs until the lease ends; after that, other processes may take them over. */
export async function claimJobs<Table extends keyof JobTables>(
  database: Database,
  table: Table,
  { now, lockedUntil, most }: Lease,
): Promise<readonly JobTables[Table][]> {
  const { key, dueAt, countAttempt } = COLUMNS[table];
  const skipLocked = database.engine === 'postgres' ? sql`for update skip locked` : sql``;
  const claim = sql<JobTables[Table]>`
    update ${sql.table(table)} set locked_until = ${lockedUntil} ${countAttempt}
    where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where ${isDue(table, now)}
      order by ${sql.ref(dueAt)} limit ${most} ${skipLocked}
    ) returning *`;
  return database.write(async (writer) => (await claim.execute(writer)).rows);
}

/** Returns whether there is a job to claim, without writing. */
export async function hasDueJobs({ read }: Database, table: keyof JobTables, now: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${isDue(table, now)} limit 1`.execute(read);
  return rows.length > 0;
}

function isDue(table: keyof JobTables, now: string): RawBuilder<SqlBool> {
  const { dueAt, isOpen } = COLUMNS[table];
  return sql<SqlBool>`${isOpen} and ${sql.ref(dueAt)} <= ${now} and (locked_until is null or locked_until <= ${now})`;
}
