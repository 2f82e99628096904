import { randomUUID } from 'node:crypto';
import { type OrderId, orderId } from '@tischlein/domain';
import type { Database } from '../db/database.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** The first id that names its month; UUIDs alone are lower. */
const FIRST_MONTH = 'm202611';

/**
 * The id of an order that is placed now. It ends with a UUID, because it gives access to the order (S3 K8), and begins with the time,
 * `m20261128184503120-…`, so that orders are stored in the sequence they are placed in (decision 069), on PostgreSQL in the partition of
 * their month (064). In the first day after an update it has the format that the version before accepts.
 */
export function newOrderId(
  now: string,
  { orderIds: { timesSince, monthsSince } }: Pick<Database, 'orderIds'>,
): OrderId {
  const uuid = randomUUID();
  if (timesSince !== null && now >= timesSince) return orderId(`m${now.replaceAll(/\D/g, '')}-${uuid}`);
  return orderId(monthsSince === null || now < monthsSince ? uuid : `${lowestId(now)}-${uuid}`);
}

/** Whether an order was placed since this instant; PostgreSQL reads only the months that it can be in. */
export const wasPlacedSince = (since: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`placed_at >= ${since} and (order_id >= ${lowestId(since)} or order_id < ${FIRST_MONTH})`;

const lowestId = (instant: string): string => `m${instant.slice(0, 4)}${instant.slice(5, 7)}`;
