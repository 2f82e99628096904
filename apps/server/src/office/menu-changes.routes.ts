import * as calls from '@tischlein/contract/calls';
import type { MenuChangeList } from '@tischlein/contract/office';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireEdited, requireVersion } from '../shops/edit-version.http.ts';
import { readMenuChange, readMenuChanges } from '../shops/menu-changes.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { mayWrite } from '../staff/sessions.ts';
import { restoreMenu } from './restore-menu.ts';

/** The history of a menu, and the menu that a branch follows. */
export const menuChangeRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getMenuChanges, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return listChanges(deps, shop);
  });

  route(app, calls.getMenuChange, async (request, reply) => {
    const { id } = await requireShop(request, deps, request.params.shop);
    const change = await readMenuChange(deps.database.read, id, request.params.number);
    if (!change) throw httpProblem('menuChangeUnknown');
    reply.header('cache-control', 'no-store');
    return change;
  });

  route(app, calls.restoreMenu, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const staff = await requireStaff(request, deps);
    const author = { by: staff.email, mayWriteOffers: mayWrite(staff, 'offers') };
    const restored = { number: request.params.number, state: request.body.state };
    const edited = await restoreMenu(deps, shop, { ...restored, ...author, version: requireVersion(request) });
    if (requireEdited(edited) === 'forbidden') throw httpProblem('forbidden');
    return listChanges(deps, (await deps.shops.shopByRef(shop.id)) ?? shop);
  });

  route(app, calls.getFranchiseMenu, async (request, reply) => {
    const { config } = await requireShop(request, deps, request.params.shop);
    const franchise =
      config.franchise && !config.isFranchiseOverview ? await deps.shops.shopByRef(config.franchise.id) : null;
    reply.header('cache-control', 'no-store');
    return { menu: franchise?.menuDocument ?? null };
  });
};

const listChanges = async (deps: Deps, shop: LoadedShop): Promise<MenuChangeList> => ({
  version: String(shop.menuVersion),
  changes: await readMenuChanges(deps.database.read, shop.id),
});
