import type { ShopId, UserId } from '@tischlein/domain';
import { isFinished, ORDER_STATUSES } from '@tischlein/domain/orders';
import type { Writer } from '../db/database.ts';
import type { OrderRow } from '../db/tables.ts';
import type { Contact } from '../orders/orders.store.ts';

type OrderKey = Pick<OrderRow, 'shop_id' | 'order_id'>;

/** Says of an order that an account is to be made with it; false: it was said before. */
export async function requestAccount(
  writer: Writer,
  { shop_id, order_id }: OrderKey,
  request: Pick<OrderRow, 'accept_advertising' | 'advertising_version'> & { readonly account_shop_id: ShopId },
): Promise<boolean> {
  const changed = await writer
    .updateTable('orders')
    .set(request)
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .where('account_shop_id', 'is', null)
    .executeTakeFirstOrThrow();
  return changed.numUpdatedRows > 0n;
}

/** Says whose order it is, once he has shown that the mailbox it was made with is his. */
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
 * Replaces who ordered in the orders of accounts that are gone; all else of a receipt stays (spec 3 A4). Only where the
 * order has ended and was placed before this instant: the kitchen may still need to know where it goes.
 */
export async function anonymizeBuyers(
  writer: Writer,
  { placedBefore, now, contact }: { readonly placedBefore: string; readonly now: string; readonly contact: Contact },
): Promise<void> {
  await writer
    .updateTable('orders')
    .set({ contact: JSON.stringify(contact), account_id: null })
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
    .execute();
}
