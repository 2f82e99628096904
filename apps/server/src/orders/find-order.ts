import { orderId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { hashSession } from '../identity.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readOrder, type StoredOrder } from './orders.store.ts';

const ORDER_ID = /^(?:m\d{6}(?:\d{11})?-)?[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Returns the order, and whether this session placed it (S3 K8), or null if the shop has no such order. */
export async function findOrder(
  { database }: Pick<Deps, 'database'>,
  shop: LoadedShop,
  { id, session }: { readonly id: string; readonly session: string | null },
): Promise<{ readonly order: StoredOrder; readonly isOwn: boolean } | null> {
  if (!ORDER_ID.test(id)) return null;
  const order = await readOrder(database.read, shop.id, orderId(id));
  return order && { order, isOwn: session !== null && hashSession(session) === order.session_hash };
}
