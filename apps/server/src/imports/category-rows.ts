import type { Columns } from './columns.ts';
import type { Notebook } from './imported.ts';
import type { ReadRow } from './row-balance.ts';
import type { Sheet, SheetRow } from './parse-csv.ts';

const LONGEST_CATEGORY = 60;
/** Sentences are notes: 'Alle Preise inkl. MwSt.' */
const SENTENCE = /[.!?]\s*$|^[*¹²³]|\b(?:inkl|zzgl|mwst|preise)\b/i;

/** Names that spreadsheets give by themselves. */
const UNNAMED_SHEET = /^(?:tabelle|blatt|arbeitsblatt|sheet|worksheet|feuil|foglio|hoja|лист)\s?\d*$/iu;

interface CategorySource {
  readonly sheet: Sheet;
  readonly columns: Columns;
  /** Other sheets have dishes, too, so that their names tell them apart. */
  readonly isOneOfSeveral: boolean;
  readonly notebook: Notebook;
}

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
export function createCategoryRows(rows: readonly SheetRow[], source: CategorySource) {
  const { columns, notebook } = source;
  const isHeading = createTest(rows, columns);
  const filled = createFilledCells(source);
  let current: Heading | null = null;
  const fates = new Map<string, ReadRow['fate']>();
  const close = (): void => {
    if (current === null) return;
    fates.set(current.label, current.isUsed ? { ignored: 'categoryHeading' } : null);
    if (!current.isUsed) refuseHeading(current, notebook);
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
      filled.end();
      current = { label, text, isName: columns.at.get('name')?.includes(at) ?? false, isUsed: false };
      return true;
    },
    /** The category of a dish without one of its own: that of the cell above, as merged cells have it, of the heading, or of the sheet. */
    find: ({ cells }: SheetRow, label: string): string | null => {
      const above = filled.find(cells, label);
      if (current && !current.isUsed) notebook.assumed('categoryFromRow', current.label, current.text);
      if (current) current.isUsed = true;
      return above ?? current?.text ?? filled.findSheet(label);
    },
    /** Reports a heading without dishes; returns what became of each. null: it was refused. */
    end: (): ReadonlyMap<string, ReadRow['fate']> => {
      close();
      return fates;
    },
  };
}

/** A heading without dishes below it. */
function refuseHeading({ label, text, isName }: Heading, notebook: Notebook): void {
  if (isName) notebook.rejected('priceMissing', `${label}: ${text}`);
  else notebook.rejected('rowWithoutMeaning', label, text);
}

/** The category of the cell above, as merged cells have it, and of the sheet. Tills leave the cell empty where there is none. */
function createFilledCells(source: CategorySource) {
  const { sheet, columns, notebook } = source;
  const isByHand = sheet.system === undefined && sheet.rowName === undefined;
  const ofSheet = isByHand ? toSheetCategory(source) : null;
  const places = columns.at.get('category') ?? [];
  let above: string | null = null;
  return {
    find: (cells: readonly string[], label: string): string | null => {
      const own = places.map((at) => cells[at]?.trim() ?? '').find((cell) => cell !== '');
      if (own !== undefined && isByHand) above = own;
      if (own === undefined && above !== null) notebook.assumed('categoryFromAbove', label, above);
      return above;
    },
    findSheet: (label: string): string | null => {
      if (ofSheet !== null) notebook.assumed('categoryFromSheet', label, ofSheet);
      return ofSheet;
    },
    /** A heading begins other dishes. */
    end: (): void => {
      above = null;
    },
  };
}

/** The category that a sheet is named after; null: none. */
const toSheetCategory = ({ sheet, columns, isOneOfSeveral }: CategorySource): string | null => {
  const name = sheet.name.trim();
  return !isOneOfSeveral || columns.at.has('category') || name === '' || UNNAMED_SHEET.test(name) ? null : name;
};

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
