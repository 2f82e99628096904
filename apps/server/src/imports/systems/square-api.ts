import { type Fields, isObject, readObjects, readScalar } from '../json-values.ts';

const DEEPEST = 10;

/** The answer of Square's catalogue API (`objects`, names with underscores) in the form of its exports. null: it is something else. */
export function toSquareCatalog(file: unknown): { readonly catalog: readonly unknown[] } | null {
  const objects = isObject(file) ? readObjects(file['objects']) : [];
  if (!objects.some((each) => isObject(each['item_data']))) return null;
  return { catalog: objects.map((each) => addCategory(toCamelCase(each, 0))) };
}

/** Items name a list of categories; the first counts. */
function addCategory(entry: unknown): unknown {
  if (!isObject(entry) || !isObject(entry['itemData'])) return entry;
  const { categories, ...item } = entry['itemData'];
  const [first] = readObjects(categories);
  return { ...entry, itemData: { ...(first && { categoryId: readScalar(first['id']) }), ...item } };
}

function toCamelCase(value: unknown, depth: number): unknown {
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((each: unknown) => toCamelCase(each, depth + 1));
  if (!isObject(value)) return value;
  const entries: readonly [string, unknown][] = Object.entries(value satisfies Fields);
  return Object.fromEntries(
    entries.map(([key, each]) => [
      key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      toCamelCase(each, depth + 1),
    ]),
  );
}
