/** A value, and what two people have made of it; undefined: it is not there. */
export interface Versions<Value> {
  readonly base: Value;
  /** What the other person has saved. */
  readonly saved: Value;
  readonly mine: Value;
}

export type MergeSide = 'saved' | 'mine';

/** A field that both have changed to something else. */
export interface MergeConflict extends Versions<unknown> {
  /** Names of fields and ids of items: ['dishes', 'd1', 'prices', 'delivery', 'base']. An order ends with `ORDER`. */
  readonly path: readonly string[];
}

/** The last part of the path to the order of a list. */
export const ORDER = '*order';

export interface MergeContext {
  readonly path: readonly string[];
  readonly decide: (conflict: MergeConflict) => MergeSide;
  /** Items of different groups of one list have no order among each other. */
  readonly findGroup: (path: readonly string[], item: unknown) => string;
}

export const mapVersions = <From, To>(
  { base, saved, mine }: Versions<From>,
  convert: (value: From) => To,
): Versions<To> => ({ base: convert(base), saved: convert(saved), mine: convert(mine) });
