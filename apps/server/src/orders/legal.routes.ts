import * as calls from '@tischlein/contract/calls';
import type { LegalTexts } from '@tischlein/contract/office';
import { assignLegalRoles, LEGAL_ROLES, listPlaceholders } from '@tischlein/domain/shop';
import { plainText } from '@tischlein/documents/mail';
import { legalText, PROCESSING_CONTRACT_TITLE, processingContractText } from '@tischlein/wording/legal';
import type { FastifyPluginAsync } from 'fastify';
import { toWallTime } from '../clock.ts';
import type { Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { readAcceptedTexts, readLegalText } from '../orders/legal-texts.store.ts';
import { confirmQuotes } from '../shops/record-quotes.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

/** Suggested legal texts, which the merchant edits and saves as pages of the configuration; and those that orders accepted. */
export const legalRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.suggestLegalText, ({ params }) => {
    const page = legalText(params.role, { date: toWallTime(deps.clock.now()).date });
    return { page, placeholders: [...listPlaceholders(page.text)] };
  });

  route(app, calls.getLegalTexts, ({ shop }) => toLegalTexts(shop));

  route(app, calls.getProcessingContract, async ({ shop, reply }) => {
    const facts = await deps.shops.describeTexts({ ...shop, menuDocument: shop.fullMenu.document });
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', 'attachment; filename="auftragsverarbeitung.txt"')
      .send(plainText(PROCESSING_CONTRACT_TITLE, processingContractText(facts)));
  });

  route(app, calls.confirmText, async ({ shop, params }) => {
    return (await confirmPage(deps, shop, params.page)) ? undefined : refuse('notFound');
  });

  route(app, calls.listLegalVersions, async ({ shop: { id } }) => [
    ...(await readAcceptedTexts(deps.database.read, id)),
  ]);

  route(app, calls.getLegalVersion, async ({ shop: { id }, params }) => {
    const text = await readLegalText(deps.database.read, id, params.version);
    if (!text) return refuse('legalVersionUnknown');
    return text;
  });
};

function toLegalTexts({ config, fillings, textStates, outdatedPages }: LoadedShop): LegalTexts {
  const pages = assignLegalRoles(config.pages);
  const states = LEGAL_ROLES.flatMap((role) => {
    const state = textStates[role];
    const page = pages.find(({ legalRole }) => legalRole === role);
    if (!state || !page) return [];
    const { outdated, unknown, lacking } = state;
    return [{ role, page: page.id, outdated: [...outdated], unknown: [...unknown], lacking: [...lacking] }];
  });
  return { fillings: [...fillings], states, outdatedPages: [...outdatedPages] };
}

/** false: no such page. */
async function confirmPage({ database, shops }: Deps, shop: LoadedShop, pageId: string): Promise<boolean> {
  const { id: shopId, config } = shop;
  if (!config.pages.some(({ id }) => id === pageId)) return false;
  const facts = await shops.describeTexts({ ...shop, menuDocument: shop.fullMenu.document });
  await database.write((writer) => confirmQuotes(writer, { shopId, pages: config.pages, facts, pageId }));
  await shops.refresh();
  return true;
}
