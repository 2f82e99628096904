/** large: twice as wide and high. inverse: white on black. cut: no text; the paper is cut here. */
export const SLIP_STYLES = ['normal', 'strong', 'large', 'inverse', 'cut'] as const;
export type SlipStyle = (typeof SLIP_STYLES)[number];

/** A line of a slip before it is fitted to a paper's width. */
export interface SlipLine {
  readonly text: string;
  /** At the right edge of the first row. */
  readonly end?: string;
  readonly style: SlipStyle;
  /** Columns before the text; rows after the first start there, too. */
  readonly indent?: number;
  /** A line across the paper. */
  readonly isRule?: true;
}

/** A row that fits the paper. */
export interface SlipRow {
  readonly text: string;
  readonly style: SlipStyle;
}

/** Fits lines to a paper of so many columns; words that are too long are broken. */
export const wrapSlip = (lines: readonly SlipLine[], columns: number): SlipRow[] =>
  lines.flatMap((line) => wrapLine(line, line.style === 'large' ? Math.floor(columns / 2) : columns));

function wrapLine({ text, end = '', style, indent = 0, isRule }: SlipLine, columns: number): SlipRow[] {
  if (isRule) return [{ text: '-'.repeat(columns), style }];
  const room = columns - indent;
  const rows = wrapWords(text, room);
  const [first = ''] = rows;
  const pad = ' '.repeat(indent);
  const gap = room - countColumns(first) - countColumns(end);
  const isBeside = end !== '' && gap >= 1;
  const head = isBeside ? `${first}${' '.repeat(gap)}${end}` : first;
  const tail = end === '' || isBeside ? [] : wrapWords(end, room).map((row) => row.padStart(room));
  return [head, ...rows.slice(1), ...tail].map((row) => ({ text: `${pad}${row}`, style }));
}

function wrapWords(text: string, room: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(/\s+/u).flatMap((each) => breakWord(each, room))) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (countColumns(longer) <= room) row = longer;
    else {
      rows.push(row);
      row = word;
    }
  }
  return [...rows, row];
}

function breakWord(word: string, room: number): string[] {
  const characters = Array.from(word);
  const pieces = Math.max(1, Math.ceil(characters.length / room));
  return Array.from({ length: pieces }, (_, piece) => characters.slice(piece * room, (piece + 1) * room).join(''));
}

const countColumns = (text: string): number => Array.from(text).length;
