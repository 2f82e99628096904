import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import PDFDocument from 'pdfkit';
import { toPrintable } from './printable.ts';

type Structure = PDFKit.PDFStructureElement;

/** Position and width of a table column, in points from the left margin. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

interface Row {
  readonly cells: readonly string[];
  /** Small lines below the cell of the widest column. */
  readonly details?: readonly string[];
  readonly isStrong?: boolean;
  readonly isHead?: boolean;
}

/** A4 pages filled from top to bottom, tagged for screen readers (PDF/UA). */
export interface Paper {
  heading(text: string, level: 1 | 2): void;
  lines(texts: readonly string[], isStrong?: boolean): void;
  table(columns: readonly Column[], rows: readonly Row[]): void;
  gap(points?: number): void;
  nextPage(): void;
  finish(): Promise<Uint8Array>;
}

const MARGIN = 56;
/** Points between the margins of an A4 page. */
export const PAPER_WIDTH: number = 595.28 - 2 * MARGIN;
const SIZES = { 1: 20, 2: 12, text: 10, small: 8.5 } as const;
const INK = '#1c1917';
const SOFT = '#57534e';
const HAIRLINE = '#a8a29e';

const require = createRequire(import.meta.url);
const REGULAR = require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');
const STRONG = require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf');

// Both weights have the same glyphs.
const glyphs = openSync(REGULAR);
const canPrint = (codePoint: number): boolean =>
  'hasGlyphForCodePoint' in glyphs && glyphs.hasGlyphForCodePoint(codePoint);

// Missing in the type declarations.
const UNIVERSAL_ACCESS: object = { subset: 'PDF/UA' };

export function openPaper({ title, author }: { readonly title: string; readonly author: string }): Paper {
  const doc = emptySheet(title, author);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const print = (text: string): string => toPrintable(text, canPrint);
  return {
    heading: (text, level) => {
      ensureRoom(doc, 60);
      root.add(doc.struct(`H${level}`, {}, () => applyStyle(doc, 'strong', SIZES[level]).text(print(text), MARGIN)));
      doc.moveDown(0.3);
    },
    lines: (texts, isStrong = false) => {
      for (const text of texts.map(print))
        root.add(
          doc.struct('P', {}, () =>
            applyStyle(doc, isStrong ? 'strong' : 'regular', SIZES.text).text(text, MARGIN, doc.y, FULL),
          ),
        );
    },
    table: (columns, rows) => {
      const table = doc.struct('Table');
      root.add(table);
      for (const { cells, details = [], ...row } of rows)
        drawRow(doc, table, { columns, row: { ...row, cells: cells.map(print), details: details.map(print) } });
    },
    gap: (points = 14) => void (doc.y += points),
    nextPage: () => void doc.addPage(),
    finish: async () => {
      root.end();
      doc.end();
      const chunks: Uint8Array[] = [];
      for await (const chunk of doc) if (chunk instanceof Uint8Array) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
  };
}

function emptySheet(title: string, author: string): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: REGULAR,
    lang: 'de-DE',
    pdfVersion: '1.7',
    ...UNIVERSAL_ACCESS,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  return doc.registerFont('regular', REGULAR).registerFont('strong', STRONG);
}

const FULL = { width: PAPER_WIDTH } as const;

function applyStyle(doc: PDFKit.PDFDocument, font: 'regular' | 'strong', size: number): PDFKit.PDFDocument {
  return doc.font(font).fontSize(size).fillColor(INK);
}

interface RowToDraw {
  readonly columns: readonly Column[];
  readonly row: Row;
}

/** Draws a row on one page, never split. */
function drawRow(doc: PDFKit.PDFDocument, table: Structure, drawn: RowToDraw): void {
  const { columns, row } = drawn;
  const height = measureRow(doc, drawn);
  ensureRoom(doc, height);
  const top = doc.y;
  if (!row.isHead) drawRule(doc, top, row.isStrong === true);
  const tr = doc.struct('TR');
  table.add(tr);
  for (const [index, column] of columns.entries()) {
    const details = index === findWidest(columns) ? (row.details ?? []) : [];
    const draw = (): void => drawCell(doc, column, { ...row, cells: [row.cells[index] ?? ''], details, top });
    tr.add(doc.struct(row.isHead ? 'TH' : 'TD', {}, draw));
  }
  tr.end();
  doc.x = MARGIN;
  doc.y = top + height;
}

function drawCell(doc: PDFKit.PDFDocument, { x, width, align = 'left' }: Column, cell: Row & { top: number }): void {
  const { cells, details = [], top } = cell;
  applyRowStyle(doc, cell).text(cells.join(''), MARGIN + x, top + 2, { width, align });
  for (const detail of details)
    applyStyle(doc, 'regular', SIZES.small)
      .fillColor(SOFT)
      .text(detail, MARGIN + x, doc.y, { width });
}

function measureRow(doc: PDFKit.PDFDocument, { columns, row }: RowToDraw): number {
  applyRowStyle(doc, row);
  const heights = columns.map(({ width }, index) => doc.heightOfString(row.cells[index] || ' ', { width }));
  applyStyle(doc, 'regular', SIZES.small);
  const { width } = columns[findWidest(columns)] ?? FULL;
  const below = (row.details ?? []).map((detail) => doc.heightOfString(detail, { width }));
  return Math.max(...heights) + below.reduce((all, height) => all + height, 0) + 5;
}

const applyRowStyle = (doc: PDFKit.PDFDocument, { isStrong, isHead }: Row): PDFKit.PDFDocument =>
  applyStyle(doc, isStrong || isHead ? 'strong' : 'regular', isHead ? SIZES.small : SIZES.text);

/** The widest column, which holds the details. */
const findWidest = (columns: readonly Column[]): number =>
  columns.reduce((best, { width }, index) => (width > (columns[best]?.width ?? 0) ? index : best), 0);

function drawRule(doc: PDFKit.PDFDocument, y: number, isStrong: boolean): void {
  doc.markContent('Artifact');
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + PAPER_WIDTH, y)
    .lineWidth(isStrong ? 1 : 0.5)
    .strokeColor(isStrong ? INK : HAIRLINE)
    .stroke();
  doc.endMarkedContent();
}

function ensureRoom(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
}
