import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { dutiesProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireEdited, requireVersion, sendVersioned } from '../shops/edit-version.http.ts';
import { requireOwnShop, requireShop } from '../staff/staff-session.http.ts';
import { editShopState, readShopState } from './edit-shop-state.ts';

/** Draft, open or archived: staff read, owners change (S3 L1). */
export const shopStateRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getShopState, async (request, reply) => {
    const { id } = await requireShop(request, deps, request.params.shop);
    return sendVersioned(reply, await readShopState(deps.database.read, id));
  });

  route(app, calls.saveShopState, async (request, reply) => {
    const { id: shopId, config } = await requireOwnShop(request, deps, request.params.shop);
    const { state } = request.body;
    const missing = requireEdited(await editShopState(deps, { shopId, state, version: requireVersion(request) }));
    if (missing.length > 0) throw dutiesProblem('dutiesMissing', { slug: config.slug, duties: missing });
    return sendVersioned(reply, await readShopState(deps.database.read, shopId));
  });
};
