import { randomUUID } from 'node:crypto';
import { type OrderId, orderId } from '@tischlein/domain';
import type { Database } from '../db/database.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** The first id that names its month; UUIDs alone are lower. */
const FIRST_MONTH = 'm202611';

/**
 * The id of an order that is placed now: a UUID, because it gives access to the order (S3 K8). From `monthIdsSince` on it begins with
 * the month, `m202611-…`, which PostgreSQL partitions orders by (decision 064).
 */
export function newOrderId(now: string, { monthIdsSince }: Pick<Database, 'monthIdsSince'>): OrderId {
  const uuid = randomUUID();
  return orderId(monthIdsSince === null || now < monthIdsSince ? uuid : `${lowestId(now)}-${uuid}`);
}

/** Whether an order was placed since this instant; PostgreSQL reads only the months that it can be in. */
export const wasPlacedSince = (since: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`placed_at >= ${since} and (order_id >= ${lowestId(since)} or order_id < ${FIRST_MONTH})`;

const lowestId = (instant: string): string => `m${instant.slice(0, 4)}${instant.slice(5, 7)}`;
