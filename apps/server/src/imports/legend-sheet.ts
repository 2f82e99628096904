import { TEMPLATE } from '@tischlein/wording/import';
import { createLegendReader } from './collect-legend.ts';
import type { Sheet } from './parse-csv.ts';

/** Nothing on the sheet is lost if it has no header: it is empty, a legend, or the explanations of our template. */
export function isLegendSheet({ name, rows }: Sheet): boolean {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const isExplanation = name === TEMPLATE.explanations && filled[0]?.cells[0] === TEMPLATE.head[0];
  if (filled.length === 0 || isExplanation) return true;
  const legend = createLegendReader();
  const others = filled.filter((row) => !legend.take(row));
  // 'Code | Bedeutung' above the codes.
  const [first] = filled;
  return (
    legend.entries.length > 0 &&
    others.every((row) => row === first || row.cells.filter((cell) => cell.trim() !== '').length < 2)
  );
}
