import * as calls from '@tischlein/contract/calls';
import { INVALID_FIELD } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import { readCoupons, writeCoupons } from '../coupons/coupons.store.ts';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireOwner, requireOwnShop, requireShop } from '../staff/staff-session.http.ts';
import { requireEdited, requireVersion, sendVersioned } from '../shops/edit-version.http.ts';
import { route } from '../http/route.ts';
import { editDocument, toVersioned } from '../shops/edit-document.ts';
import { keepComplete } from '../shops/keep-complete.ts';
import { replaceConfig, replaceMenu } from '../shops/save-shop.ts';
import { countMenuChanges, readSavedConfig, readSavedMenu } from '../shops/saved-shop.ts';
import { saveShopDocument } from './save-shop-document.ts';

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
    return sendVersioned(reply, toVersioned(shop.config));
  });

  route(app, calls.saveShopConfig, async (request) => {
    const { id: shopId } = await requireOwnShop(request, deps, request.params.shop);
    const { body: config } = request;
    if (config.id !== shopId) throw httpProblem('invalidRequest', { form: { id: INVALID_FIELD } });
    const edited = await editDocument(deps, {
      shopId,
      version: requireVersion(request),
      read: (saved) => toVersioned(readSavedConfig(saved)),
      write: (writer, saved) => keepComplete(writer, shopId, () => replaceConfig(writer, saved, config)),
    });
    const outcome = requireEdited(edited);
    if (outcome !== 'saved') throw httpProblem(outcome);
  });
};

/** A shop's menu and coupons: staff read, owners write. */
export const officeMenuRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getShopMenu, async (request, reply) => {
    const { menuDocument: document, menuVersion } = await requireShop(request, deps, request.params.shop);
    return sendVersioned(reply, { document, version: String(menuVersion) });
  });

  route(app, calls.saveShopMenu, async (request) => {
    const { id: shopId } = await requireOwnShop(request, deps, request.params.shop);
    const edited = await editDocument(deps, {
      shopId,
      version: requireVersion(request),
      read: (saved) => ({
        version: String(countMenuChanges(saved)),
        // Read only if it is asked for: a menu may have thousands of dishes.
        get document() {
          return readSavedMenu(saved);
        },
      }),
      write: (writer, saved) => keepComplete(writer, shopId, () => replaceMenu(writer, saved, request.body)),
    });
    requireEdited(edited);
  });

  route(app, calls.listCoupons, async (request, reply) => {
    const { id } = await requireShop(request, deps, request.params.shop);
    return sendVersioned(reply, toVersioned(await readCoupons(deps.database.read, id)));
  });

  route(app, calls.saveCoupons, async (request) => {
    const { id: shopId } = await requireOwnShop(request, deps, request.params.shop);
    const edited = await editDocument(deps, {
      shopId,
      version: requireVersion(request),
      read: async (_, writer) => toVersioned(await readCoupons(writer, shopId)),
      write: (writer) => writeCoupons(writer, shopId, request.body),
    });
    requireEdited(edited);
  });
};
