import { parse } from 'parse5';
import { type PageBlocks, listPageBlocks } from './page-blocks.ts';
import type { DroppedRow, Sheet, SheetRow } from './parse-csv.ts';
import { toPlainText } from './plain-text.ts';
import { type Fields, isObject, readList, readString, toList } from './json-values.ts';
import { toPriceText } from './offer-price.ts';

const DEEPEST = 12;
const MOST_ITEMS = 5000;
const HEADINGS = ['Kategorie', 'Name', 'Beschreibung', 'Größe', 'Preis', 'Merkmale', 'Bild'];
const DIETS: ReadonlyMap<string, string> = new Map([
  ['VeganDiet', 'vegan'],
  ['VegetarianDiet', 'vegetarisch'],
  ['HalalDiet', 'halal'],
]);

/** What a page says about its menu in structured data (schema.org). */
export interface MenuPage {
  /** As a table, which is read like a file; null: the page has no dishes. */
  readonly sheet: Sheet | null;
  /** Where its menu is, if that is another page. */
  readonly menuAddress: string | null;
}

/** Reads the menu of a page: Menu, MenuSection and MenuItem with their offers, as JSON-LD or microdata. */
export const readMenuPage = (html: string): MenuPage => readBlocks(listPageBlocks(parse(html)));

/** Reads JSON-LD in a file of its own. */
export const readMenuBlock = (block: unknown): MenuPage => readBlocks({ blocks: [block], unreadable: 0 });

function readBlocks({ blocks, unreadable }: PageBlocks): MenuPage {
  const found: Found = { rows: [], address: null };
  blocks.forEach((each, block) => collect(each, { section: '', depth: 0, currency: '', block }, found));
  if (found.rows.length === 0) return { sheet: null, menuAddress: found.address };
  const { rows, dropped } = leaveOutRepeated(found.rows);
  const sheet: Sheet = {
    name: '',
    system: 'schema.org',
    rowName: 'entry',
    rows: [{ row: 0, cells: HEADINGS }, ...rows],
    dropped,
    unreadableBlocks: unreadable,
  };
  return { sheet, menuAddress: found.address };
}

/** Pages often say the same menu in several blocks. */
function leaveOutRepeated(all: Found['rows']) {
  const blocks = new Map<string, number>();
  const rows: SheetRow[] = [];
  const dropped: DroppedRow[] = [];
  for (const [index, { cells, block }] of all.entries()) {
    // Another block may name the section in another way.
    const key = JSON.stringify(cells.slice(1));
    const before = blocks.get(key) ?? block;
    if (before === block) rows.push({ row: index + 1, cells });
    else dropped.push({ row: index + 1, reason: 'repeatedOnPage' });
    blocks.set(key, before);
  }
  return { rows, dropped };
}

interface Found {
  readonly rows: { readonly cells: readonly string[]; readonly block: number }[];
  address: string | null;
}

interface Place {
  readonly section: string;
  readonly depth: number;
  readonly block: number;
  /** Of the restaurant; empty: not stated. */
  readonly currency: string;
}

function collect(node: unknown, { section, depth, block, currency: outer }: Place, found: Found): void {
  if (depth > DEEPEST || found.rows.length >= MOST_ITEMS) return;
  if (Array.isArray(node)) {
    for (const each of readList(node)) collect(each, { section, depth: depth + 1, block, currency: outer }, found);
    return;
  }
  if (!isObject(node)) return;
  const types = toList(node['@type']).map(readString);
  if (types.includes('MenuItem')) {
    found.rows.push(...toRows(node, { section, currency: outer }).map((cells) => ({ cells, block })));
    return;
  }
  const currency = readString(node['currenciesAccepted']) || outer;
  const name = types.includes('MenuSection') ? readString(node['name']) || section : section;
  for (const field of ['@graph', 'mainEntity', 'hasMenu', 'menu', 'hasMenuSection', 'hasMenuItem']) {
    const value = node[field];
    if (typeof value === 'string') found.address ??= value;
    else collect(value, { section: name, depth: depth + 1, block, currency }, found);
  }
}

/** A row for each offer of a dish; without one, the reader says that the price is missing. */
function toRows(item: Fields, { section, currency }: Pick<Place, 'section' | 'currency'>): string[][] {
  const offers = toList(item['offers']).filter(isObject);
  const traits = toList(item['suitableForDiet']).flatMap(
    (diet) => DIETS.get(readString(diet).split('/').at(-1) ?? '') ?? [],
  );
  const describe = (size: string, price: string): string[] => [
    toPlainText(section),
    toPlainText(readString(item['name'])),
    toPlainText(readString(item['description'])),
    toPlainText(size),
    price,
    traits.join(', '),
    findPicture(item['image']),
  ];
  if (offers.length === 0) return [describe('', '')];
  return offers.map((offer) => describe(offers.length > 1 ? nameOffer(offer) : '', toPriceText(offer, currency)));
}

/** An address, an ImageObject, or a list of them. */
function findPicture(image: unknown): string {
  const [first] = toList(image);
  return isObject(first) ? readString(first['url']) || readString(first['contentUrl']) : readString(first);
}

/** The size of an offer: its name, or that of its quantity. */
function nameOffer(offer: Fields): string {
  const [quantity] = toList(offer['eligibleQuantity']).filter(isObject);
  const value = quantity?.['value'];
  const amount = typeof value === 'number' ? String(value).replace('.', ',') : readString(value);
  const unit = UNITS.get(readString(quantity?.['unitCode'])) ?? readString(quantity?.['unitText']);
  return readString(offer['name']) || readString(quantity?.['name']) || (unit && amount ? `${amount} ${unit}` : '');
}

/** UN/CEFACT codes of what dishes are measured in. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['LTR', 'l'],
  ['CLT', 'cl'],
  ['MLT', 'ml'],
  ['KGM', 'kg'],
  ['GRM', 'g'],
  ['CMT', 'cm'],
]);
