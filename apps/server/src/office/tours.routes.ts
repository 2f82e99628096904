import * as calls from '@tischlein/contract/calls';
import type { DeskOrder } from '@tischlein/contract/office';
import { tourId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { changeTour, createTour, takeTourBack } from '../tours/arrange-tour.ts';
import { sendOff } from '../tours/start-tour.ts';
import { toStartProblem } from '../tours/start-problem.ts';
import type { TourOutcome } from '../tours/write-tour.ts';
import { readDeskOrders } from './desk-orders.ts';

/** Tours as the desk puts them together. */
export const tourRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const answer = async (
    shop: LoadedShop,
    outcome: TourOutcome<Parameters<typeof httpProblem>[0]>,
  ): Promise<DeskOrder[]> => {
    if (!('orderIds' in outcome)) throw httpProblem(outcome.code);
    return [...(await readDeskOrders(deps, shop, outcome.orderIds))];
  };

  route(app, calls.createTour, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { email: doneBy } = await requireStaff(request, deps);
    const { driver: driverId, orders: orderIds } = request.body;
    return answer(shop, await createTour(deps, shop, { driverId, orderIds, doneBy }));
  });

  route(app, calls.changeTour, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { email: doneBy } = await requireStaff(request, deps);
    const { driver: driverId, orders: orderIds, version } = request.body;
    const change = { tourId: tourId(request.params.tour), version, driverId, orderIds, doneBy };
    return answer(shop, await changeTour(deps, shop, change));
  });

  route(app, calls.takeTourBack, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { email: doneBy } = await requireStaff(request, deps);
    return answer(shop, await takeTourBack(deps, shop, { tourId: tourId(request.params.tour), doneBy }));
  });

  route(app, calls.startTour, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const staff = await requireStaff(request, deps);
    const outcome = await sendOff(deps, shop, { tourId: tourId(request.params.tour), staff, isOwn: false });
    if (outcome.code !== 'done') throw toStartProblem(outcome);
    return answer(shop, outcome);
  });
};
