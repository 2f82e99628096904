import { findColumns } from './columns.ts';
import { findHeader } from './find-header.ts';
import type { Sheet } from './parse-csv.ts';
import { readPriceHeading } from './price-heading.ts';

const NO_ANSWERS = new Map();
const MOST_ROWS_ABOVE = 20;

/** A table whose headings take two rows: 'klein' and 'groß' below 'Preise' are 'Preise klein' and 'Preise groß'. */
export function joinHeadings(sheet: Sheet): Sheet {
  if (sheet.system !== undefined || findHeader(sheet, NO_ANSWERS)) return sheet;
  for (const [at, row] of sheet.rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const cells = joinPrices(sheet.rows[at - 1]?.cells ?? [], row.cells);
    if (findColumns(cells, NO_ANSWERS)) return { ...sheet, rows: sheet.rows.with(at, { ...row, cells }) };
  }
  return sheet;
}

/** A heading counts for the cells right of it, as merged cells have it, where it makes a price of a word below. */
function joinPrices(above: readonly string[], below: readonly string[]): readonly string[] {
  let heading = '';
  return below.map((cell, at) => {
    heading = above[at]?.trim() || heading;
    const joined = `${heading} ${cell.trim()}`;
    const isPrice = cell.trim() !== '' && readPriceHeading(heading) !== null;
    return isPrice && readPriceHeading(joined)?.problem === null ? joined : cell;
  });
}
