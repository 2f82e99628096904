import { type SizeId, sizeId, toCents } from '@tischlein/domain';
import { ANY_SIZE, type SizeDocument } from '@tischlein/domain/menu';
import { euro } from '@tischlein/wording';
import type { ChoicePrices } from './choices.ts';
import type { Content } from './content.ts';
import { findContent } from './content.ts';
import type { Notebook } from './imported.ts';
import { offersHalves } from './table-extras.ts';
import type { TableRow } from './table-rows.ts';

/**
 * Rejects rows that repeat an option of their dish, lack a size or a crust that other rows have, or sell halves. Of rows that
 * differ only in their price, none is right.
 */
export function keepOptions(rows: readonly TableRow[], notebook: Notebook): readonly TableRow[] {
  const [hasSizes, hasCrusts] = [rows.some(({ size }) => size), rows.some(({ cells }) => cells.crust)];
  // Once for each option: a hostile table has thousands of rows of one dish.
  const options = new Map(
    [...Map.groupBy(rows, toOption)].map(([option, same]) => [
      option,
      { first: same[0], prices: [...new Set(same.map(({ cents }) => cents))] },
    ]),
  );
  return rows.filter((row) => {
    const { where, size, cells } = row;
    const { first = row, prices = [] } = options.get(toOption(row)) ?? {};
    const isRepeated = first !== row;
    const lacksSize = (hasSizes && !size) || (hasCrusts && !cells.crust);
    const isHalves = offersHalves(`${size} ${cells.crust ?? ''}`);
    if (isHalves) notebook.rejected('halves', where);
    else if (prices.length > 1)
      notebook.rejected('nameRepeated', where, prices.slice(0, MOST_NAMED).map(toEuro).join(' und '));
    else if (isRepeated) notebook.rejected('rowRepeated', where);
    else if (lacksSize) notebook.rejected('optionMissing', where);
    return !isHalves && prices.length === 1 && !isRepeated && !lacksSize;
  });
}

/** Prices of one dish that a note names. */
const MOST_NAMED = 5;

const toOption = ({ types, size, cells }: TableRow): string => `${types?.join() ?? ''}\n${size}\n${cells.crust ?? ''}`;
const toEuro = (cents: number): string => euro(toCents(cents));

export interface TableSizes {
  readonly sizeSlugs: (name: string) => string;
  readonly sizes: Map<SizeId, SizeDocument>;
}

/** The size of a row; its content is part of its identity. null: the dish has no sizes. */
export function takeSize(row: TableRow, content: Content | null, { sizeSlugs, sizes }: TableSizes): SizeId | null {
  const own = findContent(row.cells.content ?? '') ?? (row.size ? findContent(row.size) : null) ?? content;
  const name = row.size || own?.label;
  if (!name) return null;
  const id = sizeId(sizeSlugs(own && row.size && own.label !== row.size ? `${name} ${own.label}` : name));
  sizes.set(id, { id, name, ...(own ? { contentAmount: own.amount, contentUnit: own.unit } : {}) });
  return id;
}

export interface PricedRow {
  readonly row: TableRow;
  readonly size: SizeId | null;
}

/** The lowest price of each size; the price of a dish with crusts starts there. */
export function listSizePrices(rows: readonly PricedRow[]): ReadonlyMap<SizeId | null, number> {
  const prices = new Map<SizeId | null, number>();
  for (const { row, size } of rows) prices.set(size, Math.min(prices.get(size) ?? row.cents, row.cents));
  return prices;
}

/** The names of the crusts. */
export const listCrustNames = (rows: readonly PricedRow[]): readonly string[] => [
  ...new Set(rows.flatMap(({ row }) => row.cells.crust ?? [])),
];

/** The crusts of a dish with the surcharge in each size; null: not in this size. */
export function listCrusts(rows: readonly PricedRow[], names: readonly string[]): readonly ChoicePrices[] {
  const lowest = listSizePrices(rows);
  return names.map((name) => ({
    name,
    prices: Object.fromEntries(
      [...lowest].map(([size, least]) => {
        const own = rows.find((each) => each.size === size && each.row.cells.crust === name);
        return [size ?? ANY_SIZE, own ? own.row.cents - least : null];
      }),
    ),
  }));
}
