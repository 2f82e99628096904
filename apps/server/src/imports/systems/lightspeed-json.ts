import { type Fields, isObject, readObjects, readString, toList } from '../json-values.ts';
import type { Sheet } from '../parse-csv.ts';
import { toPlainText } from '../plain-text.ts';
import { type MenuEntry, toEntrySheet, toEuroText } from './entry-sheet.ts';

const DEEPEST = 8;

/**
 * A menu (`menuEntryGroups`) or a list of items of Lightspeed Restaurant, K series, as its published interface answers. null: it is
 * something else.
 */
export function readLightspeed(file: unknown): Sheet | 'tooExtensive' | null {
  const items = readObjects(isObject(file) ? file['items'] : file).filter(isItem);
  if (items.length > 0) return toEntrySheet('Lightspeed', items.map(toItemEntry));
  const groups = isObject(file) ? readObjects(file['menuEntryGroups']) : [];
  const entries = groups.flatMap((group) => listEntries(group, 0));
  return entries.length > 0 ? toEntrySheet('Lightspeed', entries) : null;
}

const isItem = (each: Fields): boolean => isObject(each['accountingGroup']) && Array.isArray(each['prices']);

/** Sub-items and groups are no dishes; a sequence is a menu of several, whose choices a table cannot express. */
function toItemEntry(item: Fields): MenuEntry {
  const { accountingGroup: group, itemType, active } = item;
  const type = readString(itemType);
  return {
    category: isObject(group) ? toPlainText(readString(group['name'])) : '',
    name: toPlainText(readString(item['name'])),
    ...readPrices(item),
    options: type === 'SEQUENCE' ? 'SEQUENCE' : '',
    isHidden: active === false || type === 'SUB_ITEM' || type === 'GROUP',
  };
}

const OWN_PRICES = [
  [/delivery|liefer/i, 'priceDelivery'],
  [/take.?away|take.?out|pick.?up|abhol|ausser haus|außer haus/i, 'pricePickup'],
  [/eat.?in|dine.?in|im haus/i, 'priceDineIn'],
] as const;

/** Prices by their names; several that no name explains are refused, because any of them may be meant. */
function readPrices({ prices, priceMode }: Fields): Pick<MenuEntry, 'price'> {
  // Staff type open prices, and percents are discounts.
  if (readString(priceMode) !== '' && priceMode !== 'AMOUNT') return { price: 'variable' };
  const named = readObjects(prices).map((each) => ({
    name: readString(each['name']),
    text: toPriceText(each['amount']),
  }));
  const findType = (name: string) => OWN_PRICES.find(([words]) => words.test(name))?.[1];
  const others = named.filter(({ name }) => findType(name) === undefined);
  const usual = others.filter(({ name }) => /default|standard|normal/i.test(name));
  const texts = new Set((usual.length > 0 ? usual : others).map(({ text }) => text));
  const own = named.flatMap(({ name, text }) => {
    const type = findType(name);
    return type ? [[type, text] as const] : [];
  });
  return { price: [...texts].join(' / '), ...Object.fromEntries(own) };
}

const toPriceText = (amount: unknown): string =>
  typeof amount === 'number' ? toEuroText(Math.round(amount * 100)) : readString(amount);

/** The entries of a group, and of the groups in it. */
function listEntries(group: Fields, depth: number): readonly MenuEntry[] {
  if (depth > DEEPEST) return [];
  const category = toPlainText(readString(group['name']));
  return [...readObjects(group['menuEntry']), ...readObjects(group['menuEntryGroups'])].flatMap((entry) =>
    Array.isArray(entry['menuEntry']) || Array.isArray(entry['menuEntryGroups'])
      ? listEntries(entry, depth + 1)
      : [toMenuEntry(entry, category)],
  );
}

function toMenuEntry(entry: Fields, category: string): MenuEntry {
  const price = toPriceText(entry['productPrice']);
  return {
    category,
    name: toPlainText(readString(entry['productName'])),
    description: toPlainText(readString(entry['description'])),
    price: entry['taxIncludedInPrice'] === false && price !== '' ? `${price} netto` : price,
    picture: readString(entry['pictureUrl']),
    options: toList(entry['menuDealGroups']).flatMap(readChoice).join(', '),
  };
}

const readChoice = (group: unknown): string | readonly [] => (isObject(group) ? readString(group['description']) : []);
