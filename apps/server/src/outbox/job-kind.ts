import type { OrderId, ShopId } from '@tischlein/domain';
import type { z } from 'zod';
import { jsonColumn } from '../db/json-column.ts';
import type { Row } from '../db/tables.ts';

/** A job to queue. */
export interface NewJob {
  readonly kind: string;
  readonly payload: object;
  readonly isUrgent: boolean;
}

/** A queued job. A mail uses the id as its Message-ID. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly shopId: ShopId;
  /** The order it is about, if any: if the job fails for good, the shop gets a task about this order. */
  readonly orderId: OrderId | null;
  readonly createdAt: string;
  /** How often the shop had deleted a guest when the job was claimed. */
  readonly erasures: number;
}

/** A row with what was known when it was claimed. */
export interface ClaimedRow extends Row<'outbox'>, Pick<Job, 'erasures'> {}

/** Runs the jobs of one kind; throws to have a job retried. Must be idempotent (docs/reliability.md I11). */
export interface JobHandler {
  readonly kind: string;
  /** The payload is removed once the job is done: it holds personal data. */
  readonly forgetsPayload?: true;
  readonly run: (row: ClaimedRow) => Promise<void>;
}

interface KindOptions extends Pick<JobHandler, 'forgetsPayload'> {
  /** It does not wait behind mails, which a slow mail server holds up. */
  readonly isUrgent?: boolean;
}

/**
 * A kind of job with the schema of its payload. Both are stored: the schema must accept the payloads of earlier versions,
 * and a kind must keep its handler until no row of it can be pending.
 */
export function jobKind<Payload extends object>(
  kind: string,
  schema: z.ZodType<Payload>,
  { isUrgent = false, ...options }: KindOptions = {},
) {
  const column = jsonColumn('outbox.payload', schema);
  return {
    kind,
    create: (payload: Payload): NewJob => ({ kind, payload, isUrgent }),
    handle: (run: (payload: Payload, job: Job) => Promise<void>): JobHandler => ({
      kind,
      ...options,
      run: async (row) => run(column.read(row.payload), toJob(row)),
    }),
  };
}

const toJob = (row: ClaimedRow): Job => ({
  id: row.outbox_id,
  kind: row.kind,
  shopId: row.shop_id,
  orderId: row.order_id,
  createdAt: row.created_at,
  erasures: row.erasures,
});
