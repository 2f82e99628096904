import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import type { Row } from './tables.ts';

/** Rows of a table that are worked on together; a process claims a row by setting `locked_until`. */
interface Queues {
  readonly urgentJobs: Row<'outbox'>;
  readonly jobs: Row<'outbox'>;
  readonly payments: Row<'payments'>;
  readonly refunds: Row<'refunds'>;
  readonly webhook_deliveries: Row<'webhook_deliveries'>;
}

const OUTBOX = { table: 'outbox', key: 'outbox_id', dueAt: 'run_at', countAttempt: sql`, attempts = attempts + 1` };

// Payments and refunds without work have no due time; the outbox has a column for it.
const QUEUES = {
  urgentJobs: { ...OUTBOX, isOpen: sql`done_at is null and urgent = 1` },
  jobs: { ...OUTBOX, isOpen: sql`done_at is null and urgent = 0` },
  payments: { table: 'payments', key: 'payment_id', dueAt: 'look_at', isOpen: sql`true`, countAttempt: sql`` },
  refunds: {
    table: 'refunds',
    key: 'refund_id',
    dueAt: 'run_at',
    isOpen: sql`true`,
    countAttempt: sql`, attempts = attempts + 1`,
  },
  webhook_deliveries: {
    table: 'webhook_deliveries',
    key: 'delivery_id',
    dueAt: 'run_at',
    isOpen: sql`done_at is null`,
    countAttempt: sql`, attempts = attempts + 1`,
  },
} as const satisfies Record<keyof Queues, object>;

/** How many rows to claim, and when the lease ends. */
interface Lease {
  readonly now: string;
  readonly lockedUntil: string;
  readonly most: number;
}

/** Claims due jobs until the lease ends; after that, other processes may take them over. */
export async function claimJobs<Queue extends keyof Queues>(
  database: Database,
  queue: Queue,
  { now, lockedUntil, most }: Lease,
): Promise<readonly Queues[Queue][]> {
  const { table, key, dueAt, countAttempt } = QUEUES[queue];
  const skipLocked = database.engine === 'postgres' ? sql`for update skip locked` : sql``;
  const claim = sql<Queues[Queue]>`
    update ${sql.table(table)} set locked_until = ${lockedUntil} ${countAttempt}
    where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where ${isDue(queue, now)}
      order by ${sql.ref(dueAt)} limit ${most} ${skipLocked}
    ) returning *`;
  return database.write(async (writer) => (await claim.execute(writer)).rows);
}

/** Returns whether there is a job to claim, without writing. */
export async function hasDueJobs({ read }: Database, queue: keyof Queues, now: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from ${sql.table(QUEUES[queue].table)} where ${isDue(queue, now)} limit 1`.execute(read);
  return rows.length > 0;
}

function isDue(queue: keyof Queues, now: string): RawBuilder<SqlBool> {
  const { dueAt, isOpen } = QUEUES[queue];
  return sql<SqlBool>`${isOpen} and ${sql.ref(dueAt)} <= ${now} and (locked_until is null or locked_until <= ${now})`;
}
