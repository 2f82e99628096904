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

/** A menu ready to be asked. */
export interface ReadyMenu {
  readonly document: MenuDocument;
  readonly menu: Menu;
  readonly problems: readonly MenuProblem[];
  readonly answer: EncodedBody;
}

export function readyMenu(document: MenuDocument): ReadyMenu {
  return { document, ...readMenu(document), answer: encodeJson(document) };
}

/** What is out as it is stored; some of it may be over. */
export interface StoredStock {
  readonly entries: readonly StockEntry[];
  readonly version: number;
}

/** A shop's menu at a moment. */
export interface StockedMenu {
  /** As if nothing were out; branches that are alike share it. */
  readonly wholeMenu: ReadyMenu;
  /** As the office knows it, without what is out of stock. */
  readonly menuDocument: MenuDocument;
  /** What of the document could not be used. */
  readonly menuProblems: readonly MenuProblem[];
  /** As guests see it, what is out marked. */
  readonly menu: Menu;
  readonly shownMenu: MenuDocument;
  /** Answer of GET …/menu. */
  readonly menuAnswer: EncodedBody;
  readonly stock: StoredStock;
  /** Rises with each change of the stock and with each entry that ends. */
  readonly stockVersion: number;
}

/** The menu with what is out of stock now. */
export function stockedMenu(wholeMenu: ReadyMenu, stock: StoredStock, now: string): StockedMenu {
  const { document, problems } = wholeMenu;
  const shownMenu = withStock(document, stock.entries, now);
  const { menu, answer } = shownMenu === document ? wholeMenu : readyMenu(shownMenu);
  return {
    wholeMenu,
    menuDocument: document,
    menuProblems: problems,
    menu,
    shownMenu,
    menuAnswer: answer,
    stock,
    stockVersion: stockVersionAt(stock, now),
  };
}

/** The version of a stock at a moment, the same in every process: ended entries count until the next change forgets them. */
export const stockVersionAt = ({ entries, version }: StoredStock, now: string): number =>
  entries.reduce((count, entry) => (isStillOut(entry, now) ? count : count + 1), version);
