import * as calls from '@tischlein/contract/calls';
import type { OwnTours } from '@tischlein/contract/office';
import { orderId, tourId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { CallParts, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { streamEvents } from '../http/event-stream.ts';
import { route } from '../http/route.ts';
import { streamAnswer } from '../http/stream-answer.ts';
import { createSessionCheck } from '../staff/staff-session.http.ts';
import { actAtStop } from './act-at-stop.ts';
import { readOwnTours } from './own-tours.ts';
import { sendOff } from './start-tour.ts';
import { toStartProblem } from './start-problem.ts';

/** The tours of the driver who is signed in. */
export const ownTourRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const read = ({ shop, staff }: Pick<CallParts, 'shop' | 'staff'>): Promise<OwnTours> =>
    readOwnTours(deps, shop.id, staff.id);

  route(app, calls.getOwnTours, read);

  route(app, calls.startOwnTour, async ({ shop, staff, params }) => {
    const outcome = await sendOff(deps, shop, { tourId: tourId(params.tour), staff, isOwn: true });
    if (outcome.code !== 'done') return toStartProblem(outcome);
    return read({ shop, staff });
  });

  route(app, calls.actAtStop, async ({ shop, staff, params }) => {
    const { tour, orderId: order, outcome: action } = params;
    const outcome = await actAtStop(deps, shop, { tourId: tourId(tour), orderId: orderId(order), action, staff });
    if (outcome !== 'done') return refuse(outcome);
    return read({ shop, staff });
  });

  route(app, calls.followOwnTours, ({ shop, staff, request, reply }) => {
    const isAllowed = createSessionCheck(request, deps, shop);
    const subscribe = [(changed: () => void) => deps.events.onOrdersChanged(shop.id, changed)];
    const start = streamAnswer({ event: 'tours', read: () => read({ shop, staff }), subscribe, isAllowed });
    streamEvents(request, reply, { isAllowed, start });
    return reply;
  });
};
