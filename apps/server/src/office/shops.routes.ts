import * as calls from '@tischlein/contract/calls';
import { mayChangeConfig } from '@tischlein/domain/staff';
import { INVALID_FIELD } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { requireEdited, requireVersion, sendVersioned } from '../shops/edit-version.http.ts';
import { route } from '../http/route.ts';
import { editDocument, toVersioned } from '../shops/edit-document.ts';
import { listConcerned } from '../shops/lost-duties.ts';
import { recordQuotes } from '../shops/record-quotes.ts';
import { replaceConfig } from '../shops/save-shop.ts';
import { readSavedConfig } from '../shops/saved-shop.ts';
import { saveShopDocument } from '../imports/save-shop-document.ts';

/** Whole shops and their configuration. */
export const officeShopRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.createShop, async ({ body }) => {
    if (deps.shops.findEntry(body.config.id)) return refuse('slugTaken');
    const outcome = await saveShopDocument(deps, body);
    return outcome === 'saved' ? undefined : refuse(outcome);
  });

  route(app, calls.getShopConfig, ({ shop, reply }) => sendVersioned(reply, toVersioned(shop.config)));

  route(
    app,
    calls.saveShopConfig,
    async ({ shop: { id: shopId, legalEntity, fullMenu }, staff: { role }, body: config, request }) => {
      if (config.id !== shopId) return refuse('invalidRequest', { form: { id: INVALID_FIELD } });
      const facts = await deps.shops.describeTexts({ legalEntity, menuDocument: fullMenu.document, config });
      const edited = await editDocument(deps, {
        shopId,
        version: requireVersion(request),
        read: (saved) => toVersioned(readSavedConfig(saved)),
        keeps: listConcerned,
        write: async (writer, saved) => {
          const before = readSavedConfig(saved);
          if (!mayChangeConfig(role, before, config)) return 'forbidden';
          const saving = await replaceConfig(writer, saved, config);
          const quoted = { shopId, pages: config.pages, previous: before.pages, facts };
          if (saving === 'saved') await recordQuotes(writer, quoted);
          return saving;
        },
      });
      const outcome = requireEdited(edited);
      if (outcome !== 'saved') return refuse(outcome);
      return config.customCss ? describeSaved(config.customCss) : undefined;
    },
  );
};

/** Nothing if guests get all of the stylesheet. */
async function describeSaved(customCss: string) {
  // Loads the parser on first use.
  const { inspectCss } = await import('../look/inspect-css.ts');
  const cssFindings = inspectCss(customCss);
  return cssFindings.length > 0 ? { cssFindings } : undefined;
}
