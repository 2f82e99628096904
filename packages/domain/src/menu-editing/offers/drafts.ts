import type { OfferId } from '../../ids.ts';
import type { MenuDocument } from '../../menu/menu-document.ts';
import { listEditableOffers } from './editable-offer.ts';
import { findNeverReason } from './never-applies.ts';
import type { OfferShop } from './offer-shop.ts';

/** The offers and daily dishes that are drafts: they never apply, or are not finished (S3 C50). */
export const listDrafts = (shop: OfferShop): ReadonlySet<OfferId> =>
  new Set(
    listEditableOffers(shop.menu)
      .filter((offer) => findNeverReason(shop, offer) !== null)
      .map(({ id }) => id),
  );

/** The menu without its drafts; the same object if there are none. */
export const withoutDrafts = <Document extends Pick<MenuDocument, 'offers' | 'dailyDishes'>>(
  document: Document,
  drafts: ReadonlySet<OfferId>,
): Document =>
  drafts.size === 0
    ? document
    : {
        ...document,
        offers: document.offers.filter(({ id }) => !drafts.has(id)),
        dailyDishes: document.dailyDishes.filter(({ id }) => !drafts.has(id)),
      };
