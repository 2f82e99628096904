import * as calls from '@tischlein/contract/calls';
import { INVALID_FIELD } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import { readCoupons } from '../coupons/coupons.store.ts';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireOwner, requireOwnShop, requireShop } from '../staff/staff-session.http.ts';
import { refuseOutdated, versionTag } from '../http/version-tag.ts';
import { route } from '../http/route.ts';
import { saveMenu, saveShop } from '../shops/save-shop.ts';
import { saveCoupons, saveShopDocument } from './save-shop-document.ts';

/** Whole shops and their configuration: staff read, owners write. */
export const officeShopRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.createShop, async (request) => {
    await requireOwner(request, deps);
    if (deps.shops.shopByRef(request.body.config.id)) throw httpProblem('slugTaken');
    const outcome = await saveShopDocument(deps, request.body);
    if (outcome !== 'saved') throw httpProblem(outcome);
  });

  route(app, calls.getShopConfig, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('etag', versionTag(shop.configVersion));
    return shop.config;
  });

  route(app, calls.saveShopConfig, async (request) => {
    const shop = await requireOwnShop(request, deps, request.params.shop);
    refuseOutdated(request, shop.configVersion);
    if (request.body.id !== shop.id) throw httpProblem('invalidRequest', { form: { id: INVALID_FIELD } });
    const outcome = await saveShop(deps, request.body);
    if (outcome !== 'saved') throw httpProblem(outcome);
  });
};

/** A shop's menu and coupons: staff read, owners write. */
export const officeMenuRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getShopMenu, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('etag', versionTag(shop.menuVersion));
    return shop.menuDocument;
  });

  route(app, calls.saveShopMenu, async (request) => {
    const shop = await requireOwnShop(request, deps, request.params.shop);
    refuseOutdated(request, shop.menuVersion);
    await saveMenu(deps, shop.id, request.body);
  });

  route(app, calls.listCoupons, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    return readCoupons(deps.database.read, shop.id);
  });

  route(app, calls.saveCoupons, async (request) => {
    const shop = await requireOwnShop(request, deps, request.params.shop);
    await saveCoupons(deps, shop.id, request.body);
  });
};
