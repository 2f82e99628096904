import {
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
import { type EncodedBody, encodeJson } from '../http/encoded-body.ts';

/** A parsed menu with its encoded body. */
export interface PreparedMenu {
  /** As the office edits it. */
  readonly document: MenuDocument;
  readonly pricesBefore: PricesBefore;
  readonly forGuests: GuestMenuDocument;
  readonly menu: Menu;
  readonly problems: readonly MenuProblem[];
  readonly body: EncodedBody;
}

export function prepareMenu(document: MenuDocument, pricesBefore: PricesBefore = {}): PreparedMenu {
  const hasPrices = Object.keys(pricesBefore).length > 0;
  const forGuests: GuestMenuDocument = hasPrices ? { ...document, pricesBefore } : document;
  return { document, pricesBefore, forGuests, ...readMenu(forGuests), body: encodeJson(forGuests) };
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

/** Applies the current stock to a menu. */
export function applyStock(fullMenu: PreparedMenu, stock: StoredStock, now: string): StockedMenu {
  const { document, problems } = fullMenu;
  const stocked = withStock(document, stock.entries, now);
  const { menu, body, forGuests } = stocked === document ? fullMenu : prepareMenu(stocked, fullMenu.pricesBefore);
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
