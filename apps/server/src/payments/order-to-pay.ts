import { orderId } from '@tischlein/domain';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { hashSession } from '../identity.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readPayments } from './payments.store.ts';

interface PaymentLookup {
  readonly gateway: string;
  readonly orderId: string;
  readonly session: string | null;
}

type OrderToPay =
  | {
      readonly code: 'found';
      readonly order: StoredOrder;
      /** The latest attempt; null: there is nothing to pay online. */
      readonly payment: Row<'payments'> | null;
    }
  | { readonly code: 'orderUnknown' | 'methodNotAllowed' };

/** Finds the order to pay: only for the session that placed it, and by the method it was placed with. */
export async function findOrderToPay(deps: Deps, shop: LoadedShop, lookup: PaymentLookup): Promise<OrderToPay> {
  const order = await readOrder(deps.database.read, shop.id, orderId(lookup.orderId));
  const isOwn = order !== null && lookup.session !== null && hashSession(lookup.session) === order.session_hash;
  if (!isOwn) return { code: 'orderUnknown' };
  if (lookup.gateway !== order.payment_method) return { code: 'methodNotAllowed' };
  const attempts = await readPayments(deps.database.read, shop.id, order.order_id);
  return { code: 'found', order, payment: attempts.at(-1) ?? null };
}
