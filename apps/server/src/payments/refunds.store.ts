import { describeChange } from '../db/open-change.ts';
import { euro } from '@tischlein/wording';
import { type OrderId, type ShopId, toCents } from '@tischlein/domain';
import type { PaymentTaskKind } from '@tischlein/contract/office';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, type InsertOutcome } from '../db/insert-once.ts';
import type { Row } from '../db/tables.ts';

/** Inserts a refund request, unless the shop has one with its id, maybe of another order. */
export async function insertRefund(writer: Writer, row: Row<'refunds'>): Promise<InsertOutcome> {
  const outcome = await insertOnce(writer.insertInto('refunds').values(row), ['shop_id', 'refund_id']);
  if (outcome === 'inserted')
    describeChange([{ topic: 'amount', name: '', before: null, after: euro(toCents(row.amount)) }]);
  return outcome;
}

/** The refund of a shop with this id; its order may be any. */
export const findRefund = (reader: Reader, shopId: ShopId, refundId: string): Promise<Row<'refunds'> | undefined> =>
  reader
    .selectFrom('refunds')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('refund_id', '=', refundId)
    .executeTakeFirst();

/** Reads all refunds of an order, oldest first. */
export const readRefunds = (reader: Reader, shopId: ShopId, orderId: OrderId): Promise<Row<'refunds'>[]> =>
  reader
    .selectFrom('refunds')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('requested_at')
    .orderBy('refund_id')
    .execute();

/** Updates a requested refund. Returns false if it is already finished. */
export async function changeRefund(
  writer: Writer,
  { shop_id, refund_id }: Pick<Row<'refunds'>, 'shop_id' | 'refund_id'>,
  columns: Partial<Pick<Row<'refunds'>, 'state' | 'reference' | 'finished_at' | 'run_at' | 'locked_until' | 'failure'>>,
): Promise<boolean> {
  const changed = await writer
    .updateTable('refunds')
    .set(columns)
    .where('shop_id', '=', shop_id)
    .where('refund_id', '=', refund_id)
    .where('state', '=', 'requested')
    .executeTakeFirstOrThrow();
  return changed.numUpdatedRows > 0n;
}

/** Adds a payment task for the desk. Each kind is open at most once per order; a finished one is reopened. */
export async function addPaymentTask(
  writer: Writer,
  { shopId, orderId }: { readonly shopId: ShopId; readonly orderId: OrderId },
  { kind, at }: { readonly kind: PaymentTaskKind; readonly at: string },
): Promise<void> {
  await writer
    .insertInto('payment_tasks')
    .values({ shop_id: shopId, order_id: orderId, kind, created_at: at, done_at: null, done_by: null })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'order_id', 'kind'])
        .doUpdateSet({ created_at: at, done_at: null, done_by: null })
        .where('payment_tasks.done_at', 'is not', null),
    )
    .execute();
}

/** Reads the open payment tasks, oldest first. */
export const readPaymentTasks = (reader: Reader, shopId: ShopId) =>
  reader
    .selectFrom('payment_tasks')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.shop_id', '=', 'payment_tasks.shop_id')
        .onRef('orders.order_id', '=', 'payment_tasks.order_id'),
    )
    .select([
      'payment_tasks.order_id',
      'orders.number',
      'orders.contact',
      'orders.table_number',
      'payment_tasks.kind',
      'payment_tasks.created_at',
      ({ selectFrom }) =>
        selectFrom('refunds')
          .select(({ fn }) => fn.sum<number | string | null>('refunds.amount').as('amount'))
          .whereRef('refunds.shop_id', '=', 'payment_tasks.shop_id')
          .whereRef('refunds.order_id', '=', 'payment_tasks.order_id')
          .where('failure', '=', 'lost')
          .as('lost'),
    ])
    .where('payment_tasks.shop_id', '=', shopId)
    .where('done_at', 'is', null)
    .orderBy('payment_tasks.created_at')
    .limit(200)
    .execute();

export async function hasOpenPaymentTask(
  reader: Reader,
  { shopId, orderId }: { readonly shopId: ShopId; readonly orderId: OrderId },
): Promise<boolean> {
  const task = await reader
    .selectFrom('payment_tasks')
    .select('kind')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('done_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return task !== undefined;
}

/** Marks a task as done. Returns false if it is not open. */
export async function finishPaymentTask(
  writer: Writer,
  { shopId, orderId, kind }: { readonly shopId: ShopId; readonly orderId: OrderId; readonly kind: PaymentTaskKind },
  { at, by }: { readonly at: string; readonly by: string },
): Promise<boolean> {
  const done = await writer
    .updateTable('payment_tasks')
    .set({ done_at: at, done_by: by })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return done.numUpdatedRows > 0n;
}
