import { type Fields, isObject, readObjects, readScalar, readString, toList } from '../json-values.ts';
import type { Sheet } from '../parse-csv.ts';
import { toPlainText } from '../plain-text.ts';
import { joinExtras, type MenuEntry, toEntrySheet, toEuroText } from './entry-sheet.ts';
import { listAllergens, listTraits } from './deliverect-tags.ts';

const EURO = 1;
const PRODUCT = 1;

/** A menu of Deliverect, or the products that a till sends to it; prices in cents. null: it is something else. */
export function readDeliverect(file: unknown): Sheet | 'tooExtensive' | null {
  const menus = toList(file).filter(isObject);
  const published = menus.filter((menu) => isObject(menu['products']) && Array.isArray(menu['categories']));
  const sent = menus.filter((menu) => readObjects(menu['products']).some(isProduct));
  const single = menus.filter(isProduct);
  if (published.length > 0) return toEntrySheet('Deliverect', published.flatMap(listPublished));
  if (sent.length > 0) return toEntrySheet('Deliverect', sent.flatMap(listSent));
  return single.length > 0 && single.length === menus.length
    ? toEntrySheet(
        'Deliverect',
        single.filter(isSold).map((product) => toEntry(product, NOTHING)),
      )
    : null;
}

const isProduct = (value: Fields): boolean => 'productType' in value && 'plu' in value && 'name' in value;
const isSold = ({ productType = PRODUCT }: Fields): boolean => productType === PRODUCT;

interface Around {
  readonly category: string;
  readonly currency: string;
  readonly parts: ReadonlyMap<string, Fields>;
}
const NOTHING: Around = { category: '', currency: '', parts: new Map() };

/** Another currency keeps a price from being sold: '9,00 USD'; one that is not known counts as one. */
const toCurrency = ({ currency = EURO }: Fields): string =>
  currency === EURO || currency === 'EUR' ? '' : ` ${NAMES.get(Number(currency)) ?? 'CHF'}`;
const NAMES: ReadonlyMap<number, string> = new Map([
  [2, 'GBP'],
  [3, 'USD'],
  [4, 'CAD'],
  [6, 'AUD'],
  [8, 'AED'],
  [9, 'SEK'],
  [10, 'CHF'],
  [13, 'PLN'],
  [14, 'NOK'],
  [16, 'DKK'],
]);

function listPublished(menu: Fields): readonly MenuEntry[] {
  const parts = new Map(
    ['products', 'modifierGroups', 'modifiers', 'bundles'].flatMap((field) => listById(menu[field])),
  );
  const around = { currency: toCurrency(menu), parts };
  const placed = new Set<string>();
  const listed = readObjects(menu['categories']).flatMap((category) =>
    toList(category['products'] ?? category['subProducts']).flatMap((id): readonly MenuEntry[] => {
      const product = parts.get(readScalar(id));
      placed.add(readScalar(id));
      return product ? listVariants(product, { ...around, category: toPlainText(readString(category['name'])) }) : [];
    }),
  );
  const others = listById(menu['products']).filter(([id, product]) => !placed.has(id) && isSold(product));
  return [...listed, ...others.flatMap(([, product]) => listVariants(product, { ...around, category: '' }))];
}

const listById = (value: unknown): readonly (readonly [string, Fields])[] =>
  isObject(value) ? Object.entries(value).flatMap(([id, each]) => (isObject(each) ? [[id, each] as const] : [])) : [];

function listSent(file: Fields): readonly MenuEntry[] {
  const categories = new Map(
    readObjects(file['categories']).map((each) => [
      readScalar(each['posCategoryId'] ?? each['_id'] ?? each['name']),
      readString(each['name']),
    ]),
  );
  const products = readObjects(file['products']);
  const parts = new Map(products.map((product) => [readScalar(product['plu']), product] as const));
  const currency = toCurrency(file);
  return products.filter(isSold).flatMap((product) => {
    const [category = ''] = [...toList(product['categories']), ...toList(product['posCategoryIds'])].map(readScalar);
    return listVariants(product, { category: categories.get(category) ?? category, currency, parts });
  });
}

/** The sizes of a product that has them, else itself. */
function listVariants(product: Fields, around: Around): readonly MenuEntry[] {
  const groups = listParts(product, around);
  const sizes = groups.filter(isVariantGroup).flatMap((group) => listParts(group, around));
  if (sizes.length === 0) return [toEntry(product, around)];
  return sizes.map((size) => ({
    ...toEntry(product, around),
    size: toPlainText(readString(size['name'])),
    price: toPrice(size, around),
  }));
}

const isVariantGroup = (group: Fields): boolean => group['isVariantGroup'] === true;
const listParts = (product: Fields, { parts }: Around): readonly Fields[] =>
  toList(product['subProducts']).flatMap((id): readonly Fields[] => {
    const part = parts.get(readScalar(id));
    return part ? [part] : [];
  });

function toEntry(product: Fields, around: Around): MenuEntry {
  const groups = listParts(product, around).filter((group) => !isVariantGroup(group));
  const free = groups.filter((group) => !(Number(group['min'] ?? 0) > 0));
  const tags = toList(product['productTags']).map(Number);
  return {
    category: around.category,
    name: toPlainText(readString(product['name'])),
    description: toPlainText(readString(product['description'])),
    price: toPrice(product, around),
    traits: listTraits(tags).join(', '),
    allergens: listAllergens(tags).join(', '),
    picture: readString(product['imageUrl']),
    extras: joinExtras(
      free.flatMap((group) =>
        listParts(group, around).map((part) => ({
          name: toPlainText(readString(part['name'])),
          price: toPrice(part, around),
        })),
      ),
    ),
    options: groups
      .filter((group) => !free.includes(group))
      .map((group) => readString(group['name']))
      .join(', '),
    isHidden: product['visible'] === false,
  };
}

const toPrice = ({ price }: Fields, { currency }: Around): string =>
  typeof price === 'number' && Number.isSafeInteger(price) ? `${toEuroText(price)}${currency}` : readScalar(price);
