/** A cache with a limit on the total weight of its values; the least recently used ones leave first. */
export interface BoundedCache<Value> {
  /** null: a miss. */
  get(key: string): Value | null;
  /** The latest value always stays, however heavy it is. */
  set(key: string, value: Value, weight: number): void;
  delete(key: string): void;
  values(): readonly Value[];
}

interface Weighed<Value> {
  readonly value: Value;
  readonly weight: number;
}

/** Creates a cache whose values weigh at most `most` together. */
export function createBoundedCache<Value>(most: number): BoundedCache<Value> {
  // A map keeps the order of insertion: the first key was used the longest time ago.
  const byKey = new Map<string, Weighed<Value>>();
  let total = 0;
  const remove = (key: string): void => {
    total -= byKey.get(key)?.weight ?? 0;
    byKey.delete(key);
  };
  const evict = (): void => {
    for (const key of byKey.keys()) {
      if (total <= most || byKey.size === 1) return;
      remove(key);
    }
  };
  return {
    get: (key) => {
      const found = byKey.get(key);
      if (!found) return null;
      byKey.delete(key);
      byKey.set(key, found);
      return found.value;
    },
    set: (key, value, weight) => {
      remove(key);
      byKey.set(key, { value, weight });
      total += weight;
      evict();
    },
    delete: remove,
    values: () => [...byKey.values()].map(({ value }) => value),
  };
}
