import { TABLE_SHEET } from '@tischlein/wording/documents';
import { encode } from 'uqr';
import { decorate } from '../paper/decorate.ts';
import { fitPicture } from '../paper/fit-picture.ts';
import { applyStyle, HAIRLINE, INK, print, SOFT, type Style } from '../paper/fonts.ts';
import { closeDocument, openDocument } from '../paper/open-document.ts';

/** A table with the address of its QR code. */
interface CodedTable {
  readonly table: number;
  readonly area: string;
  readonly address: string;
}

export interface TableSheet {
  readonly restaurant: string;
  /** null: the restaurant's name in its place. */
  readonly logo: Uint8Array | null;
  /** The colour that the logo is made for, '#rrggbb'. */
  readonly primaryColor: string;
  /** 'a6': one sign per page; 'a4': four, with marks to cut them apart. */
  readonly size: 'a4' | 'a6';
  readonly tables: readonly CodedTable[];
}

type Document = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;
interface Place {
  readonly left: number;
  readonly top: number;
}

// Half of A4 in both directions: A6.
const WIDTH = 297.64;
const HEIGHT = 420.945;
const PADDING = 26;
const INNER = WIDTH - 2 * PADDING;
// Printers leave the edges white.
const FRAME = { inset: 12, width: 2, radius: 14 } as const;
const LOGO = { width: 150, height: 40, padding: 8, radius: 10 } as const;
const CODE = 176;
const ROWS = { head: 30, code: 98, table: 282, area: 324, sentence: 343, name: 378 } as const;
const NUMBER: Style = { weight: 'strong', size: 32 };
const TEXT: Style = { weight: 'regular', size: 11 };
const NAME: Style = { weight: 'strong', size: 11 };
const HEAD: Style = { weight: 'strong', size: 16 };

const PLACES: Readonly<Record<TableSheet['size'], readonly Place[]>> = {
  a6: [{ left: 0, top: 0 }],
  a4: [
    { left: 0, top: 0 },
    { left: WIDTH, top: 0 },
    { left: 0, top: HEIGHT },
    { left: WIDTH, top: HEIGHT },
  ],
};

/** Renders one sign per table as tagged PDF with vector QR codes and embedded fonts. */
export function renderTableSheet(sheet: TableSheet): Promise<Uint8Array> {
  const { restaurant, size, tables } = sheet;
  const doc = openDocument({
    title: `${TABLE_SHEET.title} – ${restaurant}`,
    author: restaurant,
    size: size === 'a4' ? 'A4' : 'A6',
    margin: 0,
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const places = PLACES[size];
  for (const [index, table] of tables.entries()) {
    const place = places[index % places.length];
    if (index > 0 && place === places[0]) doc.addPage();
    if (size === 'a4' && place === places[0]) drawCutMarks(doc);
    if (place) drawSign(doc, root, { sheet, table, place });
  }
  root.end();
  return closeDocument(doc);
}

interface Sign {
  readonly sheet: TableSheet;
  readonly table: CodedTable;
  readonly place: Place;
}

function drawSign(doc: Document, root: Structure, { sheet, table, place: { left, top } }: Sign): void {
  const sign = doc.struct('Sect');
  root.add(sign);
  const write = (tag: string, text: string, { style, y, lines = 1, color = INK }: Line): void => {
    const printed = print(text);
    const room = { width: INNER, align: 'center', height: lines * style.size * 1.3, ellipsis: true } as const;
    const draw = (): void => {
      applyStyle(doc, printed, style)
        .fillColor(color)
        .text(printed, left + PADDING, top + y, room);
    };
    sign.add(doc.struct(tag, {}, draw));
  };
  drawFrame(doc, sheet, { left, top });
  if (sheet.logo) drawLogo(doc, { png: sheet.logo, ground: sheet.primaryColor, left, top: top + ROWS.head });
  else write('P', sheet.restaurant, { style: HEAD, y: ROWS.head + 6, lines: 2 });
  drawCode(doc, sign, { table, left: left + (WIDTH - CODE) / 2, top: top + ROWS.code });
  write('H1', TABLE_SHEET.table(table.table), { style: NUMBER, y: ROWS.table });
  if (table.area) write('P', table.area, { style: TEXT, y: ROWS.area, color: SOFT });
  write('P', TABLE_SHEET.sentence, { style: TEXT, y: ROWS.sentence, lines: 2 });
  if (sheet.logo) write('P', sheet.restaurant, { style: NAME, y: ROWS.name });
  sign.end();
}

interface Line {
  readonly style: Style;
  readonly y: number;
  readonly lines?: number;
  readonly color?: string;
}

function drawFrame(doc: Document, { primaryColor }: TableSheet, { left, top }: Place): void {
  const { inset, width, radius } = FRAME;
  const draw = (): void => {
    doc.roundedRect(left + inset, top + inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, radius);
    doc.lineWidth(width).strokeColor(primaryColor).stroke();
  };
  decorate(doc, draw);
}

interface Logo extends Place {
  readonly png: Uint8Array;
  readonly ground: string;
}

// Decoration: the name is below.
function drawLogo(doc: Document, { png, ground, left, top }: Logo): void {
  const { width, height } = fitPicture(png, LOGO);
  const x = left + (WIDTH - width) / 2;
  const draw = (): void => {
    const { padding, radius } = LOGO;
    doc.roundedRect(x - padding, top, width + 2 * padding, height + 2 * padding, radius).fill(ground);
    doc.image(Buffer.from(png), x, top + padding, { width, height });
  };
  decorate(doc, draw);
}

/** Dark on light, because cameras need it; without the quiet zone, which the white sign has. */
function drawCode(doc: Document, sign: Structure, { table, left, top }: Place & { readonly table: CodedTable }): void {
  const { data, size } = encode(table.address, { ecc: 'M', border: 0 });
  const cell = CODE / size;
  const draw = (): void => {
    for (const [y, row] of data.entries())
      for (const { from, length } of findRuns(row)) doc.rect(left + from * cell, top + y * cell, length * cell, cell);
    doc.fill('#000000');
  };
  sign.add(doc.struct('Figure', { alt: TABLE_SHEET.code(table.table) }, draw));
}

interface Run {
  readonly from: number;
  readonly length: number;
}

/** Neighbouring dark cells of a row as one, so that no gap shows between them. */
function findRuns(row: readonly boolean[]): readonly Run[] {
  return row.reduce<readonly Run[]>((runs, isDark, column) => {
    const last = runs.at(-1);
    if (!isDark) return runs;
    if (last && last.from + last.length === column)
      return [...runs.slice(0, -1), { from: last.from, length: last.length + 1 }];
    return [...runs, { from: column, length: 1 }];
  }, []);
}

const MARK = 14;

/** Short lines at the edges and a cross in the middle: signs are cut apart there. */
function drawCutMarks(doc: Document): void {
  const [right, bottom] = [2 * WIDTH, 2 * HEIGHT];
  const lines = [
    [WIDTH, 0, WIDTH, MARK],
    [WIDTH, bottom - MARK, WIDTH, bottom],
    [0, HEIGHT, MARK, HEIGHT],
    [right - MARK, HEIGHT, right, HEIGHT],
    [WIDTH - MARK, HEIGHT, WIDTH + MARK, HEIGHT],
    [WIDTH, HEIGHT - MARK, WIDTH, HEIGHT + MARK],
  ] as const;
  decorate(doc, () => {
    for (const [fromX, fromY, toX, toY] of lines) doc.moveTo(fromX, fromY).lineTo(toX, toY);
    doc.lineWidth(0.5).strokeColor(HAIRLINE).stroke();
  });
}
