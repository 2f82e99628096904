import { type Cents, type ShopId, toCents } from '@tischlein/domain';
import { sql, type SqlBool } from 'kysely';
import type { UtcRange } from '../clock.ts';
import { isWaiting } from '../db/accepted-orders.ts';
import type { Reader } from '../db/database.ts';
import { KEPT_PLAN } from '../db/keep-plans.ts';

interface WaitingOrders {
  readonly count: number;
  readonly since: string | null;
}

/** The orders on the desks of these shops that are not accepted yet (docs/reliability.md I7). */
export async function countWaitingOrders(
  reader: Reader,
  shops: readonly ShopId[],
): Promise<ReadonlyMap<ShopId, WaitingOrders>> {
  if (shops.length === 0) return new Map();
  const rows = await reader
    .selectFrom('orders')
    .select(['shop_id', ({ fn }) => fn.countAll().as('count'), ({ fn }) => fn.min('released_at').as('since')])
    .where('shop_id', 'in', shops)
    .where(sql<SqlBool>`status = 'placed' and released_at is not null`)
    .where('purpose', '=', 'goods')
    .groupBy('shop_id')
    .modifyEnd(KEPT_PLAN)
    .execute();
  return new Map(rows.map(({ shop_id, count, since }) => [shop_id, { count: Number(count), since }]));
}

export async function countOpenTasks(reader: Reader, shops: readonly ShopId[]): Promise<ReadonlyMap<ShopId, number>> {
  if (shops.length === 0) return new Map();
  const rows = await reader
    .selectFrom('payment_tasks')
    .select(['shop_id', ({ fn }) => fn.countAll().as('count')])
    .where('shop_id', 'in', shops)
    .where('done_at', 'is', null)
    .groupBy('shop_id')
    .execute();
  return new Map(rows.map(({ shop_id, count }) => [shop_id, Number(count)]));
}

/** Coming reservations without an answer. */
export async function countRequests(
  reader: Reader,
  shops: readonly ShopId[],
  now: string,
): Promise<ReadonlyMap<ShopId, number>> {
  if (shops.length === 0) return new Map();
  const rows = await reader
    .selectFrom('reservations')
    .select(['shop_id', ({ fn }) => fn.countAll().as('count')])
    .where('shop_id', 'in', shops)
    .where('state', '=', 'requested')
    .where('ends_at', '>', now)
    .groupBy('shop_id')
    .execute();
  return new Map(rows.map(({ shop_id, count }) => [shop_id, Number(count)]));
}

/** Orders that came to the desks of these shops, and their sum; those that are unanswered or called off do not count. */
export async function sumOrders(
  reader: Reader,
  shops: readonly ShopId[],
  { from, to }: UtcRange,
): Promise<ReadonlyMap<ShopId, { readonly orders: number; readonly total: Cents }>> {
  if (shops.length === 0) return new Map();
  const rows = await reader
    .selectFrom('orders')
    .select(['shop_id', ({ fn }) => fn.countAll().as('orders'), ({ fn }) => fn.sum('total').as('total')])
    .where('shop_id', 'in', shops)
    .where('released_at', '>=', from)
    .where('released_at', '<', to)
    .where('status', 'not in', ['refused', 'cancelled'])
    .where(({ not }) => not(isWaiting('orders')))
    .where('purpose', '=', 'goods')
    .groupBy('shop_id')
    .modifyEnd(KEPT_PLAN)
    .execute();
  return new Map(
    rows.map(({ shop_id, orders, total }) => [shop_id, { orders: Number(orders), total: toCents(Number(total)) }]),
  );
}
type Counts = ReadonlyMap<ShopId, number>;

/** Texts of guests that are visible and have no answer. */
export async function countUnanswered(reader: Reader, shops: readonly ShopId[]): Promise<Counts> {
  if (shops.length === 0) return new Map();
  const rows = await reader
    .selectFrom('dish_ratings')
    .select(['shop_id', ({ fn }) => fn.countAll().as('count')])
    .where('shop_id', 'in', shops)
    .where('text', '!=', '')
    .where('answer', 'is', null)
    .where('hidden', 'is', null)
    .groupBy('shop_id')
    .execute();
  return toCounts(rows);
}

export async function countApplications(reader: Reader, shops: readonly ShopId[]): Promise<Counts> {
  if (shops.length === 0) return new Map();
  const rows = await reader
    .selectFrom('job_applications')
    .select(['shop_id', ({ fn }) => fn.countAll().as('count')])
    .where('shop_id', 'in', shops)
    .groupBy('shop_id')
    .execute();
  return toCounts(rows);
}

/** Withdrawals from a contract that are not handled yet. */
export async function countOpenWithdrawals(reader: Reader, shops: readonly ShopId[]): Promise<Counts> {
  if (shops.length === 0) return new Map();
  const rows = await reader
    .selectFrom('withdrawals')
    .select(['shop_id', ({ fn }) => fn.countAll().as('count')])
    .where('shop_id', 'in', shops)
    .where('handled_at', 'is', null)
    .groupBy('shop_id')
    .execute();
  return toCounts(rows);
}

const toCounts = (rows: readonly { readonly shop_id: ShopId; readonly count: number | string | bigint }[]): Counts =>
  new Map(rows.map(({ shop_id, count }) => [shop_id, Number(count)]));
