import type { ShopId, UserId } from '@tischlein/domain';
import { isFinished, ORDER_STATUSES } from '@tischlein/domain/orders';
import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { type Contact, toContactColumns } from '../orders/order-columns.ts';

type OrderKey = Pick<Row<'orders'>, 'shop_id' | 'order_id'>;

/** Marks the order as creating an account; false: it was already marked. */
export async function requestAccount(
  writer: Writer,
  { shop_id, order_id }: OrderKey,
  request: Pick<Row<'orders'>, 'accept_advertising' | 'advertising_version'> & { readonly account_shop_id: ShopId },
): Promise<boolean> {
  const changed = await writer
    .updateTable('orders')
    .set(request)
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .where('account_shop_id', 'is', null)
    .where('purpose', '!=', 'test')
    .executeTakeFirstOrThrow();
  return changed.numUpdatedRows > 0n;
}

/** Assigns the order to the account once its owner has confirmed the mailbox. */
export async function claimOrder(
  writer: Writer,
  { shop_id, order_id }: OrderKey,
  { accountShopId, accountId }: { readonly accountShopId: ShopId; readonly accountId: UserId },
): Promise<void> {
  await writer
    .updateTable('orders')
    .set({ account_id: accountId })
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .where('account_shop_id', '=', accountShopId)
    .where('account_id', 'is', null)
    .execute();
}

/**
 * Replaces the contact in orders of deleted accounts; the rest of a receipt stays (S3 A4). Only finished orders placed
 * before `placedBefore`: until then the kitchen may need the address. Returns them.
 */
export function anonymizeBuyers(
  writer: Writer,
  { placedBefore, now, contact }: { readonly placedBefore: string; readonly now: string; readonly contact: Contact },
): Promise<readonly OrderKey[]> {
  return writer
    .updateTable('orders')
    .set({ ...toContactColumns(contact), account_id: null })
    .where('account_id', 'is not', null)
    .where('status', 'in', ORDER_STATUSES.filter(isFinished))
    .where('placed_at', '<=', placedBefore)
    .where((where) => where.or([where('serve_at', 'is', null), where('serve_at', '<=', now)]))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('accounts')
            .select('accounts.account_id')
            .whereRef('accounts.shop_id', '=', 'orders.account_shop_id')
            .whereRef('accounts.account_id', '=', 'orders.account_id'),
        ),
      ),
    )
    .returning(['shop_id', 'order_id'])
    .execute();
}
