import { officeCoupon, shopDocument } from '@tischlein/contract/office';
import { menuDocument, shopConfig } from '@tischlein/contract/shop';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import { INVALID_FIELD } from '@tischlein/wording';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readCoupons } from '../coupons/coupons.store.ts';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { LIMITS } from '../http/limits.ts';
import { requireOwner, requireOwnShop, requireShop } from '../staff/staff-session.http.ts';
import { refuseOutdated, versionTag } from '../http/version-tag.ts';
import { saveMenu, saveShop } from '../shops/save-shop.ts';
import { saveCoupons, saveShopDocument } from './save-shop-document.ts';

const config: z.ZodType<ShopConfig> = shopConfig;
const menu: z.ZodType<MenuDocument> = menuDocument;
const coupons = z.array(officeCoupon).max(10_000);

const ofShop = { tags: ['office'], params: z.object({ shop: z.string() }) };
const nothing = { 204: z.undefined() };
const large = { bodyLimit: LIMITS.documentBytes };

const CREATE = { tags: ['office'], summary: 'Makes a shop of a whole document', body: shopDocument, response: nothing };
const CONFIG = { ...ofShop, summary: 'The whole configuration; its version as ETag', response: { 200: config } };
const PUT_CONFIG = { ...ofShop, summary: 'Replaces the configuration', body: config, response: nothing };
const MENU = { ...ofShop, summary: 'The whole menu; its version as ETag', response: { 200: menu } };
const PUT_MENU = { ...ofShop, summary: 'Replaces the menu', body: menu, response: nothing };
const COUPONS = { ...ofShop, summary: 'The coupons', response: { 200: coupons } };
const PUT_COUPONS = { ...ofShop, summary: 'Replaces the coupons', body: coupons, response: nothing };

/** Whole shops and their configuration: staff read, owners write. */
export const officeShopRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.post('/api/office/shop', { ...large, schema: CREATE }, async (request, reply) => {
    await requireOwner(request, deps);
    if (deps.shops.shopByRef(request.body.config.id)) throw httpProblem('slugTaken');
    const outcome = await saveShopDocument(deps, request.body);
    if (outcome !== 'saved') throw httpProblem(outcome);
    return reply.code(204).send();
  });

  app.get('/api/office/shop/:shop/config', { schema: CONFIG }, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('etag', versionTag(shop.configVersion));
    return shop.config;
  });

  app.put('/api/office/shop/:shop/config', { ...large, schema: PUT_CONFIG }, async (request, reply) => {
    const shop = await requireOwnShop(request, deps, request.params.shop);
    refuseOutdated(request, shop.configVersion);
    if (request.body.id !== shop.id) throw httpProblem('invalidRequest', { form: { id: INVALID_FIELD } });
    const outcome = await saveShop(deps, request.body);
    if (outcome !== 'saved') throw httpProblem(outcome);
    return reply.code(204).send();
  });
};

/** A shop's menu and coupons: staff read, owners write. */
export const officeMenuRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.get('/api/office/shop/:shop/menu', { schema: MENU }, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('etag', versionTag(shop.menuVersion));
    return shop.menuDocument;
  });

  app.put('/api/office/shop/:shop/menu', { ...large, schema: PUT_MENU }, async (request, reply) => {
    const shop = await requireOwnShop(request, deps, request.params.shop);
    refuseOutdated(request, shop.menuVersion);
    await saveMenu(deps, shop.id, request.body);
    return reply.code(204).send();
  });

  app.get('/api/office/shop/:shop/coupons', { schema: COUPONS }, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    return readCoupons(deps.database.read, shop.id);
  });

  app.put('/api/office/shop/:shop/coupons', { ...large, schema: PUT_COUPONS }, async (request, reply) => {
    const shop = await requireOwnShop(request, deps, request.params.shop);
    await saveCoupons(deps, shop.id, request.body);
    return reply.code(204).send();
  });
};
