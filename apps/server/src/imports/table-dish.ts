import { categoryId, dishId, type SizeId, toCents } from '@tischlein/domain';
import { DELIVERY_TYPES, type DeliveryType, type DishDocument, type Tag } from '@tischlein/domain/menu';
import { IMPORT_GROUP_TITLES, ORDER_TYPE_NAMES } from '@tischlein/wording/import';
import { type Article, classifyArticle } from './article.ts';
import { type CellContext, type Cells, createCells } from './article-cells.ts';
import type { Choices } from './choices.ts';
import type { Column } from './columns.ts';
import { findContent } from './content.ts';
import type { Notebook } from './imported.ts';
import type { Legend } from './legend-codes.ts';
import { noteArticle, tagArticle } from './note-article.ts';
import { noteDeclarations } from './note-declarations.ts';
import { findPictureAddress } from './picture-addresses.ts';
import { createPlainDish } from './plain-dish.ts';
import { listRowsFor, listUnsoldTypes } from './price-cells.ts';
import { readAge, readDepositKind, readYesNo } from './read-cells.ts';
import { readDecimal, readPrepacked } from './read-prepacked.ts';
import { readPrice } from './read-price.ts';
import { offersHalves, readExtras } from './table-extras.ts';
import {
  keepOptions,
  listCrustNames,
  listCrusts,
  listSizePrices,
  type PricedRow,
  type TableSizes,
  takeSize,
} from './table-options.ts';
import type { TableRow } from './table-rows.ts';
import { TAG_WORDS } from './trait-words.ts';

/** Shared while a table is read. */
export interface TableContext extends TableSizes {
  readonly notebook: Notebook;
  readonly legend: Legend;
  readonly dishSlugs: (name: string) => string;
  readonly categorySlugs: (name: string) => string;
  readonly choices: Choices;
}

const NO_CATEGORY = 'Karte';
export const toCategoryName = ({ cells }: TableRow): string => cells.category ?? NO_CATEGORY;

export interface TableDish {
  readonly dish: DishDocument;
  /** The rows it consists of. */
  readonly rows: readonly TableRow[];
}

/** Reads the rows of one dish: its sizes, crusts, extras and declarations. null: none of its rows can be sold. */
export function readTableDish(all: readonly TableRow[], context: TableContext): TableDish | null {
  const { notebook } = context;
  const rows = keepOptions(all, notebook);
  const [first] = rows;
  if (!first) return null;
  const cells = createCells(rows);
  if (!first.cells.category) notebook.assumed('categoryMissing', first.where, NO_CATEGORY);
  const article = readArticle(first, rows, notebook);
  const priced = rows.map((row) => ({ row, size: takeSize(row, article.content, context) }));
  const dish = {
    ...createPrices(first, priced, { article, context }),
    ...(first.cells.number ? { number: first.cells.number } : {}),
    ...(cells.one('description') ? { subtext: cells.one('description') ?? '' } : {}),
    ...readDeposit(first, cells, { article, notebook }),
    ...readPrepacked(first, cells, { article, notebook }),
    ...(article.isPrepacked ? { withdrawalAllowed: true } : {}),
    vatClass: article.vatClass,
    tags: tagArticle(readTags(first.where, cells.one('traits') ?? '', notebook), article),
    ...noteDeclarations(
      first.where,
      { allergens: cells.all('allergens'), additives: cells.all('additives'), both: cells.all('declarations') },
      context,
    ),
  };
  noteMoney(first, rows, notebook);
  notePicture(first, rows, notebook);
  return { dish: addChoices(first, dish, { priced, cells, context }), rows };
}

/** The cells of several rows: the first that is filled, or all that differ. */
function readArticle(first: TableRow, rows: readonly TableRow[], notebook: Notebook): Article {
  const { where, name, cells } = first;
  const readCell = <Value>(column: Column, read: (text: string) => Value | null): Value | null => {
    const text = cells[column];
    const value = text === undefined ? null : read(text);
    if (text !== undefined && value === null) notebook.lost('cellUnreadable', where, text);
    return value;
  };
  const article = classifyArticle({
    name,
    description: cells.description ?? '',
    category: toCategoryName(first),
    sizes: rows.map(({ size }) => size),
    isDrink: readCell('isDrink', readYesNo),
    age: readCell('age', readAge),
    alcoholPercent: readStrength(rows),
    content: readCell('content', findContent),
    isPrepacked: readCell('isPrepacked', readYesNo),
  });
  noteArticle(where, article, notebook);
  return article;
}

/** The highest strength of the rows; `readPrepacked` reports what is not readable. */
function readStrength(rows: readonly TableRow[]): number | null {
  const strengths = rows.flatMap(({ cells }) => readDecimal(cells.alcohol ?? '') ?? []);
  return strengths.length > 0 ? Math.max(...strengths) : null;
}

/** Lists under 'bitte prüfen' what costs nothing, and order types without a price. */
function noteMoney({ where }: TableRow, rows: readonly TableRow[], notebook: Notebook): void {
  if (rows.some((row) => row.cents === 0)) notebook.assumed('priceZero', where);
  const unsold = listUnsoldTypes(rows);
  if (unsold.length > 0) notebook.assumed('notSoldFor', where, unsold.map((type) => ORDER_TYPE_NAMES[type]).join(', '));
}

/** A picture is fetched when the menu is taken over; a text that is no address is named. */
function notePicture({ where }: TableRow, rows: readonly TableRow[], notebook: Notebook): void {
  const text = rows.map(({ cells }) => cells.picture).find((cell) => cell !== undefined);
  const address = findPictureAddress(rows);
  if (address !== null) notebook.assumed('pictureByAddress', where, address);
  else if (text !== undefined) notebook.lost('pictureAddressRefused', where, text);
}

interface PriceFacts {
  readonly article: Article;
  readonly context: TableContext;
}

function createPrices(
  first: TableRow,
  priced: readonly PricedRow[],
  { article, context: { dishSlugs, categorySlugs } }: PriceFacts,
): DishDocument {
  const dish = {
    id: dishId(dishSlugs(first.name)),
    category: categoryId(categorySlugs(toCategoryName(first))),
    name: first.name,
    isDrink: article.isDrink,
  };
  return createPlainDish(dish, (type) => {
    const prices = listSizePrices(listPricedFor(priced, type));
    const sized = [...prices].flatMap(([size, cents]): [SizeId, number][] => (size === null ? [] : [[size, cents]]));
    return { price: prices.get(null) ?? null, sizes: new Map(sized) };
  });
}

/** The rows with a price for an order type. */
const listPricedFor = (priced: readonly PricedRow[], type: DeliveryType): readonly PricedRow[] =>
  listRowsFor(
    priced.map((each) => ({ ...each, types: each.row.types })),
    type,
    ({ row }) => `${row.size}\n${row.cells.crust ?? ''}`,
  );

function readTags(where: string, text: string, notebook: Notebook): Tag[] {
  const words = text.split(/[,;|\n]/).map((word) => word.trim().toLowerCase());
  const tags = words.filter(Boolean).flatMap((word) => {
    const tag = Object.hasOwn(TAG_WORDS, word) ? TAG_WORDS[word] : undefined;
    if (!tag) notebook.lost('traitUnknown', where, word);
    return tag ?? [];
  });
  return [...new Set(tags)];
}

/** An article while its cells are read. */
/** Bottles and cans cost less: '25' probably means cents. */
const HIGH_DEPOSIT_CENTS = 500;

/** A deposit is never guessed: it is read, or asked for. */
function readDeposit({ where }: TableRow, cells: Cells, { article, notebook }: CellContext): Partial<DishDocument> {
  const [amount, kind] = [cells.one('deposit'), cells.one('depositKind')];
  const deposit = amount === null ? null : readPrice(amount);
  const depositKind = kind === null ? null : readDepositKind(kind);
  if (amount !== null && deposit === null) notebook.lost('cellUnreadable', where, amount);
  if (kind !== null && depositKind === null) notebook.lost('cellUnreadable', where, kind);
  if (amount !== null && deposit !== null && deposit > HIGH_DEPOSIT_CENTS)
    notebook.assumed('depositHigh', where, amount);
  if (deposit === null && article.mayHaveDeposit) notebook.assumed('depositMissing', where);
  return { ...(deposit === null ? {} : { deposit: toCents(deposit) }), ...(depositKind ? { depositKind } : {}) };
}

interface ChoiceFacts {
  readonly priced: readonly PricedRow[];
  readonly cells: Cells;
  readonly context: TableContext;
}

/** Adds crusts as a mandatory group with prices by size, and extras as a free one. */
function addChoices(
  { where, name }: TableRow,
  dish: DishDocument,
  { priced, cells, context: { choices, notebook } }: ChoiceFacts,
): DishDocument {
  const texts = [name, cells.all('description') ?? ''];
  const halves = texts.filter(offersHalves);
  if (halves.length > 0) notebook.lost('halves', where, halves.join('; '));
  const crusts = listCrustNames(priced);
  const extras = readExtras(where, cells.all('extras') ?? '', notebook);
  if (crusts.length + extras.length === 0) return dish;
  const addFor = (type: DeliveryType) => [
    ...(crusts.length > 0
      ? [
          choices.add({
            title: IMPORT_GROUP_TITLES.crust,
            isMandatory: true,
            choices: listCrusts(listPricedFor(priced, type), crusts),
            declarations: dish.declarations,
          }),
        ]
      : []),
    ...(extras.length > 0
      ? [choices.add({ title: IMPORT_GROUP_TITLES.extras, isMandatory: false, choices: extras, declarations: null })]
      : []),
  ];
  const added = DELIVERY_TYPES.filter((type) => dish.prices[type]).map((type) => ({ type, groups: addFor(type) }));
  return {
    ...dish,
    extraIngredientGroups: added[0]?.groups.map(({ group }) => group) ?? [],
    prices: Object.fromEntries(
      added.map(({ type, groups }) => [
        type,
        { ...dish.prices[type], extra: Object.fromEntries(groups.flatMap(({ extra }) => Object.entries(extra))) },
      ]),
    ),
  };
}
