import { deskOrder, deskOrders, mails, orderAction, orderActionRequest } from '@tischlein/contract/office';
import { orderId } from '@tischlein/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { lastEventId, streamEvents } from '../http/event-stream.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { listMails } from '../mail/mail-folder.ts';
import { actOnOrder } from '../orders/act-on-order.ts';
import { readDeskOrder, listDeskOrders as deskOrdersOf } from './desk-orders.ts';
import { handleWithdrawal } from '../withdrawals/handle-withdrawal.ts';
import { streamDesk } from './stream-desk.ts';
import { worksFor } from '../staff/sessions.ts';

const ofShop = { tags: ['office'], params: z.object({ shop: z.string() }) };
const ORDERS = { ...ofShop, summary: 'Open orders and those of today', response: { 200: deskOrders } };
const ACT = {
  tags: ['office'],
  summary: 'Moves an order: accept, refuse, ready, depart, handOver, cancel',
  params: z.object({ shop: z.string(), orderId: z.string(), action: orderAction }),
  body: orderActionRequest,
  response: { 200: deskOrder },
};
const HANDLED = {
  tags: ['office'],
  summary: 'What was withdrawn from an order is seen to',
  params: z.object({ shop: z.string(), orderId: z.string() }),
  response: { 200: deskOrder },
};
const EVENTS = {
  ...ofShop,
  summary: 'Orders as they change, as server-sent events; goes on after Last-Event-ID, else after ?after=',
  querystring: z.object({ after: z.coerce.number().int().min(0).optional() }),
};
const MAILS = { tags: ['office'], summary: 'Mails written to files, newest first', response: { 200: mails } };

/** The order desk, for all staff of the shop. */
export const deskRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/office/shop/:shop/orders', { schema: ORDERS }, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return deskOrdersOf(deps, shop);
  });

  app.post('/api/office/shop/:shop/orders/:orderId/:action', { schema: ACT }, async (request) => {
    const { shop: reference, orderId: id, action } = request.params;
    const shop = await requireShop(request, deps, reference);
    const { id: by } = await requireStaff(request, deps);
    const outcome = await actOnOrder(deps, shop, { ...request.body, orderId: orderId(id), action, by });
    if (outcome.code !== 'done') throw httpProblem(outcome.code);
    return readDeskOrder(deps, outcome.order);
  });

  app.post('/api/office/shop/:shop/orders/:orderId/withdrawal/handled', { schema: HANDLED }, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const order = await handleWithdrawal(deps, shop, request.params.orderId);
    if (!order) throw httpProblem('orderUnknown');
    return readDeskOrder(deps, order);
  });

  app.get('/api/office/shop/:shop/events', { schema: EVENTS }, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const after = lastEventId(request) ?? request.query.after;
    if (after === undefined) throw httpProblem('invalidRequest');
    streamEvents(request, reply, (stream) => streamDesk(deps, shop, { after, stream }));
    return reply;
  });

  app.get('/api/office/mails', { schema: MAILS }, async (request) => {
    const staff = await requireStaff(request, deps);
    const shops = deps.shops.allShops().filter(({ id }) => worksFor(staff, id));
    return listMails(
      deps.dataDir,
      shops.map(({ id }) => id),
    );
  });
};
