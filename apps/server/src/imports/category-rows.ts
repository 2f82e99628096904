import type { Columns } from './columns.ts';
import type { Notebook } from './imported.ts';
import type { ReadRow } from './row-balance.ts';
import type { SheetRow } from './parse-csv.ts';

const LONGEST_CATEGORY = 60;
/** Sentences are notes: 'Alle Preise inkl. MwSt.' */
const SENTENCE = /[.!?]\s*$|^[*¹²³]|\b(?:inkl|zzgl|mwst|preise)\b/i;

interface Heading {
  readonly label: string;
  readonly text: string;
  readonly isName: boolean;
  isUsed: boolean;
}

/** A row with nothing but a text. */
interface LoneText {
  readonly at: number;
  readonly text: string;
}

/**
 * Rows with one filled cell are headings of the dishes below them, as German menus are written. In a table with categories of
 * its own they are dishes without a price.
 */
export function createCategoryRows(rows: readonly SheetRow[], columns: Columns, notebook: Notebook) {
  const isHeading = createTest(rows, columns);
  let current: Heading | null = null;
  const fates = new Map<string, ReadRow['fate']>();
  const close = (): void => {
    if (current === null) return;
    fates.set(current.label, current.isUsed ? { ignored: 'categoryHeading' } : null);
    if (current.isUsed) return;
    if (current.isName) notebook.rejected('priceMissing', `${current.label}: ${current.text}`);
    else notebook.rejected('rowWithoutMeaning', current.label, current.text);
  };
  return {
    /** Returns whether the row is a heading or a note. */
    take: (row: SheetRow, label: string): boolean => {
      const lone = findLoneText(row);
      if (lone === null || !isHeading(lone)) return false;
      const { at, text } = lone;
      if (text.length > LONGEST_CATEGORY || SENTENCE.test(text)) {
        notebook.lost('rowWithoutMeaning', label, text);
        return true;
      }
      close();
      current = { label, text, isName: columns.at.get('name')?.includes(at) ?? false, isUsed: false };
      return true;
    },
    /** The heading of the next dish. */
    find: (): string | null => {
      if (current && !current.isUsed) notebook.assumed('categoryFromRow', current.label, current.text);
      if (current) current.isUsed = true;
      return current?.text ?? null;
    },
    /** Reports a heading without dishes; returns what became of each. null: it was refused. */
    end: (): ReadonlyMap<string, ReadRow['fate']> => {
      close();
      return fates;
    },
  };
}

/** A lone price is no heading, and beside filled categories only a lone category is one. */
function createTest(rows: readonly SheetRow[], { at: places, prices }: Columns): (lone: LoneText) => boolean {
  const categories = places.get('category') ?? [];
  const hasCategories = rows.some(
    ({ cells }) => countFilled(cells) > 1 && categories.some((at) => (cells[at]?.trim() ?? '') !== ''),
  );
  return ({ at }) => (!hasCategories || categories.includes(at)) && !prices.some((column) => column.at === at);
}

function findLoneText({ cells }: SheetRow): LoneText | null {
  if (countFilled(cells) !== 1) return null;
  const at = cells.findIndex((cell) => cell.trim() !== '');
  return { at, text: cells[at]?.trim() ?? '' };
}

const countFilled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;
