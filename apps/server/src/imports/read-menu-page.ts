import { isObject, readList, readString } from './json-values.ts';
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
  for (const [, json = ''] of html.matchAll(SCRIPT)) collect(parseJson(json), { section: '', depth: 0 }, found);
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
}

function collect(node: unknown, { section, depth }: Place, found: Found): void {
  if (depth > DEEPEST || found.rows.length >= MOST_ITEMS) return;
  if (Array.isArray(node)) {
    for (const each of readList(node)) collect(each, { section, depth: depth + 1 }, found);
    return;
  }
  if (!isObject(node)) return;
  const types = toList(node['@type']).map(readString);
  if (types.includes('MenuItem')) {
    found.rows.push(...toRows(node, section));
    return;
  }
  const name = types.includes('MenuSection') ? readString(node['name']) || section : section;
  for (const field of ['@graph', 'mainEntity', 'hasMenu', 'menu', 'hasMenuSection', 'hasMenuItem']) {
    const value = node[field];
    if (typeof value === 'string') found.address ??= value;
    else collect(value, { section: name, depth: depth + 1 }, found);
  }
}

/** A row for each offer of a dish; without one, the reader says that the price is missing. */
function toRows(item: Readonly<Record<string, unknown>>, section: string): string[][] {
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
  return offers.map((offer) => {
    const [specification] = toList(offer['priceSpecification']).filter(isObject);
    const price = offer['price'] ?? offer['lowPrice'] ?? specification?.['price'];
    return describe(offers.length > 1 ? readString(offer['name']) : '', toPrice(price));
  });
}

// Numbers have a point, and no separator of thousands (schema.org price).
const toPrice = (price: unknown): string =>
  typeof price === 'number' && Number.isFinite(price)
    ? price.toFixed(2).replace('.', ',')
    : readString(price).replace('.', ',');

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
