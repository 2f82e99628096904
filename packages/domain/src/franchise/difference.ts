import { indexById, isRecord, isSame } from '../unknown-value.ts';

/**
 * How a document differs from its base: a new value, changed fields, or changed items of a list with ids; null marks a
 * deletion.
 */
export type Difference =
  | { readonly set: unknown }
  | { readonly fields: Readonly<Record<string, Difference | null>> }
  | {
      readonly items: Readonly<Record<string, Difference | null>>;
      /** All ids in order, if the order differs too. */
      readonly order?: readonly string[];
    };

/**
 * Compares `own` with `base`; null if they are equal. Lists whose items have unique ids are compared item by item,
 * others as a whole.
 */
export function differenceBetween(base: unknown, own: unknown): Difference | null {
  const [baseItems, ownItems] = [indexById(base), indexById(own)];
  if (baseItems && ownItems) return betweenLists(baseItems, ownItems);
  if (isRecord(base) && isRecord(own)) {
    const fields = betweenFields(new Map(Object.entries(base)), new Map(Object.entries(own)));
    return Object.keys(fields).length === 0 ? null : { fields };
  }
  return isSame(base, own) ? null : { set: own };
}

/** Applies a difference to `base`; changes of fields and items that `base` no longer has are dropped. */
export function withDifference(base: unknown, difference: Difference | null): unknown {
  if (difference === null) return base;
  if ('set' in difference) return difference.set;
  if ('fields' in difference) {
    const fields = isRecord(base) ? new Map(Object.entries(base)) : new Map<string, unknown>();
    return Object.fromEntries(applyDifferences(fields, difference.fields));
  }
  const items = applyDifferences(indexById(base) ?? new Map(), difference.items);
  return difference.order ? sortByIds(items, difference.order) : [...items.values()];
}

type Parts = ReadonlyMap<string, unknown>;

function betweenFields(base: Parts, own: Parts): Readonly<Record<string, Difference | null>> {
  const gone = [...base.keys()].filter((key) => !own.has(key)).map((key) => [key, null] as const);
  const other = [...own].flatMap(([key, value]) => {
    const difference = base.has(key) ? differenceBetween(base.get(key), value) : { set: value };
    return difference ? [[key, difference] as const] : [];
  });
  return Object.fromEntries([...gone, ...other]);
}

function betweenLists(base: Parts, own: Parts): Difference | null {
  const items = betweenFields(base, own);
  const order = [...own.keys()];
  const isInOrder = isSame([...applyDifferences(base, items).keys()], order);
  if (!isInOrder) return { items, order };
  return Object.keys(items).length === 0 ? null : { items };
}

function applyDifferences(base: Parts, differences: Readonly<Record<string, Difference | null>>): Parts {
  const parts = new Map(base);
  for (const [key, difference] of Object.entries(differences)) {
    if (difference === null) parts.delete(key);
    else if (parts.has(key) || 'set' in difference) parts.set(key, withDifference(parts.get(key), difference));
  }
  return parts;
}

// Items added to the base later come last.
function sortByIds(items: Parts, order: readonly string[]): readonly unknown[] {
  const known = new Set(order);
  const rest = [...items].filter(([id]) => !known.has(id)).map(([, item]) => item);
  return [...order.filter((id) => items.has(id)).map((id) => items.get(id)), ...rest];
}
