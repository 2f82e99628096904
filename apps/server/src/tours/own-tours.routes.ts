import * as calls from '@tischlein/contract/calls';
import type { OwnTours } from '@tischlein/contract/office';
import { orderId, tourId } from '@tischlein/domain';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { streamEvents } from '../http/event-stream.ts';
import { route } from '../http/route.ts';
import { streamAnswer } from '../http/stream-answer.ts';
import { createSessionCheck, requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { actAtStop } from './act-at-stop.ts';
import { readOwnTours } from './own-tours.ts';
import { sendOff } from './start-tour.ts';
import { toStartProblem } from './start-problem.ts';

/** The tours of the driver who is signed in. */
export const ownTourRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const open = async (request: FastifyRequest<{ Params: { shop: string } }>) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const staff = await requireStaff(request, deps);
    return { shop, staff, read: (): Promise<OwnTours> => readOwnTours(deps, shop.id, staff.id) };
  };

  route(app, calls.getOwnTours, async (request, reply) => {
    const { read } = await open(request);
    reply.header('cache-control', 'no-store');
    return read();
  });

  route(app, calls.startOwnTour, async (request) => {
    const { shop, staff, read } = await open(request);
    const outcome = await sendOff(deps, shop, { tourId: tourId(request.params.tour), staff, isOwn: true });
    if (outcome.code !== 'done') throw toStartProblem(outcome);
    return read();
  });

  route(app, calls.actAtStop, async (request) => {
    const { shop, staff, read } = await open(request);
    const { tour, orderId: order, outcome: action } = request.params;
    const outcome = await actAtStop(deps, shop, { tourId: tourId(tour), orderId: orderId(order), action, staff });
    if (outcome !== 'done') throw httpProblem(outcome);
    return read();
  });

  route(app, calls.followOwnTours, async (request, reply) => {
    const { shop, read } = await open(request);
    const isAllowed = createSessionCheck(request, deps, shop);
    const subscribe = [(changed: () => void) => deps.events.onOrdersChanged(shop.id, changed)];
    streamEvents(request, reply, { isAllowed, start: streamAnswer({ event: 'tours', read, subscribe, isAllowed }) });
    return reply;
  });
};
