import { type SizeId, sizeId } from '@tischlein/domain';
import { ANY_SIZE, type SizeDocument } from '@tischlein/domain/menu';
import type { ChoicePrices } from './choices.ts';
import type { Content } from './content.ts';
import { findContent } from './content.ts';
import type { Notebook } from './imported.ts';
import { offersHalves } from './table-extras.ts';
import type { TableRow } from './table-rows.ts';

/** Rejects rows that repeat an option of their dish, lack a size or a crust that other rows have, or sell halves. */
export function keepOptions(rows: readonly TableRow[], notebook: Notebook): readonly TableRow[] {
  const seen = new Set<string>();
  const [hasSizes, hasCrusts] = [rows.some(({ size }) => size), rows.some(({ cells }) => cells.crust)];
  return rows.filter(({ where, size, cells }) => {
    const key = `${size}\n${cells.crust ?? ''}`;
    const isRepeated = seen.has(key);
    const lacksSize = (hasSizes && !size) || (hasCrusts && !cells.crust);
    const isHalves = offersHalves(`${size} ${cells.crust ?? ''}`);
    if (isHalves) notebook.rejected('halves', where);
    else if (isRepeated) notebook.rejected('rowRepeated', where);
    else if (lacksSize) notebook.rejected('optionMissing', where);
    seen.add(key);
    return !isHalves && !isRepeated && !lacksSize;
  });
}

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

/** The crusts of a dish with the surcharge in each size; null: not in this size. */
export function listCrusts(rows: readonly PricedRow[]): readonly ChoicePrices[] {
  const lowest = listSizePrices(rows);
  const byCrust = Map.groupBy(
    rows.filter(({ row }) => row.cells.crust),
    ({ row }) => row.cells.crust ?? '',
  );
  return [...byCrust].map(([name, same]) => ({
    name,
    prices: Object.fromEntries(
      [...lowest].map(([size, least]) => {
        const own = same.find((each) => each.size === size);
        return [size ?? ANY_SIZE, own ? own.row.cents - least : null];
      }),
    ),
  }));
}
