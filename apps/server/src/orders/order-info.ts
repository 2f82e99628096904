import type { OrderInfo, OrderStatusAnswer } from '@tischlein/contract/shop';
import { orderId, sum, toCents } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { readPaymentsOf } from '../payments/payments.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { orderInfoAnswer, orderStatusAnswer } from './order-answers.ts';
import { readOrder, readOrderEvents } from './orders.store.ts';
import { sessionHash } from './request-key.ts';

const ORDER_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** How far the kitchen is; null: the shop has no such order. */
export async function orderStatusOf(deps: Deps, shop: LoadedShop, id: string): Promise<OrderStatusAnswer | null> {
  return (await readWithStatus(deps, shop, id))?.status ?? null;
}

/** An order as it was placed, with personal data only for the session that ordered (spec 3 K8); null: the shop has no such order. */
export async function orderInfoOf(
  deps: Deps,
  shop: LoadedShop,
  { id, session }: { readonly id: string; readonly session: string | null },
): Promise<OrderInfo | null> {
  const found = await readWithStatus(deps, shop, id);
  if (!found) return null;
  const isOwn = session !== null && sessionHash(session) === found.order.session_hash;
  return orderInfoAnswer(found.status, found.order, isOwn);
}

async function readWithStatus({ database, clock }: Deps, shop: LoadedShop, id: string) {
  if (!ORDER_ID.test(id)) return null;
  const order = await readOrder(database.read, shop.id, orderId(id));
  if (!order) return null;
  const events = await readOrderEvents(database.read, shop.id, order.order_id);
  const payments = await readPaymentsOf(database.read, shop.id, order.order_id);
  const refunded = sum(payments.map((payment) => toCents(payment.refunded)));
  return { order, status: orderStatusAnswer(order, events, { refunded, now: clock.now() }) };
}
