import { sql, type SqlBool } from 'kysely';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, type InsertOutcome } from '../db/insert-once.ts';
import { KEPT_PLAN } from '../db/keep-plans.ts';
import type { Row } from '../db/tables.ts';
import type { OrderKey } from '../orders/order-follower.ts';

/** An order that the desk has had since `releasedAt` and that is unanswered. */
export interface UnansweredOrder extends OrderKey, Pick<Row<'orders'>, 'serve_at' | 'pays_later'> {
  readonly releasedAt: string;
  readonly taken: ReadonlySet<Row<'escalation_steps'>['step']>;
}

/** Lists the unanswered orders that the desk got from `since` to `until`, oldest first. Test orders are not among them. */
export async function listUnanswered(
  reader: Reader,
  { since, until }: { readonly since: string; readonly until: string },
): Promise<readonly UnansweredOrder[]> {
  const orders = await reader
    .selectFrom('orders')
    .select(['shop_id', 'order_id', 'released_at', 'serve_at', 'pays_later'])
    .where(IS_UNANSWERED)
    .where('purpose', '=', 'goods')
    .where('released_at', '>=', since)
    .where('released_at', '<=', until)
    .orderBy('released_at')
    .modifyEnd(KEPT_PLAN)
    .execute();
  if (orders.length === 0) return [];
  const steps = await reader
    .selectFrom('escalation_steps')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.shop_id', '=', 'escalation_steps.shop_id')
        .onRef('orders.order_id', '=', 'escalation_steps.order_id'),
    )
    .select(['escalation_steps.shop_id', 'escalation_steps.order_id', 'escalation_steps.step'])
    .where(IS_UNANSWERED)
    .where('released_at', '>=', since)
    .modifyEnd(KEPT_PLAN)
    .execute();
  const taken = Map.groupBy(steps, toKey);
  return orders.map(({ released_at: releasedAt, ...order }) => ({
    ...order,
    releasedAt: releasedAt ?? since,
    taken: new Set((taken.get(toKey(order)) ?? []).map(({ step }) => step)),
  }));
}

// Written out, not as parameters: only so does SQLite use the partial index.
const IS_UNANSWERED = sql<SqlBool>`status = 'placed' and released_at is not null`;

const toKey = ({ shop_id, order_id }: OrderKey): string => `${shop_id} ${order_id}`;

/** Records a step, unless it was taken before, perhaps by another process. */
export const recordStep = (writer: Writer, row: Row<'escalation_steps'>): Promise<InsertOutcome> =>
  insertOnce(writer.insertInto('escalation_steps').values(row), ['shop_id', 'order_id', 'step']);
