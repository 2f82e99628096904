import { randomUUID } from 'node:crypto';
import { type OrderId, orderId } from '@tischlein/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** The first id that names its month; almost all ids from before are lower. */
const FIRST_MONTH = 'ff202611';

/**
 * The id of an order that is placed now: `ff202611-…` in November 2026. The month is what PostgreSQL partitions orders by
 * (decision 064). It has the form of a UUID v4 with 90 random bits, because the id alone gives access to the order (S3 K8).
 */
export const newOrderId = (now: string): OrderId => orderId(`${lowestId(now)}${randomUUID().slice(8)}`);

/** Whether an order was placed since this instant; PostgreSQL reads only the months that it can be in. */
export const wasPlacedSince = (since: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`placed_at >= ${since} and (order_id >= ${lowestId(since)} or order_id < ${FIRST_MONTH})`;

const lowestId = (instant: string): string => `ff${instant.slice(0, 4)}${instant.slice(5, 7)}`;
