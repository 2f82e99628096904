import type { SheetRow } from './parse-csv.ts';
import { joinLines, type PdfLine, type PdfPart, type PdfRun } from './pdf-lines.ts';

const HEADINGS = ['Nummer', 'Name', 'Beschreibung', 'Preis', 'Allergene'];

/** A dish, a heading or a note while a PDF is read. */
interface Block {
  readonly row: number;
  readonly page: number;
  readonly x: number;
  readonly size: number;
  /** Of its last line. */
  y: number;
  readonly text: string;
  /** Empty: it is no dish. */
  readonly price: string;
  readonly below: string[];
  readonly rowsBelow: number[];
}

/** Lines of a PDF as rows of a menu table: the text before a price is a dish, text close below it describes it. */
export function arrangeLines(parts: readonly PdfPart[]): readonly SheetRow[] {
  const blocks: Block[] = [];
  let row = 0;
  for (const line of joinLines(parts))
    for (const { text, price, x, size } of splitLine(line)) {
      row += 1;
      const above = price === '' ? findAbove(blocks, line, { x, size }) : null;
      if (above) {
        above.below.push(text);
        above.rowsBelow.push(row);
        above.y = line.y;
      } else blocks.push({ row, page: line.page, x, size, y: line.y, text, price, below: [], rowsBelow: [] });
    }
  return [{ row: 0, cells: HEADINGS }, ...blocks.map(toRow)];
}

interface Piece {
  readonly text: string;
  readonly price: string;
  readonly x: number;
  readonly size: number;
}

/** '8,90', '8.90 €', '12,-', '€ 9', also behind dots that lead to it; nothing else in a menu has this form. */
const PRICE =
  /^(?:\.{2,}\s*)?((?:(?:€|EUR)\s*)?(?<!\d)\d{1,4}(?:[.,]\d{2}|[.,]\s?[-–—]{1,2})(?:\s*(?:€|EUR|Euro))?|(?:€|EUR)\s*\d{1,4}|\d{1,4}\s*(?:€|EUR|Euro)|auf Anfrage|Tagespreis|nach Gewicht)$/i;
const TEXT_AND_PRICE =
  /^(\S.*?)[\s.…_]*\s((?:(?:€|EUR)\s*)?\d{1,4}(?:[.,]\d{2}|[.,]\s?[-–—]{1,2})(?:\s*(?:€|EUR|Euro))?|\d{1,4}\s*(?:€|EUR|Euro))$/i;

/** The pieces of a line: a text with the prices behind it; several dishes may stand beside each other. */
function splitLine({ runs }: PdfLine): readonly Piece[] {
  const pieces: (Piece & { readonly prices: string[] })[] = [];
  for (const run of runs.flatMap(splitRun)) {
    const before = pieces.at(-1);
    if (run.price !== '' && run.text === '' && before) before.prices.push(run.price);
    else if (run.price !== '' || run.text !== '') pieces.push({ ...run, prices: run.price === '' ? [] : [run.price] });
  }
  return pieces.map(({ prices, ...piece }) => ({ ...piece, price: prices.join(' / ') }));
}

function splitRun({ text, x, size }: PdfRun): readonly Piece[] {
  const [, alone] = PRICE.exec(text) ?? [];
  if (alone !== undefined) return [{ text: '', price: alone, x, size }];
  const [, before, price] = TEXT_AND_PRICE.exec(text) ?? [];
  if (before !== undefined && price !== undefined) return [{ text: trimLeader(before), price, x, size }];
  return [{ text: trimLeader(text), price: '', x, size }];
}

/** 'Margherita ........' → 'Margherita' */
const trimLeader = (text: string): string => text.replaceAll(/[\s.…_]{3,}$|\s*…$/g, '').trim();

const LINE_HEIGHT = 2;
const SAME_COLUMN = 3;
const LARGER = 1.15;

/** The dish close above a line without a price, in the same column and no smaller. */
function findAbove(
  blocks: readonly Block[],
  { page, y }: PdfLine,
  { x, size }: Pick<Piece, 'x' | 'size'>,
): Block | null {
  const near = blocks.findLast(
    (block) => block.page === page && Math.abs(block.x - x) <= Math.max(block.size, 1) * SAME_COLUMN,
  );
  const isClose = near !== undefined && near.y - y <= Math.max(near.size, size, 1) * LINE_HEIGHT;
  return isClose && near.price !== '' && size <= near.size * LARGER ? near : null;
}

const NUMBER = /^(?:Nr\.?\s*)?(\d{1,3}[a-z]?|[A-Z]\d{1,2})[.)]?\s+(?=\p{L})/u;
/** '(A, G, 1)' at the end. */
const CODES = /\s*[([]((?:[a-z]{1,2}\d?|\d{1,2})(?:\s*[,;.]\s*(?:[a-z]{1,2}\d?|\d{1,2}))*)[)\]]\s*$/i;

function toRow({ row, text, price, below, rowsBelow }: Block): SheetRow {
  if (price === '') return { row, cells: ['', text, '', '', ''] };
  const [, number = ''] = NUMBER.exec(text) ?? [];
  const named = text.replace(NUMBER, '');
  const description = below.join(' ');
  const [, codes = CODES.exec(description)?.[1] ?? ''] = CODES.exec(named) ?? [];
  const cells = [number, named.replace(CODES, ''), description.replace(CODES, ''), price, codes];
  return { row, cells, ...(rowsBelow.length > 0 && { parents: rowsBelow }) };
}
