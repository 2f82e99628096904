import * as calls from '@tischlein/contract/calls';
import { CHECKED_FIELDS, type LegalEntityProblems } from '@tischlein/domain/shop';
import { legalEntityProblemText } from '@tischlein/wording/office';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireEdited, requireVersion, sendVersioned } from './edit-version.http.ts';
import { listLegalEntities } from './legal-entities.store.ts';
import { editLegalEntity, readShopEntity } from './edit-legal-entity.ts';

/** The companies behind the shops. */
export const legalEntityRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listLegalEntities, async () => {
    const entities = await listLegalEntities(deps.database.read);
    return entities.map((stored) => ({ ...stored, shops: [...stored.shops] }));
  });

  route(app, calls.getLegalEntity, async ({ shop: { config }, reply }) =>
    sendVersioned(reply, await readShopEntity(deps.database.read, config.slug)),
  );

  route(app, calls.saveLegalEntity, async ({ shop: { id: shopId, config }, body, request, reply }) => {
    const edit = { shopId, change: body, version: requireVersion(request) };
    const outcome = requireEdited(await editLegalEntity(deps, edit));
    if (outcome === 'unknown') return refuse('legalEntityUnknown');
    if (outcome !== 'saved') return refuse('legalEntityInvalid', { form: describeProblems(outcome) });
    return sendVersioned(reply, await readShopEntity(deps.database.read, config.slug));
  });
};

const describeProblems = (problems: LegalEntityProblems): Record<string, string> =>
  Object.fromEntries(
    CHECKED_FIELDS.flatMap((field) => {
      const text = legalEntityProblemText(field, problems);
      return text === undefined ? [] : [[field, text]];
    }),
  );
