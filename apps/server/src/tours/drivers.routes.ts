import * as calls from '@tischlein/contract/calls';
import type { TourSuggestions } from '@tischlein/contract/office';
import type { OrderId } from '@tischlein/domain';
import { getShopPoint } from '@tischlein/domain/delivery';
import { type Destination, suggestTour, suggestTours } from '@tischlein/domain/tours';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions, Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { toMilliseconds } from '../clock.ts';
import { toPlace } from '../delivery/resolve-delivery.ts';
import { readOrdersById } from '../orders/desk.store.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { listDrivers } from './list-drivers.ts';

/** What the desk needs to put a tour together. */
export const driverRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listDrivers, async ({ shop }) => ({ drivers: [...(await listDrivers(deps, shop.id))] }));

  route(app, calls.suggestTours, ({ shop, body }) => {
    const { orders: orderIds, isOneTour } = body;
    return suggestForOrders(deps, shop, { orderIds, isOneTour });
  });
};

interface Question {
  readonly orderIds: readonly OrderId[];
  /** All of them on one tour; otherwise those that go together. */
  readonly isOneTour: boolean;
}

/** Suggests tours for orders by where and when they are due; orders that the shop does not have are left out. */
async function suggestForOrders(
  deps: Pick<Deps, 'database' | 'places'>,
  shop: LoadedShop,
  { orderIds, isOneTour }: Question,
): Promise<TourSuggestions> {
  const orders = orderIds.length === 0 ? [] : await readOrdersById(deps.database.read, shop.id, orderIds);
  const places = await Promise.all(orders.map((order) => findDestination(deps, order)));
  const point = getShopPoint(shop.config);
  const tours = isOneTour ? [suggestTour(point, places)] : suggestTours(point, places);
  return { tours: tours.map(({ orderIds: ids, kilometres }) => ({ orders: [...ids], kilometres })) };
}

async function findDestination({ places }: Pick<Deps, 'places'>, order: StoredOrder): Promise<Destination> {
  const { street, streetNumber, zip, city } = order.contact;
  const place = toPlace(zip.trim(), await places.locate({ street, streetNumber, zip, city }));
  const dueAt = toMilliseconds(order.promised_at ?? order.serve_at ?? order.placed_at);
  return { orderId: order.order_id, point: place.point ?? null, zip: place.zip, dueAt };
}
