import { orderInfo, orderStatus } from '@tischlein/contract/shop';
import { orderId } from '@tischlein/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { type EventStream, streamEvents } from '../http/event-stream.ts';
import { readGuestSession } from '../http/guest-session.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { readOrderInfo, readOrderStatus } from './order-info.ts';

const ofOrder = { tags: ['shop'], params: z.object({ shop: z.string(), orderId: z.string() }) };
const INFO = { ...ofOrder, summary: 'An order as it was placed', response: { 200: orderInfo } };
const STATUS = { ...ofOrder, summary: 'How far the kitchen is', response: { 200: orderStatus } };
const EVENTS = { ...ofOrder, summary: 'How far the kitchen is, as server-sent events' };

/** The calls of the order pages; the order id is the secret (S2 §7 Shop calls, S3 K8). */
export const orderPageRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/shop/:shop/info/:orderId', { schema: INFO }, async (request, reply) => {
    const shop = requireShopByRef(deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const session = readGuestSession(request, deps);
    const info = await readOrderInfo(deps, shop, { id: request.params.orderId, session });
    if (!info) throw httpProblem('orderUnknown');
    return info;
  });

  app.get('/api/shop/:shop/status/:orderId', { schema: STATUS }, async (request, reply) => {
    const shop = requireShopByRef(deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const status = await readOrderStatus(deps, shop, request.params.orderId);
    if (!status) throw httpProblem('orderUnknown');
    return status;
  });

  app.get('/api/shop/:shop/status/:orderId/events', { schema: EVENTS }, async (request, reply) => {
    const shop = requireShopByRef(deps, request.params.shop);
    const { orderId: id } = request.params;
    if (!(await readOrderStatus(deps, shop, id))) throw httpProblem('orderUnknown');
    streamEvents(request, reply, (stream) => streamStatus(deps, shop, { id, stream }));
    return reply;
  });
};

// Sends the status now and after each change.
function streamStatus(
  deps: Deps,
  shop: LoadedShop,
  { id, stream }: { readonly id: string; readonly stream: EventStream },
): () => void {
  let sent = '';
  const send = async (): Promise<void> => {
    const status = await readOrderStatus(deps, shop, id);
    const now = JSON.stringify(status);
    if (now === sent) return;
    sent = now;
    stream.send({ event: 'status', data: status });
  };
  // One at a time, so that an older status is never sent after a newer one.
  let sending = Promise.resolve();
  const sendOrEnd = (): void => {
    sending = sending.then(send).catch(() => stream.close());
  };
  sendOrEnd();
  return deps.events.onOrdersChanged(shop.id, (changed) => {
    if (changed === null || changed === orderId(id)) sendOrEnd();
  });
}
