import * as calls from '@tischlein/contract/calls';
import type { DeskOrder } from '@tischlein/contract/office';
import { orderId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { lastEventId, streamEvents } from '../http/event-stream.ts';
import { route } from '../http/route.ts';
import { createSessionCheck, requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { actOnOrder } from '../orders/act-on-order.ts';
import { readDeskOrder, listDeskOrders } from './desk-orders.ts';
import { sendDeskOrders } from './send-desk-orders.http.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { handleWithdrawal } from '../withdrawals/handle-withdrawal.ts';
import { streamDesk } from './stream-desk.ts';

/** The order desk. */
export const deskRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listOrders, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const isListed = listFor(await requireStaff(request, deps));
    return sendDeskOrders(request, reply, { list: await listDeskOrders(deps, shop), isListed });
  });

  route(app, calls.actOnOrder, async (request) => {
    const { shop: reference, orderId: id, action } = request.params;
    const shop = await requireShop(request, deps, reference);
    const { id: by, email: doneBy } = await requireStaff(request, deps);
    const outcome = await actOnOrder(deps, shop, { ...request.body, orderId: orderId(id), action, by, doneBy });
    if (outcome.code !== 'done') throw httpProblem(outcome.code);
    return readDeskOrder(deps, outcome.order);
  });

  route(app, calls.handleWithdrawal, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const order = await handleWithdrawal(deps, shop, request.params.orderId);
    if (!order) throw httpProblem('orderUnknown');
    return readDeskOrder(deps, order);
  });

  route(app, calls.deskEvents, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const after = lastEventId(request) ?? request.query.after;
    if (after === undefined) throw httpProblem('invalidRequest');
    const isAllowed = createSessionCheck(request, deps, shop);
    const isListed = listFor(await requireStaff(request, deps));
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
