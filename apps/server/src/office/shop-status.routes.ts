import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { keepSession } from '../staff/sessions.ts';
import { compareWithFranchise } from './compare-with-franchise.ts';
import { listBranchesToday } from './list-branches-today.ts';
import { listShopStatuses } from './list-shop-statuses.ts';

/** What the frame of the office shows of all shops, and of a branch beside its franchise. */
export const shopStatusRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listShopStatuses, async ({ staff }) => {
    await keepSession(deps, staff);
    return listShopStatuses(deps, staff);
  });

  route(app, calls.listBranchesToday, ({ shop, staff }) => listBranchesToday(deps, staff, shop.id));

  route(app, calls.getFranchiseDifferences, ({ shop }) => compareWithFranchise(deps, shop));
};
