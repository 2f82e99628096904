/** Seeded random numbers: the same seed repeats the same sequence. */
export interface Chance {
  /** From 0 up to, but not including, `limit`. */
  below(limit: number): number;
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Mulberry32. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, oneOf: (items) => items[below(items.length)] ?? items[0] };
}
