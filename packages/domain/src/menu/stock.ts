import type { MenuDocument } from './menu-document.ts';

export const STOCK_KINDS = ['dish', 'ingredient', 'extra'] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

/** Something that can run out: a dish, an ingredient with everything that needs it, or an extra of one group. */
export interface StockItem {
  readonly kind: StockKind;
  readonly id: string;
  /** The extra's group; empty otherwise. */
  readonly group: string;
}

/** `until` is UTC in ISO format with milliseconds; null: indefinitely. */
export interface StockEntry extends StockItem {
  readonly until: string | null;
}

/**
 * The version of one item's state, for changes that name the state they are based on (S3 L8): each item has its own, so
 * that cooks do not block each other. `undefined`: available.
 */
export const stockVersion = (entry: Pick<StockEntry, 'until'> | undefined): string =>
  entry ? (entry.until ?? 'forGood') : 'available';

export const isSameStockItem = (left: StockItem, right: StockItem): boolean => toKey(left) === toKey(right);

/** Returns whether an entry has not expired yet. */
export const isStillOut = ({ until }: StockEntry, now: string): boolean => until === null || until > now;

/** Marks everything out of stock in the menu; `readMenu` derives what else is sold out. */
export function withStock(document: MenuDocument, stock: readonly StockEntry[], now: string): MenuDocument {
  const out = new Set(stock.filter((entry) => isStillOut(entry, now)).map(toKey));
  return out.size === 0 ? document : withMarks(document, (item, isOut) => isOut || out.has(toKey(item)));
}

/** Removes the sold-out mark that the menu itself has for one item. */
export const markAvailable = (document: MenuDocument, back: StockItem): MenuDocument =>
  withMarks(document, (item, isOut) => isOut && toKey(item) !== toKey(back));

/** The menu without any mark; the same object if it has none. */
export const putInStock = (document: MenuDocument): MenuDocument =>
  listSoldOut(document).length === 0 ? document : withMarks(document, () => false);

/** Items that the menu itself marks as sold out. */
export function listSoldOut(document: MenuDocument): readonly StockItem[] {
  const out: StockItem[] = [];
  withMarks(document, (item, isOut) => {
    if (isOut) out.push(item);
    return isOut;
  });
  return out;
}

export function hasStockItem(document: MenuDocument, { kind, id, group }: StockItem): boolean {
  if (kind === 'dish') return document.dishes.some((dish) => dish.id === id);
  if (kind === 'ingredient') return document.ingredients.some((ingredient) => ingredient.id === id);
  return document.extraGroups.some((each) => each.id === group && each.items.some((item) => item.id === id));
}

type Mark = (item: StockItem, isOut: boolean) => boolean;

function withMarks(document: MenuDocument, mark: Mark): MenuDocument {
  return {
    ...document,
    dishes: document.dishes.map((dish) => markPart(dish, { kind: 'dish', group: '' }, mark)),
    ingredients: document.ingredients.map((each) => markPart(each, { kind: 'ingredient', group: '' }, mark)),
    extraGroups: document.extraGroups.map((group) => ({
      ...group,
      items: group.items.map((item) => markPart(item, { kind: 'extra', group: group.id }, mark)),
    })),
  };
}

function markPart<Part extends { readonly id: string; readonly soldOut?: boolean }>(
  part: Part,
  place: Omit<StockItem, 'id'>,
  mark: Mark,
): Part {
  const { soldOut: was = false } = part;
  const soldOut = mark({ ...place, id: part.id }, was);
  return soldOut === was ? part : { ...part, soldOut };
}

const toKey = ({ kind, group, id }: StockItem): string => `${kind} ${group} ${id}`;
