import * as calls from '@tischlein/contract/calls';
import { orderId } from '@tischlein/domain';
import { toHubriseOrder } from '@tischlein/domain/integrations';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { toSharedOrder } from '../integrations/share-order.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import type { Deps } from '../deps.ts';
import type { ShopId } from '@tischlein/domain';
import { readDeskOrder } from './desk-orders.ts';

/** One order, for other systems: as the desk shows it, and in the shape of HubRise. */
export const sharedOrderRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getDeskOrder, async ({ shop, params }) =>
    readDeskOrder(deps, await requireOrder(deps, shop.id, params.orderId)),
  );

  route(app, calls.getHubriseOrder, async ({ shop, params }) =>
    toHubriseOrder(toSharedOrder(await requireOrder(deps, shop.id, params.orderId))),
  );
};

/** Throws 404 for an order that the desk does not have. */
async function requireOrder({ database }: Deps, shopId: ShopId, id: string): Promise<StoredOrder> {
  const order = await readOrder(database.read, shopId, orderId(id));
  if (!order || order.released_at === null || order.purpose === 'test') throw refuse('orderUnknown');
  return order;
}
