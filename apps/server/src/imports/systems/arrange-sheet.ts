import type { Sheet, SheetRow } from '../parse-csv.ts';
import { openHeadings } from './headings.ts';
import { lightspeed } from './lightspeed.ts';
import { loyverse } from './loyverse.ts';
import { orderbird } from './orderbird.ts';
import { square } from './square-table.ts';
import { sumup } from './sumup.ts';
import type { TableSystem } from './table-system.ts';
import { tastyigniter } from './tastyigniter-table.ts';
import { woocommerce } from './woocommerce-table.ts';

const SYSTEMS: readonly TableSystem[] = [sumup, square, loyverse, lightspeed, orderbird, woocommerce, tastyigniter];
const MOST_ROWS_ABOVE = 5;

/** Arranges the rows of a known export as a menu table has them; other sheets stay as they are. */
export function arrangeSheet(sheet: Sheet): Sheet {
  for (const [at, header] of sheet.rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const headings = openHeadings(header.cells);
    const system = SYSTEMS.find(({ marks }) => marks.some((mark) => mark.every((key) => headings.has(key))));
    if (!system) continue;
    const below = sheet.rows.slice(at + 1).filter(isFilled);
    const { rows, dropped = [] } = system.arrange(below, headings);
    const known = header.cells.flatMap((cell, index) => {
      const meaning = system.columns(headings.keys[index] ?? '', headings);
      return cell.trim() === '' || meaning === null ? [] : [[cell.trim(), meaning] as const];
    });
    const placed = new Set([
      ...rows.flatMap(({ row, parents = [] }) => [row, ...parents]),
      ...dropped.map(({ row }) => row),
    ]);
    // The row of a dish that has nothing but hidden variants.
    const rest = below.filter(({ row }) => !placed.has(row)).map(({ row }) => ({ row, reason: 'hidden' }) as const);
    return {
      ...sheet,
      system: system.name,
      known: new Map(known),
      rows: [...sheet.rows.slice(0, at + 1), ...rows],
      dropped: [...dropped, ...rest],
    };
  }
  return sheet;
}

const isFilled = ({ cells }: SheetRow): boolean => cells.some((cell) => cell.trim() !== '');
