import { toCents } from '@tischlein/domain';
import { euro } from '@tischlein/wording';
import type { Notebook } from './imported.ts';
import { toCategoryName } from './table-dish.ts';
import type { TableRow } from './table-rows.ts';

/** A price is odd if it is so many times as high or as low as the others of its category, or of the whole menu. */
const ODD_IN_CATEGORY = 10;
const ODD_IN_MENU = 12;
/** Fewer have no price that is usual. */
const FEWEST = 3;

/** Lists prices far from the others under 'bitte prüfen': a comma may be missing. */
export function noteOddPrices(rows: readonly TableRow[], notebook: Notebook): void {
  const medians = new Map(
    [...Map.groupBy(rows, toCategoryName)].map(([category, same]) => [category, findMedian(same)]),
  );
  const ofMenu = findMedian(rows);
  for (const row of rows) {
    const ofCategory = medians.get(toCategoryName(row)) ?? null;
    const usual = ofCategory ?? ofMenu;
    const factor = ofCategory === null ? ODD_IN_MENU : ODD_IN_CATEGORY;
    if (usual !== null && isOdd(row.cents, usual, factor))
      notebook.assumed('priceOdd', row.where, `${euro(toCents(row.cents))}, sonst um ${euro(toCents(usual))}`);
  }
}

const isOdd = (cents: number, usual: number, factor: number): boolean =>
  cents > 0 && (cents >= usual * factor || cents * factor <= usual);

/** null: too few of them cost anything. */
function findMedian(rows: readonly TableRow[]): number | null {
  const prices = rows.flatMap(({ cents }) => (cents > 0 ? [cents] : [])).toSorted((left, right) => left - right);
  return prices.length < FEWEST ? null : (prices[Math.floor(prices.length / 2)] ?? null);
}
