import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireEdited, requireVersion, sendVersioned } from '../shops/edit-version.http.ts';
import { listLegalEntities } from '../shops/legal-entities.store.ts';
import { requireStaff, requireShop } from '../staff/staff-session.http.ts';
import { editLegalEntity, readShopEntity } from './edit-legal-entity.ts';

/** The companies behind the shops. */
export const legalEntityRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listLegalEntities, async (request) => {
    await requireStaff(request, deps);
    const entities = await listLegalEntities(deps.database.read);
    return entities.map((stored) => ({ ...stored, shops: [...stored.shops] }));
  });

  route(app, calls.getLegalEntity, async (request, reply) => {
    const { config } = await requireShop(request, deps, request.params.shop);
    return sendVersioned(reply, await readShopEntity(deps.database.read, config.slug));
  });

  route(app, calls.saveLegalEntity, async (request, reply) => {
    const { id: shopId, config } = await requireShop(request, deps, request.params.shop);
    const edit = { shopId, change: request.body, version: requireVersion(request) };
    if (requireEdited(await editLegalEntity(deps, edit)) === 'unknown') throw httpProblem('legalEntityUnknown');
    return sendVersioned(reply, await readShopEntity(deps.database.read, config.slug));
  });
};
