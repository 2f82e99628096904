import type { Versions } from './compare-facts.ts';

/** My fields where I have changed them, else the saved ones. */
export function mergeFields<Part extends object>({ base, saved, mine }: Versions<Part>): Part {
  const [before, own] = [new Map(Object.entries(base)), new Map(Object.entries(mine))];
  const changed = [...new Set([...before.keys(), ...own.keys()])].filter(
    (key) => !isSame(before.get(key), own.get(key)),
  );
  const merged = { ...saved, ...Object.fromEntries(changed.map((key) => [key, own.get(key)])) };
  for (const key of changed) if (!own.has(key)) Reflect.deleteProperty(merged, key);
  return merged;
}

/** The saved list with the items that I have changed, without those that I have removed, and with mine that are new. */
export function mergeItems<Item>(
  { base, saved, mine }: Versions<readonly Item[]>,
  toKey: (item: Item) => string,
): readonly Item[] {
  const index = (items: readonly Item[]) => new Map(items.map((item) => [toKey(item), item]));
  const [before, own, known] = [index(base), index(mine), index(saved)];
  const isMine = (key: string): boolean => !isSame(before.get(key), own.get(key));
  const kept = saved.map((item) => (isMine(toKey(item)) ? own.get(toKey(item)) : item));
  const added = mine.filter((item) => !known.has(toKey(item)) && isMine(toKey(item)));
  return [...kept.filter((item) => item !== undefined), ...added];
}

/** The list with the item in the place of the one with its id, or at the end. */
export const putItem = <Item extends { readonly id: string }>(items: readonly Item[], item: Item): readonly Item[] =>
  items.some(({ id }) => id === item.id)
    ? items.map((other) => (other.id === item.id ? item : other))
    : [...items, item];

/** Whether two values have the same content. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
