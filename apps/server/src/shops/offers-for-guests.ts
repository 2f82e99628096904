import type { OfferId } from '@tischlein/domain';
import { type Menu, type MenuDocument, putInStock, readOffers } from '@tischlein/domain/menu';
import { listDrafts, type OfferShop, toOfferShop, withoutDrafts } from '@tischlein/domain/offer-editing';
import { withOffersOn } from '@tischlein/domain/offers';
import type { ShopConfig } from '@tischlein/domain/shop';
import { toWallTime } from '../clock.ts';

/** Stored documents and the instant at which they are read. */
interface Selling {
  readonly menu: MenuDocument;
  readonly config: ShopConfig;
  readonly at: string;
}

/** The menu as guests can order from it: with the offers of the day, without drafts. Its prices are those in force. */
export const readSoldMenu = ({ at, ...documents }: Selling): Menu => {
  const shop = toOfferShop({ ...documents, date: toWallTime(at).date });
  return readOffered(shop, listDrafts(shop));
};

interface ChangedConfig {
  readonly menu: MenuDocument;
  readonly before: ShopConfig;
  readonly after: ShopConfig;
  readonly at: string;
}

/** The menus before and after a change of hours, zones or order types; null: the same offers apply. */
export function readChangedOffers({ menu, before, after, at }: ChangedConfig): { before: Menu; after: Menu } | null {
  const old = toOfferShop({ menu, config: before, date: toWallTime(at).date });
  const next = toOfferShop({ ...old, config: after }, old);
  const drafts = { before: listDrafts(old), after: listDrafts(next) };
  if (drafts.before.symmetricDifference(drafts.after).size === 0) return null;
  return { before: readOffered(old, drafts.before), after: readOffered(next, drafts.after) };
}

const readOffered = ({ menu, articles, date }: OfferShop, drafts: ReadonlySet<OfferId>): Menu =>
  readOffers(articles, withOffersOn(withoutDrafts(menu, drafts), date)).menu;

/** The menu of a shop in memory, as it was read. */
interface KnownMenu {
  readonly document: MenuDocument;
  readonly menu: Menu;
}

// Stock and ratings change all day; what decides about drafts does not.
const known = new WeakMap<ShopConfig, { readonly shop: OfferShop; readonly drafts: ReadonlySet<OfferId> }>();

/** The drafts among the offers of a shop on a day. */
export function findDrafts({ document, menu }: KnownMenu, config: ShopConfig, date: string): ReadonlySet<OfferId> {
  if (document.offers.length + document.dailyDishes.length === 0) return NO_DRAFTS;
  const last = known.get(config);
  if (last && last.shop.menu === document && last.shop.date === date) return last.drafts;
  const parts = { menu: document, config, date };
  const shop = putInStock(document) === document ? { ...parts, articles: menu } : toOfferShop(parts);
  const drafts = listDrafts(shop);
  known.set(config, { shop, drafts });
  return drafts;
}

/** The menu with all offers that apply on some day. */
export function readWithoutDrafts(menu: KnownMenu, config: ShopConfig, at: string): Menu {
  const drafts = findDrafts(menu, config, toWallTime(at).date);
  return drafts.size === 0 ? menu.menu : readOffers(menu.menu, withoutDrafts(menu.document, drafts)).menu;
}

const NO_DRAFTS: ReadonlySet<OfferId> = new Set();
