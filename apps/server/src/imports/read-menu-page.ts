import type { Sheet, SheetRow } from './parse-csv.ts';

const SCRIPT = /<script[^>]*type\s*=\s*["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script>/gi;
const DEEPEST = 12;
const MOST_ITEMS = 5000;
const HEADINGS = ['Kategorie', 'Name', 'Beschreibung', 'Größe', 'Preis', 'Merkmale'];
const DIETS: Readonly<Record<string, string>> = { VeganDiet: 'vegan', VegetarianDiet: 'vegetarisch' };

/** What a page says about its menu in structured data (schema.org). */
export interface MenuPage {
  /** As a table, which is read like a file; null: the page has no dishes. */
  readonly sheet: Sheet | null;
  /** Where its menu is, if that is another page. */
  readonly menuAddress: string | null;
}

/** Reads the JSON-LD of a page: Menu, MenuSection and MenuItem with their offers. */
export function readMenuPage(html: string): MenuPage {
  const found: Found = { rows: [], address: null };
  for (const [, json = ''] of html.matchAll(SCRIPT))
    collect(parseJson(json), { section: '', depth: 0, currency: '' }, found);
  const rows = [HEADINGS, ...found.rows].map((cells, index): SheetRow => ({ row: index + 1, cells }));
  return { sheet: found.rows.length > 0 ? { name: '', rows } : null, menuAddress: found.address };
}

interface Found {
  readonly rows: string[][];
  address: string | null;
}

/** null: no JSON; others on the page may be readable. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Place {
  readonly section: string;
  readonly depth: number;
  /** Of the restaurant; empty: not stated. */
  readonly currency: string;
}

function collect(node: unknown, { section, depth, currency: outer }: Place, found: Found): void {
  if (depth > DEEPEST || found.rows.length >= MOST_ITEMS) return;
  if (Array.isArray(node)) {
    for (const each of readList(node)) collect(each, { section, depth: depth + 1, currency: outer }, found);
    return;
  }
  if (!isObject(node)) return;
  const types = toList(node['@type']).map(readString);
  if (types.includes('MenuItem')) {
    found.rows.push(...toRows(node, { section, currency: outer }));
    return;
  }
  const currency = readString(node['currenciesAccepted']) || outer;
  const name = types.includes('MenuSection') ? readString(node['name']) || section : section;
  for (const field of ['@graph', 'mainEntity', 'hasMenu', 'menu', 'hasMenuSection', 'hasMenuItem']) {
    const value = node[field];
    if (typeof value === 'string') found.address ??= value;
    else collect(value, { section: name, depth: depth + 1, currency }, found);
  }
}

/** A row for each offer of a dish; without one, the reader says that the price is missing. */
function toRows(item: Fields, { section, currency }: Pick<Place, 'section' | 'currency'>): string[][] {
  const offers = toList(item['offers']).filter(isObject);
  const traits = toList(item['suitableForDiet']).flatMap(
    (diet) => DIETS[readString(diet).split('/').at(-1) ?? ''] ?? [],
  );
  const describe = (size: string, price: string): string[] => [
    toText(section),
    toText(readString(item['name'])),
    toText(readString(item['description'])),
    toText(size),
    price,
    traits.join(', '),
  ];
  if (offers.length === 0) return [describe('', '')];
  return offers.map((offer) => describe(offers.length > 1 ? nameOffer(offer) : '', toPriceText(offer, currency)));
}

type Fields = Readonly<Record<string, unknown>>;

/** The size of an offer: its name, or that of its quantity. */
function nameOffer(offer: Fields): string {
  const [quantity] = toList(offer['eligibleQuantity']).filter(isObject);
  return readString(offer['name']) || readString(quantity?.['name']);
}

/** The price with what keeps it from being sold as it is: 'ab 24,50', '12,00 CHF', '9,00 netto', '4,50 pro kg'. */
function toPriceText(offer: Fields, accepted: string): string {
  const [specification = {}] = toList(offer['priceSpecification']).filter(isObject);
  const [lowest, highest] = [toPrice(offer['lowPrice']), toPrice(offer['highPrice'])];
  const stated = offer['price'] ?? (lowest === highest ? offer['lowPrice'] : undefined) ?? specification['price'];
  const price = stated === undefined ? lowest && `ab ${lowest}` : toPrice(stated);
  if (price === '') return '';
  const own = readString(offer['priceCurrency']) || readString(specification['priceCurrency']);
  const currency = own || (accepted === '' || accepted.includes('EUR') ? '' : accepted);
  const isNet = [offer, specification].some((part) => part['valueAddedTaxIncluded'] === false);
  const isPerUnit = ['unitCode', 'unitText', 'referenceQuantity'].some((field) => specification[field] !== undefined);
  return [price, currency === 'EUR' ? '' : currency, isNet ? 'netto' : '', isPerUnit ? 'pro kg' : '']
    .filter(Boolean)
    .join(' ');
}

// Numbers have a point, and no separator of thousands (schema.org price).
const toPrice = (price: unknown): string =>
  typeof price === 'number' && Number.isFinite(price) ? price.toFixed(2).replace('.', ',') : readString(price);

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? readList(value) : [value]);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

/** Text without the entities that many pages leave in their JSON. */
const toText = (text: string): string =>
  text
    .replaceAll(/&(#39|[a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Values of JSON that others have written. */
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readString = (value: unknown): string => (typeof value === 'string' ? value : '');
const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
