import { type Fields, isObject, readObjects, readScalar, readString, toList } from '../json-values.ts';
import type { Sheet } from '../parse-csv.ts';
import { joinExtras, type MenuEntry, toEntrySheet } from './entry-sheet.ts';
import { toPlainText } from '../plain-text.ts';

/** A catalogue of HubRise: products with SKUs, prices as '9.00 EUR', option lists by reference. null: it is something else. */
export function readHubrise(file: Fields): Sheet | 'tooExtensive' | null {
  const data = isObject(file['data']) ? file['data'] : file;
  const products = readObjects(data['products']);
  if (!products.some((product) => Array.isArray(product['skus']))) return null;
  const categories = new Map(
    readObjects(data['categories']).map((each) => [readScalar(each['ref'] ?? each['id']), readString(each['name'])]),
  );
  const lists = new Map(
    readObjects(data['option_lists']).map((each) => [readScalar(each['ref'] ?? each['id']), each] as const),
  );
  return toEntrySheet(
    'HubRise',
    products.flatMap((product) => listEntries(product, categories, lists)),
  );
}

function listEntries(
  product: Fields,
  categories: ReadonlyMap<string, string>,
  lists: ReadonlyMap<string, Fields>,
): readonly MenuEntry[] {
  const skus = readObjects(product['skus']);
  const base = {
    category: categories.get(readScalar(product['category_ref'] ?? product['category_id'])) ?? '',
    name: toPlainText(readString(product['name'])),
    description: toPlainText(readString(product['description'])),
    traits: toList(product['tags']).flatMap(readTrait).join(', '),
  };
  if (skus.length === 0) return [{ ...base, price: '' }];
  return skus.map((sku): MenuEntry => {
    const used = toList(sku['option_list_refs'] ?? sku['option_list_ids']).flatMap((ref): readonly Fields[] => {
      const list = lists.get(readScalar(ref));
      return list ? [list] : [];
    });
    const free = used.filter((list) => readCount(list['min_selections']) === 0);
    return {
      ...base,
      size: skus.length > 1 ? readString(sku['name']) : '',
      price: readString(sku['price']),
      ...readOverrides(sku),
      extras: joinExtras(free.flatMap(listOptions)),
      options: used
        .filter((list) => !free.includes(list))
        .map((list) => readString(list['name']))
        .join(', '),
    };
  });
}

const listOptions = (list: Fields) =>
  readObjects(list['options']).map((option) => ({
    name: toPlainText(readString(option['name'])),
    price: readString(option['price']) || '0,00',
  }));

const readCount = (value: unknown): number => (typeof value === 'number' ? value : Number(readString(value) || 0));

const TYPES = [
  ['delivery', 'priceDelivery'],
  ['collection', 'pricePickup'],
  ['eat_in', 'priceDineIn'],
] as const;
const TERMS = ['dow', 'start_time', 'end_time', 'start_date', 'end_date', 'variant_refs'];

/** Prices of service types; those of days, times or variants are none of a menu. */
function readOverrides(sku: Fields): Partial<MenuEntry> {
  const prices = readObjects(sku['price_overrides']).flatMap((override) => {
    const terms = isObject(override['restrictions']) ? { ...override, ...override['restrictions'] } : override;
    const types = toList(terms['service_types'] ?? terms['service_type']).map(readString);
    const isPlain = TERMS.every((term) => terms[term] === undefined || terms[term] === null);
    return isPlain
      ? TYPES.flatMap(([type, key]) => (types.includes(type) ? [[key, readString(override['price'])] as const] : []))
      : [];
  });
  return Object.fromEntries(prices);
}

const TRAITS: ReadonlyMap<string, string> = new Map([
  ['vegan', 'vegan'],
  ['vegetarian', 'vegetarisch'],
  ['spicy', 'scharf'],
  ['halal', 'halal'],
]);
const readTrait = (tag: unknown): string | readonly [] => TRAITS.get(readString(tag).toLowerCase()) ?? [];
