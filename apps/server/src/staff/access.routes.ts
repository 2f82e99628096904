import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { describeAccessLink, findAccessLink, findMailShop, redeemAccessLink } from './access-links.ts';
import { requestPassword } from './request-staff-link.ts';

/** Ways into the office for those who are not signed in. */
export const accessRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getSignInPage, () => {
    const shops = deps.shops.listShops().filter((shop) => shop.state !== 'archived' && isOnTop(shop));
    const [only] = shops;
    return {
      name: only && shops.length === 1 ? only.name : null,
      hasMail: findMailShop(deps, []) !== null,
    };
  });

  route(app, calls.requestPassword, async (request) => requestPassword(deps, request.body.email));

  route(app, calls.getAccessLink, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const link = await findAccessLink(deps, request.body.token);
    if (!link) throw httpProblem('linkUnknown');
    return describeAccessLink(deps, link);
  });

  route(app, calls.redeemAccessLink, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const outcome = await redeemAccessLink(deps, request.body);
    if (typeof outcome === 'string') throw httpProblem(outcome);
    return outcome;
  });
};

/** Neither a branch of a franchise nor a draft beside it. */
const isOnTop = ({ id, isFranchiseOverview, franchise }: ShopEntry): boolean =>
  isFranchiseOverview || franchise === null || franchise === id;
