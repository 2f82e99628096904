import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { requireEdited, requireVersion } from '../shops/edit-version.http.ts';
import { requireStaff, requireShop } from '../staff/staff-session.http.ts';
import { confirmMenuDeclarations, readDeclarationState } from './confirm-declarations.ts';

/** Dishes and ingredients with unknown declarations, and confirming them. */
export const officeDeclarationRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getDeclarations, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return readDeclarationState(deps, shop);
  });

  route(app, calls.confirmDeclarations, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { email: by } = await requireStaff(request, deps);
    const { items } = request.body;
    requireEdited(await confirmMenuDeclarations(deps, shop, { items, by, version: requireVersion(request) }));
    return readDeclarationState(deps, (await deps.shops.shopByRef(shop.id)) ?? shop);
  });
};
