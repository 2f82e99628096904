import * as calls from '@tischlein/contract/calls';
import type { DeskOrder } from '@tischlein/contract/office';
import { tourId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { changeTour, createTour, takeTourBack } from '../tours/arrange-tour.ts';
import { sendOff } from '../tours/start-tour.ts';
import { toStartProblem } from '../tours/start-problem.ts';
import type { TourOutcome } from '../tours/write-tour.ts';
import { readDeskOrders } from './desk-orders.ts';

/** Tours as the desk puts them together. */
export const tourRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const answer = async (shop: LoadedShop, outcome: TourOutcome<Parameters<typeof refuse>[0]>): Promise<DeskOrder[]> => {
    if (!('orderIds' in outcome)) throw refuse(outcome.code);
    return [...(await readDeskOrders(deps, shop, outcome.orderIds))];
  };

  route(app, calls.createTour, async ({ shop, staff: { email: doneBy }, body }) => {
    const { driver: driverId, orders: orderIds } = body;
    return answer(shop, await createTour(deps, shop, { driverId, orderIds, doneBy }));
  });

  route(app, calls.changeTour, async ({ shop, staff: { email: doneBy }, params, body }) => {
    const { driver: driverId, orders: orderIds, version } = body;
    const change = { tourId: tourId(params.tour), version, driverId, orderIds, doneBy };
    return answer(shop, await changeTour(deps, shop, change));
  });

  route(app, calls.takeTourBack, async ({ shop, staff: { email: doneBy }, params }) =>
    answer(shop, await takeTourBack(deps, shop, { tourId: tourId(params.tour), doneBy })),
  );

  route(app, calls.startTour, async ({ shop, staff, params }) => {
    const outcome = await sendOff(deps, shop, { tourId: tourId(params.tour), staff, isOwn: false });
    if (outcome.code !== 'done') return toStartProblem(outcome);
    return answer(shop, outcome);
  });
};
