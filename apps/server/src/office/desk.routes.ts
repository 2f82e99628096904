import { Readable } from 'node:stream';
import * as calls from '@tischlein/contract/calls';
import { deskOrder } from '@tischlein/contract/office';
import { orderId } from '@tischlein/domain';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { lastEventId, streamEvents } from '../http/event-stream.ts';
import { route } from '../http/route.ts';
import { createSessionCheck, requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { actOnOrder } from '../orders/act-on-order.ts';
import { type DeskList, readDeskOrder, listDeskOrders } from './desk-orders.ts';
import { handleWithdrawal } from '../withdrawals/handle-withdrawal.ts';
import { streamDesk } from './stream-desk.ts';

/** The order desk, for all staff of the shop. */
export const deskRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listOrders, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    return sendDeskOrders(reply, await listDeskOrders(deps, shop));
  });

  route(app, calls.actOnOrder, async (request) => {
    const { shop: reference, orderId: id, action } = request.params;
    const shop = await requireShop(request, deps, reference);
    const { id: by } = await requireStaff(request, deps);
    const outcome = await actOnOrder(deps, shop, { ...request.body, orderId: orderId(id), action, by });
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
    streamEvents(request, reply, {
      isAllowed,
      start: (stream) => streamDesk(deps, shop, { after, stream, isAllowed }),
    });
    return reply;
  });
};

const sendDeskOrders = (reply: FastifyReply, list: DeskList): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(Readable.from(formatDeskOrders(list)));

/** The answer of `listOrders` as JSON, page by page. */
async function* formatDeskOrders({ sequence, now, pages }: DeskList): AsyncGenerator<string> {
  yield `{"sequence":${sequence},"now":${JSON.stringify(now)},"orders":[`;
  let separator = '';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((order) => JSON.stringify(z.encode(deskOrder, order))).join(',');
    separator = ',';
  }
  yield ']}';
}
