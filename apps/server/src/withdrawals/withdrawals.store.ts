import type { OrderId, ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, type InsertOutcome } from '../db/insert-once.ts';
import type { Row } from '../db/tables.ts';

/** Inserts a declaration, unless the same one exists. */
export const insertWithdrawal = (writer: Writer, row: Row<'withdrawals'>): Promise<InsertOutcome> =>
  insertOnce(writer.insertInto('withdrawals').values(row), ['shop_id', 'withdrawal_id']);

export async function readWithdrawal(reader: Reader, shopId: ShopId, id: string): Promise<Row<'withdrawals'> | null> {
  const row = await reader
    .selectFrom('withdrawals')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('withdrawal_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Counts the declarations about an order after this instant. */
export async function countWithdrawalsSince(
  reader: Reader,
  { shop_id, order_id }: Pick<Row<'withdrawals'>, 'shop_id' | 'order_id'>,
  since: string,
): Promise<number> {
  const { count } = await reader
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .where('declared_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads the withdrawals that the shop has not handled, oldest first. */
export const readOpenWithdrawals = (reader: Reader, shopId: ShopId): Promise<Row<'withdrawals'>[]> =>
  reader
    .selectFrom('withdrawals')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('handled_at', 'is', null)
    .orderBy('declared_at')
    .execute();

export async function hasOpenWithdrawal(reader: Reader, shopId: ShopId, orderId: OrderId): Promise<boolean> {
  const withdrawal = await reader
    .selectFrom('withdrawals')
    .select('withdrawal_id')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('handled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return withdrawal !== undefined;
}

/** Marks all declarations about an order as handled. Returns false if none was open. */
export async function markHandled(
  writer: Writer,
  { shopId, orderId, at }: { readonly shopId: ShopId; readonly orderId: OrderId; readonly at: string },
): Promise<boolean> {
  const marked = await writer
    .updateTable('withdrawals')
    .set({ handled_at: at })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return marked.numUpdatedRows > 0n;
}

const MOST_LISTED = 200;

/** The withdrawals of a shop with the numbers of their orders: open ones first, then the newest. */
export const listWithdrawals = (reader: Reader, shopId: ShopId) =>
  reader
    .selectFrom('withdrawals')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'withdrawals.shop_id').onRef('orders.order_id', '=', 'withdrawals.order_id'),
    )
    .select(['withdrawal_id', 'withdrawals.order_id', 'number', 'name', 'email', 'items', 'declared_at', 'handled_at'])
    .where('withdrawals.shop_id', '=', shopId)
    .orderBy((row) => row.case().when('handled_at', 'is', null).then(0).else(1).end())
    .orderBy('declared_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
