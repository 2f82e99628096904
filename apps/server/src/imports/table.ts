import { categoryId, toCents } from '@tischlein/domain';
import { EMPTY_MENU } from '@tischlein/domain/menu';
import { euro } from '@tischlein/wording';
import { createChoices } from './choices.ts';
import type { ColumnAnswers } from './column-answers.ts';
import { type Imported, type Notebook, openNotebook } from './imported.ts';
import { type Legend, looksLikeCodes, NO_LEGEND } from './legend-codes.ts';
import type { Sheet } from './parse-csv.ts';
import { readLegend } from './read-legend.ts';
import { createNamedSlugs, createSlugger } from './slug.ts';
import { readTableDish, type TableContext, toCategoryName } from './table-dish.ts';
import { findTableRows, type TableRow } from './table-rows.ts';

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
    found: table.found,
    origins: new Map(read.map(({ dish, rows }) => [dish.id, [...new Set(rows.map(({ where }) => where))]])),
    notes: notebook.notes,
  };
}

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

/** A price is odd if it is so many times as high or as low as the others of its category, or of the whole menu. */
const ODD_IN_CATEGORY = 8;
const ODD_IN_MENU = 12;
const FEWEST_OTHERS = 3;

/** Lists prices far from the others under 'bitte prüfen': a comma may be missing. */
function noteOddPrices(rows: readonly TableRow[], notebook: Notebook): void {
  const byCategory = Map.groupBy(rows, toCategoryName);
  const medians = new Map([...byCategory].map(([category, same]) => [category, findMedian(same)]));
  const ofMenu = findMedian(rows);
  for (const row of rows) {
    const category = toCategoryName(row);
    const isCompared = (byCategory.get(category)?.length ?? 0) > FEWEST_OTHERS;
    const usual = isCompared ? (medians.get(category) ?? null) : rows.length > FEWEST_OTHERS ? ofMenu : null;
    if (usual !== null && isOdd(row.cents, usual, isCompared ? ODD_IN_CATEGORY : ODD_IN_MENU))
      notebook.assumed('priceOdd', row.where, `${euro(toCents(row.cents))}, sonst um ${euro(toCents(usual))}`);
  }
}

const isOdd = (cents: number, usual: number, factor: number): boolean =>
  cents > 0 && (cents >= usual * factor || cents * factor <= usual);

/** null: nothing costs anything. */
function findMedian(rows: readonly TableRow[]): number | null {
  const prices = rows.flatMap(({ cents }) => (cents > 0 ? [cents] : [])).toSorted((left, right) => left - right);
  return prices[Math.floor(prices.length / 2)] ?? null;
}
