import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { LookDraft } from '@tischlein/contract/office';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { worksFor } from '../staff/sessions.ts';
import { findRefusal, findSignedInStaff } from '../staff/staff-session.http.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readLookDraft } from './look-drafts.store.ts';

/** Added to the address of a page that is shown in the unsaved look. */
const PREVIEW = /[?&]vorschau=/;

/** The shop in the unsaved look of the person who asks for it; null: the page is not a preview of theirs. */
export async function findDraftedShop(
  request: FastifyRequest,
  deps: Deps,
  shop: LoadedShop,
): Promise<{ readonly shop: LoadedShop; readonly customCssHref: string | null } | null> {
  if (!PREVIEW.test(request.url)) return null;
  const staff = await findSignedInStaff(request, deps);
  if (!staff || !worksFor(staff, shop.id) || (await findRefusal(staff, deps, calls.getLookDraftCss))) return null;
  const draft = await readLookDraft(deps.database.read, { shopId: shop.id, staffId: staff.id });
  if (!draft) return null;
  const { customCss } = draft.look;
  return {
    shop: { ...shop, config: withLook(shop.config, draft.look) },
    customCssHref: customCss
      ? buildAddress(calls.getLookDraftCss, { params: { shop: shop.id }, query: { v: draft.version } })
      : null,
  };
}

/** What the draft leaves out is not there, so it is no part of the saved configuration either. */
function withLook(config: ShopConfig, look: LookDraft): ShopConfig {
  const { header, headerMobile, logo, logoMobile, stickerText, welcome, customCss, ...rest } = config;
  return { ...rest, ...look };
}
