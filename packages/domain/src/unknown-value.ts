/** Reads an own property of any value; undefined if there is none. */
export function readField(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

export const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Indexes a list by id; null if it is not a list or its items have no unique string ids. */
export function indexById(value: unknown): ReadonlyMap<string, unknown> | null {
  if (!Array.isArray(value)) return null;
  const items = new Map<string, unknown>();
  for (const item of readList(value)) {
    const id = readField(item, 'id');
    if (typeof id !== 'string' || items.has(id)) return null;
    items.set(id, item);
  }
  return items;
}

/** Compares plain JSON; the order of fields does not count. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => isSame(item, right[index]));
  if (!isRecord(left) || !isRecord(right) || Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSame(Reflect.get(left, key), Reflect.get(right, key)))
  );
}
