import * as calls from '@tischlein/contract/calls';
import type { DeskOrder } from '@tischlein/contract/office';
import { orderId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { lastEventId, streamEvents } from '../http/event-stream.ts';
import { route } from '../http/route.ts';
import { createSessionCheck } from '../staff/staff-session.http.ts';
import { actOnOrder } from '../orders/act-on-order.ts';
import { closeEarlierOrders } from './close-earlier-orders.ts';
import { listDeskOrders, readDeskOrder, readDeskOrders } from './desk-orders.ts';
import { sendDeskOrders } from './send-desk-orders.http.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { handleWithdrawal } from '../withdrawals/handle-withdrawal.ts';
import { streamDesk } from './stream-desk.ts';

/** The order desk. */
export const deskRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listOrders, async ({ shop, staff, request, reply }) => {
    const isListed = listFor(staff);
    return sendDeskOrders(request, reply, { list: await listDeskOrders(deps, shop), isListed });
  });

  route(app, calls.actOnOrder, async ({ shop, staff: { id: by, email: doneBy }, params, body }) => {
    const { orderId: id, action } = params;
    const outcome = await actOnOrder(deps, shop, { ...body, orderId: orderId(id), action, by, doneBy });
    if (outcome.code !== 'done') return refuse(outcome.code);
    return readDeskOrder(deps, outcome.order);
  });

  route(app, calls.closeEarlierOrders, async ({ shop, staff: { id: by, email: doneBy }, body }) => {
    const { closed, left } = await closeEarlierOrders(deps, shop, { orders: body.orders.map(orderId), by, doneBy });
    return { closed: [...(await readDeskOrders(deps, shop, closed))], left: [...left] };
  });

  route(app, calls.handleWithdrawal, async ({ shop, params }) => {
    const order = await handleWithdrawal(deps, shop, params.orderId);
    if (!order) return refuse('orderUnknown');
    return readDeskOrder(deps, order);
  });

  route(app, calls.deskEvents, ({ shop, staff, query, request, reply }) => {
    const after = lastEventId(request) ?? query.after;
    if (after === undefined) return refuse('invalidRequest');
    const isAllowed = createSessionCheck(request, deps, shop);
    const isListed = listFor(staff);
    streamEvents(request, reply, {
      isAllowed,
      start: (stream) => streamDesk(deps, shop.id, { after, stream, isAllowed, isListed }),
    });
    return reply;
  });
};

/** Other systems do not get test orders (decision 046). */
const listFor =
  ({ scopes }: SignedIn) =>
  (order: Pick<DeskOrder, 'isTest'>): boolean =>
    !scopes || !order.isTest;
