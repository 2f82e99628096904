/** How a row of a source is called in a report, and a column. */
export const ROW_NAMES = { row: 'Zeile', entry: 'Eintrag' } as const;
export const COLUMN_NAME = 'Spalte';
export const PAGE_NAME = 'Seite';

/** Rows that are no dishes, by their reason. */
export const IGNORED_ROW_NAMES = {
  columnHeadings: 'Überschriften der Spalten',
  categoryHeading: 'Überschriften von Kategorien',
  legend: 'Legende',
  rowWithoutMeaning: 'Hinweise ohne Preis',
  explanation: 'Erklärungen',
  example: 'Beispiele der Vorlage',
  hidden: 'im anderen System ausgeblendet',
  repeatedOnPage: 'auf der Seite doppelt angegeben',
} as const;
type IgnoredRow = keyof typeof IGNORED_ROW_NAMES;

interface CountedRows {
  readonly read: number;
  readonly taken: number;
  readonly refused: readonly unknown[];
  readonly ignored: readonly { readonly reason: IgnoredRow }[];
}

/** 'Gelesen: 300 Zeilen, davon übernommen 290, abgelehnt 3, kein Gericht 7 (Legende 6, Überschriften der Spalten 1)' */
export function importBalance(unit: 'rows' | 'dishes', { read, taken, refused, ignored }: CountedRows): string {
  const reasons = [...Map.groupBy(ignored, ({ reason }) => reason)].map(
    ([reason, same]) => `${IGNORED_ROW_NAMES[reason]} ${same.length}`,
  );
  const rest = ignored.length > 0 ? `, kein Gericht ${ignored.length} (${reasons.join(', ')})` : '';
  return `Gelesen: ${read} ${countedUnit(unit, read)}, davon übernommen ${taken}, abgelehnt ${refused.length}${rest}`;
}

const countedUnit = (unit: 'rows' | 'dishes', count: number): string =>
  unit === 'rows' ? (count === 1 ? 'Zeile' : 'Zeilen') : count === 1 ? 'Gericht' : 'Gerichte';
