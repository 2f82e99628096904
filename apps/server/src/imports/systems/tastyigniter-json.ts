import { type Fields, isObject, readObjects, readScalar, readString, toList } from '../json-values.ts';
import type { Sheet } from '../parse-csv.ts';
import { toPlainText } from '../plain-text.ts';
import { type MenuEntry, toEntrySheet } from './entry-sheet.ts';

/** Menu items as the programming interface of TastyIgniter answers them. null: it is something else. */
export function readTastyigniter(file: Fields): Sheet | 'tooExtensive' | null {
  const items = readObjects(file['data']).filter(
    (item) => isObject(item['attributes']) && 'menu_name' in item['attributes'],
  );
  if (items.length === 0) return null;
  const categories = new Map(
    readObjects(file['included'])
      .filter(({ type }) => type === 'categories')
      .map((each) => [readScalar(each['id']), readString(toAttributes(each)['name'])]),
  );
  return toEntrySheet(
    'TastyIgniter',
    items.map((item) => toEntry(item, categories)),
  );
}

const toAttributes = ({ attributes }: Fields): Fields => (isObject(attributes) ? attributes : {});

function toEntry(item: Fields, categories: ReadonlyMap<string, string>): MenuEntry {
  const own = toAttributes(item);
  const currency = readString(own['currency']);
  const price = readScalar(own['menu_price']);
  const status = own['menu_status'];
  return {
    category: findCategory(item, categories),
    name: toPlainText(readString(own['menu_name'])),
    description: toPlainText(readString(own['menu_description'])),
    price: currency === '' || currency === 'EUR' || currency === '€' ? price : `${price} ${currency}`,
    isHidden: status === false || status === 0,
  };
}

function findCategory({ relationships }: Fields, categories: ReadonlyMap<string, string>): string {
  const related = isObject(relationships) && isObject(relationships['categories']) ? relationships['categories'] : {};
  const [first] = toList(related['data']).filter(isObject);
  return categories.get(readScalar(first?.['id'])) ?? '';
}
