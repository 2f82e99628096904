import { toCents } from '@tischlein/domain';
import { euro } from '@tischlein/wording';
import type { Notebook } from './imported.ts';
import { toCategoryName } from './table-dish.ts';
import type { TableRow } from './table-rows.ts';

/** A price is odd if it is so many times as high or as low as the others of its category, or of the whole menu. */
const ODD_IN_CATEGORY = 8;
const ODD_IN_MENU = 12;
const FEWEST_OTHERS = 3;

/** Lists prices far from the others under 'bitte prüfen': a comma may be missing. */
export function noteOddPrices(rows: readonly TableRow[], notebook: Notebook): void {
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
