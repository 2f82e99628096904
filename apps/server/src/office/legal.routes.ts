import * as calls from '@tischlein/contract/calls';
import { listPlaceholders } from '@tischlein/domain/shop';
import { legalText } from '@tischlein/wording/legal';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { readAcceptedTexts, readLegalText } from '../orders/legal-texts.store.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { collectLegalFacts } from './legal-facts.ts';

/** Suggested legal texts, which the merchant edits and saves as pages of the configuration; and those that orders accepted. */
export const legalRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.suggestLegalText, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const page = legalText(request.params.role, collectLegalFacts(deps, shop));
    return { page, placeholders: [...listPlaceholders(page.text)] };
  });

  route(app, calls.listLegalVersions, async (request) => {
    const { id } = await requireShop(request, deps, request.params.shop);
    return [...(await readAcceptedTexts(deps.database.read, id))];
  });

  route(app, calls.getLegalVersion, async (request) => {
    const { id } = await requireShop(request, deps, request.params.shop);
    const text = await readLegalText(deps.database.read, id, request.params.version);
    if (!text) throw httpProblem('legalVersionUnknown');
    return text;
  });
};
