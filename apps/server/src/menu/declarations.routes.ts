import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { requireEdited, requireVersion } from '../shops/edit-version.http.ts';
import { confirmMenuDeclarations, readDeclarationState } from './confirm-declarations.ts';

/** Dishes and ingredients with unknown declarations, and confirming them. */
export const officeDeclarationRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getDeclarations, ({ shop }) => readDeclarationState(deps, shop));

  route(app, calls.confirmDeclarations, async ({ shop, staff: { email: by }, body, request }) => {
    const { items } = body;
    requireEdited(await confirmMenuDeclarations(deps, shop, { items, by, version: requireVersion(request) }));
    return readDeclarationState(deps, (await deps.shops.shopByRef(shop.id)) ?? shop);
  });
};
