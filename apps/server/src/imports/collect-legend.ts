import type { SheetRow } from './parse-csv.ts';
import { type LegendEntry, splitLegend } from './read-legend.ts';

const LEGEND_TITLE =
  /^\s*(?:legende|legend|allergene?|zusatzstoffe?|kennzeichnung(?:en)?|allergens|additives)\b[^=]{0,60}:?\s*$/i;
const CODE = /^\(?([a-z]{1,3}\d{0,2}|\d{1,2}[a-z]?)\)?\s*[=:.)]?$/i;

/** Collects legend entries: 'A = Gluten' in any row without a price, or rows with code and text below a title. */
export function createLegendReader() {
  const entries: LegendEntry[] = [];
  let isBelowTitle = false;
  /** Returns whether the row belongs to a legend. `isDish` null: the sheet has no header. */
  const take = ({ cells }: SheetRow, isDish: boolean | null = null): boolean => {
    const filled = cells.map((cell) => cell.trim()).filter(Boolean);
    if (filled.length === 0 || (isDish && !isBelowTitle)) return false;
    const [code, text, ...more] = filled;
    const split = filled.map(splitLegend);
    const isLegend = split.every((each) => each.length > 0);
    if (!isLegend && filled.length === 1 && LEGEND_TITLE.test(filled[0] ?? '')) {
      isBelowTitle = true;
      return true;
    }
    if (isLegend) entries.push(...split.flat());
    const [, plain] = CODE.exec(code ?? '') ?? [];
    if (isLegend || !plain || !text || more.length > 0) return isLegend;
    if (isBelowTitle || isDish === null) entries.push({ code: plain, text: text.replace(/^[=:–-]\s*/, '') });
    return isBelowTitle || isDish === null;
  };
  /** Reads a legend beside a table, in columns without a heading: 'A = Weizen' in one cell, or in two. */
  const takeBeside = (beside: readonly string[]): void => {
    const filled = beside.map((cell) => cell.trim()).filter(Boolean);
    const split = filled.flatMap(splitLegend);
    const [code = '', text, ...more] = filled;
    const [, plain] = CODE.exec(code) ?? [];
    if (split.length > 0) entries.push(...split);
    else if (plain && text && more.length === 0) entries.push({ code: plain, text });
  };
  return { entries, take, takeBeside };
}
