import { type ColumnMeaning, IMPORT_COLUMNS } from '@tischlein/contract/office';
import { foldWord } from './fold-words.ts';

/** Columns of a menu table; only name and price are required. The first heading is the one of the template. */
export const COLUMN_HEADINGS = {
  category: 'Kategorie, Warengruppe, Rubrik, Gruppe, Kategoriename, Category, Section, Menu section',
  number: 'Nummer, Nr, Nr., No, No., Art, Artnr, Artikelnummer, Gerichtnummer, Number, Item number, PLU',
  name: 'Name, Gericht, Gerichtname, Speise, Artikel, Artikelname, Bezeichnung, Produkt, Dish, Item, Item name, Title',
  description: 'Beschreibung, Zutaten, Text, Zusatztext, Description, Ingredients, Details',
  size: 'Größe, Groesse, Grösse, Variante, Portion, Size, Variant, Variation',
  crust: 'Teig, Boden, Teigart, Crust, Dough, Base',
  price: 'Preis, Preis in Euro, Preis (€), Preis €, VK, Verkaufspreis, Einzelpreis, Brutto, Price, Price (EUR), Amount',
  traits: 'Merkmale, Tags, Eigenschaften, Traits, Labels',
  allergens: 'Allergene, Allergen, Allergens, Allergy',
  additives: 'Zusatzstoffe, Zusatzstoff, Additives',
  declarations: 'Deklarationen, Deklaration, Kennzeichnung, Kennzeichnungen, Allergene und Zusatzstoffe, Declarations',
  isDrink: 'Getränk, Ist Getränk, Drink, Is drink, Beverage',
  age: 'Mindestalter, Alter, Ab Alter, Altersfreigabe, Minimum age, Age',
  deposit: 'Pfand, Pfandbetrag, Deposit',
  depositKind: 'Pfandart, Einweg/Mehrweg, Deposit kind',
  content: 'Inhalt, Füllmenge, Menge, Content, Volume, Net content',
  isPrepacked: 'Verpackt, Fertigpackung, Vorverpackt, Prepacked, Packaged',
  producer: 'Hersteller, Importeur, Hersteller oder Importeur, Producer, Importer',
  ingredientList: 'Zutatenverzeichnis, Zutatenliste, Ingredient list',
  alcohol: 'Alkohol % vol., Alkoholgehalt, Alkohol, Vol.-%, % vol., ABV, Alcohol',
  energyKilojoules: 'Brennwert kJ, Energie kJ, kJ, Energy kJ',
  energyKilocalories: 'Brennwert kcal, Energie kcal, kcal, Energy kcal',
  fatGrams: 'Fett, Fat',
  saturatedFatGrams: 'Gesättigte Fettsäuren, davon gesättigte Fettsäuren, Saturated fat, Saturates',
  carbohydratesGrams: 'Kohlenhydrate, Carbohydrates',
  sugarGrams: 'Zucker, davon Zucker, Sugar, Sugars',
  proteinGrams: 'Eiweiß, Protein',
  saltGrams: 'Salz, Salt',
  origin: 'Herkunft, Ursprungsland, Origin',
  storage: 'Aufbewahrung, Lagerung, Storage',
  extras: 'Extras, Zusätze, Beläge, Toppings',
} as const;
export type Column = keyof typeof COLUMN_HEADINGS;
export const COLUMNS: readonly Column[] = IMPORT_COLUMNS;

/** Where a table has its columns. */
export interface Columns {
  readonly at: ReadonlyMap<Column, readonly number[]>;
  /** Columns with the price of one size: 'Preis groß'. */
  readonly sizePrices: readonly { readonly size: string; readonly at: number }[];
  /** Headings that mean nothing to us. */
  readonly unknown: readonly string[];
}

const toKey = (heading: string): string =>
  foldWord(heading)
    .replaceAll(/[^a-z0-9€]+/g, ' ')
    .trim();
const BY_HEADING: ReadonlyMap<string, Column> = new Map(
  COLUMNS.flatMap((column) => COLUMN_HEADINGS[column].split(', ').map((heading) => [toKey(heading), column] as const)),
);
/** Columns that count as one if there are several: no allergen is lost, and two prices in a row are no price. */
const READ_TOGETHER: ReadonlySet<Column> = new Set(['price', 'allergens', 'additives', 'declarations']);
const SIZE_PRICE = /^\s*(?:preis|price)\s+(?:für\s+)?(\S.*?)\s*$/i;

/** Finds the columns of a header; null if the row is not one, because name or price are missing. */
export function findColumns(cells: readonly string[]): Columns | null {
  const columns = readHeadings(cells);
  const isHeader = columns.at.has('name') && (columns.at.has('price') || columns.sizePrices.length > 0);
  return isHeader ? columns : null;
}

/** What a heading is taken for by itself. */
export function toMeaning(heading: string): ColumnMeaning {
  const { at, sizePrices } = readHeadings([heading]);
  return [...at.keys()][0] ?? (sizePrices.length > 0 ? 'sizePrice' : 'none');
}

function readHeadings(cells: readonly string[]): Columns {
  const at = new Map<Column, number[]>();
  const sizePrices: { readonly size: string; readonly at: number }[] = [];
  const unknown: string[] = [];
  cells.forEach((heading, index) => {
    const column = BY_HEADING.get(toKey(heading));
    const size = SIZE_PRICE.exec(heading)?.[1];
    const before = column && at.get(column);
    if (column && (!before || READ_TOGETHER.has(column))) at.set(column, [...(before ?? []), index]);
    else if (size && !column) sizePrices.push({ size, at: index });
    else if (heading.trim() !== '') unknown.push(heading.trim());
  });
  return { at, sizePrices, unknown };
}
