import { categoryId } from '@tischlein/domain';
import { EMPTY_MENU } from '@tischlein/domain/menu';
import { createChoices } from './choices.ts';
import type { ColumnAnswers } from './column-answers.ts';
import { type Imported, type Notebook, openNotebook } from './imported.ts';
import { type Legend, looksLikeCodes, NO_LEGEND } from './legend-codes.ts';
import { noteOddPrices } from './odd-prices.ts';
import type { Sheet } from './parse-csv.ts';
import { readLegend } from './read-legend.ts';
import { NO_ROWS } from './row-balance.ts';
import { findPictureAddress } from './picture-addresses.ts';
import { createNamedSlugs, createSlugger } from './slug.ts';
import { readTableDish, type TableContext, type TableDish, toCategoryName } from './table-dish.ts';
import { findTableRows, type TableRows } from './table-rows.ts';

/** As many as the contract allows. */
export const MOST_DISHES = 20_000;

/** What the merchant has said about a table. */
export interface TableAnswers {
  readonly columns?: ColumnAnswers;
  /** What words declare. */
  readonly words?: Legend;
}

/** Headings of prices that are not known, or not sold as they are. */
interface UnclearColumns {
  readonly unclear: readonly string[];
}

/** Reads a menu table with one row per dish and size. 'noColumns': no sheet has columns for name and price. */
export function readTable(
  sheets: readonly Sheet[],
  { columns = new Map(), words = NO_LEGEND }: TableAnswers = {},
): Imported | 'noColumns' | 'tooManyDishes' | UnclearColumns {
  const notebook = openNotebook();
  const table = findTableRows(sheets, { answers: columns, notebook });
  if (!table) return 'noColumns';
  if (table.unclear.length > 0) return { unclear: table.unclear };
  const byDish = Map.groupBy(table.rows, ({ cells, name }) => [cells.category, cells.number, name].join('\n'));
  if (byDish.size > MOST_DISHES) return 'tooManyDishes';
  const context = createContext(notebook, new Map([...readLegend(table.legend), ...words]));
  noteOddPrices(table.rows, notebook);
  const categories = new Map(
    table.rows.map((row) => [categoryId(context.categorySlugs(toCategoryName(row))), toCategoryName(row)]),
  );
  const read = [...byDish.values()].flatMap((rows) => readTableDish(rows, context) ?? []);
  const menu = {
    ...EMPTY_MENU,
    ingredients: context.choices.listIngredients(),
    extraGroups: context.choices.listGroups(),
    sizes: [...context.sizes.values()],
    categories: [...categories].map(([id, name]) => ({ id, name, showTopDishes: false })),
    dishes: read.map(({ dish }) => dish),
    declarationCodes: listCodes(context.legend),
  };
  return {
    format: 'table',
    config: {},
    menu,
    coupons: null,
    pictures: null,
    taken: 0,
    found: 0,
    ...describeRows(read, table.read),
    balance: NO_ROWS,
    notes: notebook.notes,
  };
}

/** The rows of each dish, and its picture. */
const describeRows = (
  read: readonly TableDish[],
  rows: TableRows['read'],
): Pick<Imported, 'origins' | 'table' | 'pictureAddresses'> => ({
  origins: new Map(read.map((each) => [each.dish.id, [...new Set(each.rows.map(({ where }) => where))]])),
  table: { rows, byDish: new Map(read.map((each) => [each.dish.id, each.rows.map(({ label }) => label)])) },
  pictureAddresses: new Map(
    read.flatMap((each) => {
      const address = findPictureAddress(each.rows);
      return address === null ? [] : [[each.dish.id, address] as const];
    }),
  ),
});

const createContext = (notebook: Notebook, legend: Legend): TableContext => ({
  notebook,
  legend,
  dishSlugs: createSlugger(),
  categorySlugs: createNamedSlugs(),
  sizeSlugs: createNamedSlugs(),
  sizes: new Map(),
  choices: createChoices(),
});

/** The codes of a legend that stand for one declaration, to be shown with it. */
function listCodes(legend: Legend): Imported['menu']['declarationCodes'] {
  const single = [...legend].flatMap(([code, declared]) =>
    looksLikeCodes(code) && declared?.length === 1 && declared[0] ? [[declared[0], code] as const] : [],
  );
  return Object.fromEntries(single.toReversed());
}
