import type { GroupOrderDiscount } from '@tischlein/domain/offers';
import { type Menu, type MenuDocument, readOffers } from '@tischlein/domain/menu';
import {
  type DailyOffer,
  type EditableOffer,
  type GroupOffer,
  listEditableOffers,
  type OfferShop,
  toOfferShop,
} from '@tischlein/domain/offer-editing';
import { offerId } from '@tischlein/domain';
import type { OfferDocument } from '@tischlein/domain/offers';
import type { ShopConfig } from '@tischlein/domain/shop';
import { useMinute } from '@tischlein/ui/clock';
import { useRemote } from '@tischlein/ui/use-remote';
import { useOffice } from '../frame/office-context.ts';
import { readConfig } from '../api/shop-config.ts';
import { type EditedMenu, useMenu } from '../menu/use-menu.ts';
import { readOfferNow } from './offer-now.ts';

export type MenuOffer = OfferDocument | DailyOffer;

/** The last part of the address of the group discounts. */
export const GROUP_OFFER_ID = 'gruppenrabatt';

export interface EditedOffers {
  readonly edited: EditedMenu;
  /** null: not read yet. */
  readonly offerShop: OfferShop | null;
  readonly menu: Menu | null;
  readonly problem: string;
  readonly mayEdit: boolean;
}

/** The offers of a shop in the draft of its menu, and what they are calculated with. */
export function useOffers(shop: string): EditedOffers {
  // An offer begins and ends while its page is open.
  useMinute();
  const edited = useMenu(shop);
  const { value: config, problem } = useRemote({ key: `config ${shop}`, read: () => readConfig(shop) });
  const { may } = useOffice();
  const offerShop = edited.menu && config ? readShopOnce(edited.menu, config.value) : null;
  return {
    edited,
    offerShop,
    menu: offerShop && readOffers(offerShop.articles, offerShop.menu).menu,
    problem: edited.problem || problem,
    mayEdit: may('offers', 'write') && may('menu', 'write'),
  };
}

let lastShop: OfferShop | null = null;

/** Typing in an offer reads no dish again: that takes 30 ms of 400 dishes on a slow tablet. */
function readShopOnce(menu: MenuDocument, config: ShopConfig): OfferShop {
  lastShop = toOfferShop({ menu, config, date: readOfferNow().date }, lastShop);
  return lastShop;
}

/** All offers of the list; the group discounts are one of them if there are any. */
export function listOffers({ menu, config }: OfferShop): readonly EditableOffer[] {
  const { groupOrderDiscounts } = config;
  const groups = groupOrderDiscounts.length > 0 ? [toGroupOffer(groupOrderDiscounts)] : [];
  return [...listEditableOffers(menu), ...groups];
}

export const toGroupOffer = (discounts: readonly GroupOrderDiscount[]): GroupOffer => ({
  kind: 'groupDiscount',
  id: offerId(GROUP_OFFER_ID),
  discounts,
});
