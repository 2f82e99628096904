import * as calls from '@tischlein/contract/calls';
import { listPlaceholders } from '@tischlein/domain/shop';
import { legalText } from '@tischlein/wording/legal';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { route } from '../http/route.ts';
import { requireOwnShop } from '../staff/staff-session.http.ts';
import { collectLegalFacts } from './legal-facts.ts';

/** Suggested legal texts; the merchant edits and saves them as pages of the configuration. */
export const legalRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.suggestLegalText, async (request) => {
    const shop = await requireOwnShop(request, deps, request.params.shop);
    const page = legalText(request.params.role, collectLegalFacts(deps, shop));
    return { page, placeholders: [...listPlaceholders(page.text)] };
  });
};
