import * as calls from '@tischlein/contract/calls';
import type { OfficeCoupon } from '@tischlein/contract/office';
import { findRepeatedCode } from '@tischlein/domain/offers';
import { mayChangeConfig } from '@tischlein/domain/staff';
import { INVALID_FIELD } from '@tischlein/wording';
import { COUPON_OFFICE } from '@tischlein/wording/office';
import type { FastifyPluginAsync } from 'fastify';
import { readListedCoupons, writeListedCoupons } from '../coupons/office-coupons.store.ts';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { mayWrite } from '../staff/sessions.ts';
import { requireEdited, requireVersion, sendVersioned } from '../shops/edit-version.http.ts';
import { route } from '../http/route.ts';
import { changeMenu } from '../shops/change-menu.ts';
import { editDocument, toVersioned } from '../shops/edit-document.ts';
import { keepComplete } from '../shops/keep-complete.ts';
import { recordQuotes } from '../shops/record-quotes.ts';
import { replaceConfig } from '../shops/save-shop.ts';
import { readSavedConfig, toVersionedMenu } from '../shops/saved-shop.ts';
import { saveShopDocument } from './save-shop-document.ts';

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
        write: async (writer, saved) =>
          mayChangeConfig(role, readSavedConfig(saved), config)
            ? keepComplete(writer, shopId, async () => {
                const saving = await replaceConfig(writer, saved, config);
                const { pages: previous } = readSavedConfig(saved);
                if (saving === 'saved') await recordQuotes(writer, { shopId, pages: config.pages, previous, facts });
                return saving;
              })
            : 'forbidden',
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

/** A shop's menu and coupons. */
export const officeMenuRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getShopMenu, ({ shop: { menuDocument: document, menuVersion }, reply }) =>
    sendVersioned(reply, { document, version: String(menuVersion) }),
  );

  route(app, calls.saveShopMenu, async ({ shop: { id: shopId }, staff, body, request }) => {
    const author = { by: staff.email, mayWriteOffers: mayWrite(staff, 'offers') };
    const edited = await editDocument(deps, {
      shopId,
      version: requireVersion(request),
      read: toVersionedMenu,
      write: (writer, saved) => {
        const change = { menu: body, ...author, at: deps.clock.now(), cause: 'edit' } as const;
        return keepComplete(writer, shopId, () => changeMenu(writer, saved, change));
      },
    });
    return requireEdited(edited) === 'forbidden' ? refuse('forbidden') : undefined;
  });

  route(app, calls.listCoupons, async ({ shop: { id }, reply }) =>
    sendVersioned(reply, toVersioned(await readListedCoupons(deps.database.read, id))),
  );

  route(app, calls.saveCoupons, async ({ shop: { id: shopId }, body, request }) => {
    requireDifferentCodes(body);
    const edited = await editDocument(deps, {
      shopId,
      version: requireVersion(request),
      read: async (_, writer) => toVersioned(await readListedCoupons(writer, shopId)),
      write: (writer) => writeListedCoupons(writer, shopId, body),
    });
    return requireEdited(edited) === null ? undefined : refuse('couponCodeTaken');
  });
};

/** Throws 409 with the place of a code that the list has twice. */
function requireDifferentCodes(coupons: readonly OfficeCoupon[]): void {
  const repeated = findRepeatedCode(coupons);
  const message = COUPON_OFFICE.form.problems.taken;
  if (repeated !== -1) throw refuse('couponCodeTaken', { message, form: { [`${repeated}.code`]: message } });
}
