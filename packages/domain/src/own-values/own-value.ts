import type { MenuDocument } from '../menu/menu-document.ts';
import type { ShopConfig } from '../shop/shop-config.ts';

/** The two documents of a shop that a branch takes from its franchise (decision 011). */
export interface ShopDocuments {
  readonly config: ShopConfig;
  readonly menu: MenuDocument;
}

/**
 * Where a value is, from the outside in: ['config', 'opening', 'slotMinutes'], ['menu', 'dishes', 'd1', 'prices', 'delivery', 'base'].
 * Items of lists are named by their ids; the order of a list ends with `ORDER`.
 */
export type ValuePath = readonly string[];

/** A value in which a branch does not follow its franchise, as small as it can follow again. */
export interface OwnValue {
  readonly path: ValuePath;
  /** added: an item that only the branch has; removed: one that it has left out. */
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** undefined: not there. */
  readonly franchise: unknown;
  readonly here: unknown;
}

/** Paths as keys of maps and rows. */
export const toPathKey = (path: ValuePath): string => JSON.stringify(path);

/** Returns whether a path is another one or leads further inside it. */
export const isWithin = (path: ValuePath, outer: ValuePath): boolean =>
  outer.every((step, index) => path[index] === step);

/** The kinds of values, as a list of them is filtered. */
export const OWN_VALUE_KINDS = ['prices', 'menu', 'offers', 'opening', 'payments', 'look', 'texts', 'other'] as const;
export type OwnValueKind = (typeof OWN_VALUE_KINDS)[number];
