import * as calls from '@tischlein/contract/calls';
import type { OfficeCoupon } from '@tischlein/contract/office';
import { findRepeatedCode } from '@tischlein/domain/offers';
import { mayChangeConfig } from '@tischlein/domain/staff';
import { INVALID_FIELD } from '@tischlein/wording';
import { COUPON_OFFICE } from '@tischlein/wording/office';
import type { FastifyPluginAsync } from 'fastify';
import { readListedCoupons, writeListedCoupons } from '../coupons/office-coupons.store.ts';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { requireStaff, requireShop } from '../staff/staff-session.http.ts';
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
  route(app, calls.createShop, async (request) => {
    await requireStaff(request, deps);
    if (deps.shops.findEntry(request.body.config.id)) throw httpProblem('slugTaken');
    const outcome = await saveShopDocument(deps, request.body);
    if (outcome !== 'saved') throw httpProblem(outcome);
  });

  route(app, calls.getShopConfig, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    return sendVersioned(reply, toVersioned(shop.config));
  });

  route(app, calls.saveShopConfig, async (request) => {
    const { id: shopId, legalEntity, fullMenu } = await requireShop(request, deps, request.params.shop);
    const { role } = await requireStaff(request, deps);
    const { body: config } = request;
    if (config.id !== shopId) throw httpProblem('invalidRequest', { form: { id: INVALID_FIELD } });
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
    if (outcome !== 'saved') throw httpProblem(outcome);
    return config.customCss ? describeSaved(config.customCss) : undefined;
  });
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
  route(app, calls.getShopMenu, async (request, reply) => {
    const { menuDocument: document, menuVersion } = await requireShop(request, deps, request.params.shop);
    return sendVersioned(reply, { document, version: String(menuVersion) });
  });

  route(app, calls.saveShopMenu, async (request) => {
    const { id: shopId } = await requireShop(request, deps, request.params.shop);
    const staff = await requireStaff(request, deps);
    const author = { by: staff.email, mayWriteOffers: mayWrite(staff, 'offers') };
    const edited = await editDocument(deps, {
      shopId,
      version: requireVersion(request),
      read: toVersionedMenu,
      write: (writer, saved) => {
        const change = { menu: request.body, ...author, at: deps.clock.now(), cause: 'edit' } as const;
        return keepComplete(writer, shopId, () => changeMenu(writer, saved, change));
      },
    });
    if (requireEdited(edited) === 'forbidden') throw httpProblem('forbidden');
  });

  route(app, calls.listCoupons, async (request, reply) => {
    const { id } = await requireShop(request, deps, request.params.shop);
    return sendVersioned(reply, toVersioned(await readListedCoupons(deps.database.read, id)));
  });

  route(app, calls.saveCoupons, async (request) => {
    const { id: shopId } = await requireShop(request, deps, request.params.shop);
    requireDifferentCodes(request.body);
    const edited = await editDocument(deps, {
      shopId,
      version: requireVersion(request),
      read: async (_, writer) => toVersioned(await readListedCoupons(writer, shopId)),
      write: (writer) => writeListedCoupons(writer, shopId, request.body),
    });
    if (requireEdited(edited) !== null) throw httpProblem('couponCodeTaken');
  });
};

/** Throws 409 with the place of a code that the list has twice. */
function requireDifferentCodes(coupons: readonly OfficeCoupon[]): void {
  const repeated = findRepeatedCode(coupons);
  const message = COUPON_OFFICE.form.problems.taken;
  if (repeated !== -1) throw httpProblem('couponCodeTaken', { message, form: { [`${repeated}.code`]: message } });
}
