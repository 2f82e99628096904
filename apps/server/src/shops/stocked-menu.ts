import type { DishId } from '@tischlein/domain';
import type { AverageRating } from '@tischlein/domain/feedback';
import {
  DELIVERY_TYPES,
  type DishDocument,
  fromPrice,
  type GuestDishDocument,
  type GuestMenuDocument,
  isStillOut,
  type Menu,
  type MenuDocument,
  type MenuProblem,
  type PricesBefore,
  readMenu,
  type StockEntry,
  withStock,
} from '@tischlein/domain/menu';
import { withoutDrafts } from '@tischlein/domain/offer-editing';
import { withOffersOn } from '@tischlein/domain/offers';
import type { ShopConfig } from '@tischlein/domain/shop';
import { toWallTime } from '../clock.ts';
import { type EncodedBody, encodeJson } from '../http/encoded-body.ts';
import { findDrafts } from './offers-for-guests.ts';

/** A menu without what guests read beside it. */
export interface ParsedMenu {
  /** As the office edits it. */
  readonly document: MenuDocument;
  readonly menu: Menu;
  readonly problems: readonly MenuProblem[];
}

/** A parsed menu with its encoded body. */
export interface PreparedMenu extends ParsedMenu {
  readonly extras: MenuExtras;
  readonly forGuests: GuestMenuDocument;
  readonly body: EncodedBody;
}

/** What guests read beside the document: prices before reductions, verified ratings by dish, and what lacks particulars. */
export interface MenuExtras {
  readonly pricesBefore: PricesBefore;
  readonly ratings: Readonly<Record<DishId, AverageRating>>;
  /** Dishes that cannot be ordered at a distance (S3 L14). */
  readonly lacking: readonly DishId[];
}

/** S3 R8: '`typeListPrice`: the computed "ab" price per order type'. */
function findListPrices(menu: Menu, { id }: DishDocument): Pick<GuestDishDocument, 'typeListPrice'> {
  const dish = menu.dishes.get(id);
  const prices = DELIVERY_TYPES.flatMap((type) => {
    const list = dish ? fromPrice(dish, type) : null;
    return list ? [[type, list.price] as const] : [];
  });
  return prices.length > 0 ? { typeListPrice: Object.fromEntries(prices) } : {};
}

const NO_EXTRAS: MenuExtras = { pricesBefore: {}, ratings: {}, lacking: [] };

interface Preparation {
  readonly extras?: MenuExtras;
  /** The same document, if it was read before. */
  readonly parsed?: ParsedMenu;
}

export function prepareMenu(document: MenuDocument, { extras = NO_EXTRAS, parsed }: Preparation = {}): PreparedMenu {
  const { pricesBefore, ratings, lacking } = extras;
  const hasPrices = Object.keys(pricesBefore).length > 0;
  const rated = Object.keys(ratings).length > 0 ? withRatings(document, ratings) : document;
  const marked = lacking.length > 0 ? withLacking(rated, lacking) : rated;
  const priced: GuestMenuDocument = hasPrices ? { ...marked, pricesBefore } : marked;
  const { menu, problems } = parsed && priced === document ? parsed : readMenu(priced);
  const forGuests = { ...priced, dishes: priced.dishes.map((dish) => ({ ...dish, ...findListPrices(menu, dish) })) };
  return { document, extras, forGuests, menu, problems, body: encodeJson(forGuests) };
}

/** Verified ratings replace those that the merchant entered; they are never mixed. */
const withRatings = (document: MenuDocument, ratings: MenuExtras['ratings']): MenuDocument => ({
  ...document,
  dishes: document.dishes.map((dish) => {
    const own = ratings[dish.id];
    return own ? { ...dish, ratings: { ...own, isVerified: true } } : dish;
  }),
});

function withLacking(document: MenuDocument, lacking: MenuExtras['lacking']): GuestMenuDocument {
  const ids = new Set(lacking);
  return {
    ...document,
    dishes: document.dishes.map((dish) => (ids.has(dish.id) ? { ...dish, lacksParticulars: true } : dish)),
  };
}

/** Stored stock entries; some may have expired. */
export interface StoredStock {
  readonly entries: readonly StockEntry[];
  readonly version: number;
}

/** A shop's menu at an instant. */
export interface StockedMenu {
  /** Ignores stock; shared by branches with the same menu. */
  readonly fullMenu: PreparedMenu;
  /** As the office edits it, without stock. */
  readonly menuDocument: MenuDocument;
  /** The parts of the document that are invalid and ignored. */
  readonly menuProblems: readonly MenuProblem[];
  /** As guests see it, with items out of stock marked. */
  readonly menu: Menu;
  readonly guestMenuDocument: GuestMenuDocument;
  /** Body of GET …/menu. */
  readonly menuBody: EncodedBody;
  readonly stock: StoredStock;
  /** Raised by each stock change and each entry that expires. */
  readonly stockVersion: number;
}

interface Selling {
  readonly config: ShopConfig;
  readonly stock: StoredStock;
  readonly now: string;
}

/** Applies the current stock to a menu, and leaves out drafts and the offers of other days. */
export function applyStock(fullMenu: PreparedMenu, { config, stock, now }: Selling): StockedMenu {
  const { document, problems } = fullMenu;
  const { date } = toWallTime(now);
  const offered = withOffersOn(withoutDrafts(document, findDrafts(fullMenu, config, date)), date);
  const stocked = withStock(offered, stock.entries, now);
  const { menu, body, forGuests } = stocked === document ? fullMenu : prepareMenu(stocked, { extras: fullMenu.extras });
  return {
    fullMenu,
    menuDocument: document,
    menuProblems: problems,
    menu,
    guestMenuDocument: forGuests,
    menuBody: body,
    stock,
    stockVersion: calculateStockVersion(stock, now),
  };
}

/** Stock version at an instant, the same in every process: expired entries count until the next change deletes them. */
export const calculateStockVersion = ({ entries, version }: StoredStock, now: string): number =>
  entries.reduce((count, entry) => (isStillOut(entry, now) ? count : count + 1), version);

/** When the next entry expires; null: none does. */
export const findNextRestock = ({ entries }: StoredStock, now: string): string | null =>
  entries.flatMap(({ until }) => (until !== null && until > now ? [until] : [])).sort()[0] ?? null;
