import * as calls from '@tischlein/contract/calls';
import type { MenuChangeList } from '@tischlein/contract/office';
import { mayWrite } from '@tischlein/domain/staff';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireEdited, requireVersion } from '../shops/edit-version.http.ts';
import { readMenuChange, readMenuChanges } from '../shops/menu-changes.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { restoreMenu } from './restore-menu.ts';

/** The history of a menu, and the menu that a branch follows. */
export const menuChangeRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getMenuChanges, ({ shop }) => listChanges(deps, shop));

  route(app, calls.getMenuChange, async ({ shop: { id }, params }) => {
    const change = await readMenuChange(deps.database.read, id, params.number);
    if (!change) return refuse('menuChangeUnknown');
    return change;
  });

  route(app, calls.restoreMenu, async ({ shop, staff, params, body, request }) => {
    const author = { by: staff.email, mayWriteOffers: mayWrite(staff, 'offers') };
    const restored = { number: params.number, state: body.state };
    const edited = await restoreMenu(deps, shop, { ...restored, ...author, version: requireVersion(request) });
    if (requireEdited(edited) === 'forbidden') return refuse('forbidden');
    return listChanges(deps, (await deps.shops.shopByRef(shop.id)) ?? shop);
  });

  route(app, calls.getFranchiseMenu, async ({ shop: { config } }) => {
    const franchise =
      config.franchise && !config.isFranchiseOverview ? await deps.shops.shopByRef(config.franchise.id) : null;
    return { menu: franchise?.menuDocument ?? null };
  });
};

const listChanges = async (deps: Deps, shop: LoadedShop): Promise<MenuChangeList> => ({
  version: String(shop.menuVersion),
  changes: await readMenuChanges(deps.database.read, shop.id),
});
