import { type ColumnMeaning, IMPORT_COLUMNS, type PriceColumnProblem } from '@tischlein/contract/office';
import { DELIVERY_TYPES, type DeliveryType } from '@tischlein/domain/menu';
import type { SheetAnswers } from './column-answers.ts';
import { foldWord } from './fold-words.ts';
import { nameSize, type PriceHeading, readPriceHeading } from './price-heading.ts';

/** Columns of a menu table; only name and price are required. The first heading is the one of the template. */
export const COLUMN_HEADINGS = {
  category:
    'Kategorie, Warengruppe, Rubrik, Gruppe, Kategoriename, Category, Section, Menu section, Catégorie, Categoria, Categoría, Kategori, Категория, Раздел, Kategoria',
  number:
    'Nummer, Nr, Nr., No, No., Art, Artnr, Artikelnummer, Gerichtnummer, Number, Item number, PLU, Numéro, Numero, Número, Номер, Numer',
  name: 'Name, Gericht, Gerichtname, Speise, Artikel, Artikelname, Bezeichnung, Produkt, Produktname, Dish, Item, Item name, Title, Titel, Product, Product name, Nom, Plat, Nom du plat, Désignation, Nome, Piatto, Nombre, Plato, Ad, Adı, Ürün, Ürün adı, Yemek, Название, Наименование, Блюдо, Nazwa, Danie',
  description:
    'Beschreibung, Zutaten, Text, Zusatztext, Description, Ingredients, Details, Ingrédients, Descrizione, Ingredienti, Descripción, Ingredientes, Açıklama, İçindekiler, Описание, Состав, Opis, Składniki',
  size: 'Größe, Groesse, Grösse, Variante, Portion, Size, Variant, Variation, Taille, Dimensione, Tamaño, Boy, Размер, Порция, Rozmiar',
  crust: 'Teig, Boden, Teigart, Crust, Dough, Base',
  // Other headings of prices: price-heading.ts.
  price: 'Preis',
  traits: 'Merkmale, Tags, Eigenschaften, Traits, Labels',
  allergens:
    'Allergene, Allergen, Allergens, Allergy, Allergènes, Allergeni, Alérgenos, Alerjenler, Аллергены, Alergeny',
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
  picture: 'Bild, Bildadresse, Bild-URL, Foto, Image, Image URL, Picture, Picture URL, Photo, Photo URL',
} as const;
export type Column = keyof typeof COLUMN_HEADINGS;
export const COLUMNS: readonly Column[] = IMPORT_COLUMNS;

/** A column with prices that can be sold. */
export interface PriceColumn extends Pick<PriceHeading, 'types' | 'sizes' | 'isInCents'> {
  readonly at: number;
  readonly heading: string;
}

/** A column with prices that cannot be sold as they are. */
interface UnsoldColumn {
  readonly heading: string;
  readonly problem: PriceColumnProblem;
}

/** Where a table has its columns. */
export interface Columns {
  readonly at: ReadonlyMap<Column, readonly number[]>;
  readonly prices: readonly PriceColumn[];
  /** The merchant has to say what these are. */
  readonly unclear: readonly UnsoldColumn[];
  /** Net prices and the like beside a price that can be sold. */
  readonly ignored: readonly UnsoldColumn[];
  /** Headings that mean nothing to us. */
  readonly unknown: readonly string[];
}

const toKey = (heading: string): string =>
  foldWord(heading)
    .replaceAll(/[^\p{L}\p{N}€]+/gu, ' ')
    .trim();
const BY_HEADING: ReadonlyMap<string, Column> = new Map(
  COLUMNS.filter((column) => column !== 'price').flatMap((column) =>
    COLUMN_HEADINGS[column].split(', ').map((heading) => [toKey(heading), column] as const),
  ),
);
/** Columns that count as one if there are several: no allergen is lost. */
const READ_TOGETHER: ReadonlySet<Column> = new Set(['allergens', 'additives', 'declarations']);

/** Finds the columns of a header; null if the row is not one, because name or price are missing. */
export function findColumns(cells: readonly string[], answers: SheetAnswers): Columns | null {
  const columns = readHeadings(cells, answers);
  const isHeader = columns.at.has('name') && columns.prices.length + columns.unclear.length > 0;
  return isHeader ? columns : null;
}

type Heading =
  | { readonly kind: 'column'; readonly column: Column }
  | { readonly kind: 'price'; readonly price: PriceHeading }
  | { readonly kind: 'unknown' | 'none' };

function readHeading(heading: string, answers: SheetAnswers): Heading {
  const answer = answers.get(heading);
  if (answer === 'unread') return { kind: 'unknown' };
  if (answer !== undefined) return readAnswer(heading, answer);
  if (heading === '') return { kind: 'none' };
  const column = BY_HEADING.get(toKey(heading));
  if (column) return { kind: 'column', column };
  const price = readPriceHeading(heading);
  return price ? { kind: 'price', price } : { kind: 'unknown' };
}

const TYPES_OF: Readonly<Partial<Record<ColumnMeaning, readonly DeliveryType[] | null>>> = {
  price: null,
  priceWebshop: ['delivery', 'pickup'],
  priceDelivery: ['delivery'],
  pricePickup: ['pickup'],
  priceDineIn: ['dineIn'],
  priceCents: null,
};

/** What the merchant says is right; only the size of a price is read from the heading. */
function readAnswer(heading: string, answer: ColumnMeaning): Heading {
  const types = TYPES_OF[answer];
  if (answer === 'unclear') return { kind: 'price', price: { types: null, sizes: [], problem: 'words' } };
  if (types !== undefined)
    return { kind: 'price', price: { types, sizes: [], problem: null, isInCents: answer === 'priceCents' } };
  if (answer === 'sizePrice') {
    const read = readPriceHeading(heading);
    const sizes = read && read.sizes.length > 0 ? read.sizes : [nameSize(heading)];
    return { kind: 'price', price: { types: read?.types ?? null, sizes, problem: null } };
  }
  const column = COLUMNS.find((each) => each === answer);
  return column ? { kind: 'column', column } : { kind: 'none' };
}

function readHeadings(cells: readonly string[], answers: SheetAnswers): Columns {
  const headings = cells.map((cell) => ({ heading: cell.trim(), ...readHeading(cell.trim(), answers) }));
  const at = new Map<Column, number[]>();
  const prices: PriceColumn[] = [];
  const unsold: (UnsoldColumn & PriceHeading)[] = [];
  const unknown: string[] = [];
  headings.forEach((each, index) => {
    if (each.kind === 'price') {
      const { problem, ...price } = each.price;
      if (problem === null) prices.push({ ...price, at: index, heading: each.heading });
      else unsold.push({ ...each.price, heading: each.heading, problem });
      return;
    }
    const before = each.kind === 'column' && at.get(each.column);
    if (each.kind === 'column' && (!before || READ_TOGETHER.has(each.column)))
      at.set(each.column, [...(before || []), index]);
    else if (each.kind !== 'none') unknown.push(each.heading);
  });
  const [ignored, unclear] = [true, false].map((isIgnored) =>
    unsold.filter((column) => isReplaced(column, prices) === isIgnored),
  );
  return { at, prices, unclear: unclear ?? [], ignored: ignored ?? [], unknown };
}

/** There is a price that guests pay beside it. Unknown words may change any price. */
const isReplaced = ({ problem, types, sizes }: PriceHeading, prices: readonly PriceColumn[]): boolean =>
  problem !== 'words' &&
  prices.some(
    (price) =>
      sizes.every((size) => price.sizes.includes(size)) &&
      (price.types === null || (types ?? DELIVERY_TYPES).every((type) => price.types?.includes(type))),
  );

interface MeantColumn {
  readonly meaning: ColumnMeaning;
  readonly problem: PriceColumnProblem | null;
}

/** What each heading of a header is taken for. */
export function listMeanings(cells: readonly string[], answers: SheetAnswers): readonly MeantColumn[] {
  const { ignored } = readHeadings(cells, answers);
  return cells.map((cell) => {
    const heading = cell.trim();
    const read = readHeading(heading, answers);
    const answer = answers.get(heading);
    if (answer !== undefined)
      return { meaning: answer === 'unread' ? 'none' : answer, problem: answer === 'unclear' ? 'words' : null };
    if (read.kind !== 'price') return { meaning: read.kind === 'column' ? read.column : 'none', problem: null };
    const { problem } = read.price;
    if (problem === null) return toPriceMeaning(read.price);
    return { meaning: ignored.some((each) => each.heading === heading) ? 'none' : 'unclear', problem };
  });
}

function toPriceMeaning({ types, sizes }: PriceHeading): MeantColumn {
  if (sizes.length > 0) return { meaning: 'sizePrice', problem: null };
  if (types === null) return { meaning: 'price', problem: null };
  const meanings: readonly ColumnMeaning[] = ['priceWebshop', 'priceDelivery', 'pricePickup', 'priceDineIn'];
  const meaning = meanings.find((each) => TYPES_OF[each]?.join() === types.join());
  return meaning ? { meaning, problem: null } : { meaning: 'unclear', problem: 'words' };
}
