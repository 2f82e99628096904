import type { IMPORT_NOTE_CODES, ImportNote, RowBalance } from '@tischlein/contract/office';

type RefusedReason = (typeof IMPORT_NOTE_CODES)[number];
type IgnoredReason = RowBalance['ignored'][number]['reason'];

/** A filled row of a table, before it is known whether its dish is taken. */
export interface ReadRow {
  /** 'Getränke, Zeile 7' */
  readonly label: string;
  /** null: the row is about a dish, which is taken or not. */
  readonly fate: { readonly ignored: IgnoredReason } | { readonly refused: RefusedReason } | null;
  /** The rows that it is part of: that of a dish above its variants. */
  readonly partOf?: readonly string[];
}

/** Before anything is counted. */
export const NO_ROWS: RowBalance = { read: 0, taken: 0, refused: [], ignored: [] };

/** Counts each row once. A row that is neither taken nor named by a note is refused as not fitting, never dropped. */
export function countRows(
  rows: readonly ReadRow[],
  taken: ReadonlySet<string>,
  notes: readonly ImportNote[],
): RowBalance {
  const reasons = findReasons(notes, new Set(rows.map(({ label }) => label)));
  const counted = rows.map(({ label, fate, partOf = [label] }) => {
    if (fate !== null) return { row: label, ...fate };
    if (partOf.some((part) => taken.has(part))) return { row: label, isTaken: true };
    return { row: label, refused: [label, ...partOf].flatMap((part) => reasons.get(part) ?? [])[0] ?? 'menuProblem' };
  });
  return {
    read: counted.length,
    taken: counted.filter((each) => 'isTaken' in each).length,
    refused: counted.flatMap((each) => ('refused' in each ? [{ row: each.row, reason: each.refused }] : [])),
    ignored: counted.flatMap((each) => ('ignored' in each ? [{ row: each.row, reason: each.ignored }] : [])),
  };
}

/** Counts the dishes of a file that is no table. */
export function countDishes(found: number, notes: readonly ImportNote[]): RowBalance {
  const refused = notes.flatMap(({ kind, code, where }) => (kind === 'rejected' ? [{ row: where, reason: code }] : []));
  return { read: found, taken: found - refused.length, refused, ignored: [] };
}

/** Why a row was refused, by its label: 'Zeile 7' of the note at 'Zeile 7: Margherita'. */
function findReasons(notes: readonly ImportNote[], labels: ReadonlySet<string>): ReadonlyMap<string, RefusedReason> {
  const reasons = new Map<string, RefusedReason>();
  for (const { kind, code, where } of notes) {
    const label = kind === 'rejected' ? listStarts(where).find((start) => labels.has(start)) : undefined;
    if (label !== undefined && !reasons.has(label)) reasons.set(label, code);
  }
  return reasons;
}

/** 'Zeile 7, groß: Pizza' → itself, 'Zeile 7, groß', 'Zeile 7' */
const listStarts = (where: string): readonly string[] => [
  where,
  ...[...where.matchAll(/[:,]/g)].map(({ index }) => where.slice(0, index)).toReversed(),
];
