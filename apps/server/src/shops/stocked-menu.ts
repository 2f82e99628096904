import {
  isStillOut,
  type Menu,
  type MenuDocument,
  type MenuProblem,
  readMenu,
  type StockEntry,
  withStock,
} from '@tischlein/domain/menu';
import { type EncodedBody, encodeJson } from '../http/encoded-body.ts';

/** A parsed menu with its encoded body. */
export interface PreparedMenu {
  readonly document: MenuDocument;
  readonly menu: Menu;
  readonly problems: readonly MenuProblem[];
  readonly body: EncodedBody;
}

export function prepareMenu(document: MenuDocument): PreparedMenu {
  return { document, ...readMenu(document), body: encodeJson(document) };
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
  readonly guestMenuDocument: MenuDocument;
  /** Body of GET …/menu. */
  readonly menuBody: EncodedBody;
  readonly stock: StoredStock;
  /** Raised by each stock change and each entry that expires. */
  readonly stockVersion: number;
}

/** Applies the current stock to a menu. */
export function applyStock(fullMenu: PreparedMenu, stock: StoredStock, now: string): StockedMenu {
  const { document, problems } = fullMenu;
  const guestMenuDocument = withStock(document, stock.entries, now);
  const { menu, body } = guestMenuDocument === document ? fullMenu : prepareMenu(guestMenuDocument);
  return {
    fullMenu,
    menuDocument: document,
    menuProblems: problems,
    menu,
    guestMenuDocument,
    menuBody: body,
    stock,
    stockVersion: calculateStockVersion(stock, now),
  };
}

/** Stock version at an instant, the same in every process: expired entries count until the next change deletes them. */
export const calculateStockVersion = ({ entries, version }: StoredStock, now: string): number =>
  entries.reduce((count, entry) => (isStillOut(entry, now) ? count : count + 1), version);
