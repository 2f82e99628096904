import { decorate } from '../paper/decorate.ts';
import { fitPicture } from '../paper/fit-picture.ts';
import { applyStyle, HAIRLINE, INK, print, SOFT, type Style } from '../paper/fonts.ts';
import { drawForm, type Form, measureForm } from './form.ts';
import { closeDocument, openDocument } from '../paper/open-document.ts';

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
  /** Draws a PNG at the top right of the page, on the colour that it is made for. */
  logo(png: Uint8Array, ground: string): void;
  heading(text: string, level: 1 | 2): void;
  lines(texts: readonly string[], isStrong?: boolean): void;
  table(columns: readonly Column[], rows: readonly Row[]): void;
  /** Labels with what was filled in, or lines to fill in by hand, in one box that is never split. */
  form(form: Form): void;
  gap(points?: number): void;
  nextPage(): void;
  finish(): Promise<Uint8Array>;
}

const MARGIN = 56;
/** Points between the margins of an A4 page. */
export const PAPER_WIDTH: number = 595.28 - 2 * MARGIN;
const SIZES = { 1: 20, 2: 12, text: 10, small: 8.5 } as const;

export function openPaper({ title, author }: { readonly title: string; readonly author: string }): Paper {
  const doc = openDocument({ title, author, size: 'A4', margin: MARGIN });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const write = (tag: string, text: string, style: Style): void => {
    const printed = print(text);
    root.add(doc.struct(tag, {}, () => applyStyle(doc, printed, style).text(printed, MARGIN, doc.y, FULL)));
  };
  return {
    logo: (png, ground) => drawLogo(doc, png, ground),
    heading: (text, level) => {
      ensureRoom(doc, 60);
      write(`H${level}`, text, { weight: 'strong', size: SIZES[level] });
      doc.moveDown(0.3);
    },
    lines: (texts, isStrong = false) => {
      for (const text of texts) write('P', text, { weight: isStrong ? 'strong' : 'regular', size: SIZES.text });
    },
    table: (columns, rows) => {
      const table = doc.struct('Table');
      root.add(table);
      for (const { cells, details = [], ...row } of rows)
        drawRow(doc, table, { columns, row: { ...row, cells: cells.map(print), details: details.map(print) } });
    },
    form: (form) => {
      ensureRoom(doc, measureForm(doc, form));
      drawForm(doc, root, form);
      doc.x = MARGIN;
    },
    gap: (points = 14) => void (doc.y += points),
    nextPage: () => void doc.addPage(),
    finish: () => {
      root.end();
      return closeDocument(doc);
    },
  };
}

const FULL = { width: PAPER_WIDTH } as const;

const LOGO = { width: 120, height: 32, padding: 8, radius: 6 } as const;

// Decoration: the seller's name is beside it.
function drawLogo(doc: PDFKit.PDFDocument, png: Uint8Array, ground: string): void {
  const { width, height } = fitPicture(png, LOGO);
  const x = MARGIN + PAPER_WIDTH - width - 2 * LOGO.padding;
  decorate(doc, () =>
    doc
      .roundedRect(x, MARGIN, width + 2 * LOGO.padding, height + 2 * LOGO.padding, LOGO.radius)
      .fill(ground)
      .image(Buffer.from(png), x + LOGO.padding, MARGIN + LOGO.padding, { width, height }),
  );
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
  const text = cells.join('');
  applyStyle(doc, text, toRowStyle(cell)).text(text, MARGIN + x, top + 2, { width, align, features: FIGURES });
  for (const detail of details)
    applyStyle(doc, detail, SMALL)
      .fillColor(SOFT)
      .text(detail, MARGIN + x, doc.y, { width });
}

function measureRow(doc: PDFKit.PDFDocument, { columns, row }: RowToDraw): number {
  const measure = (text: string, style: Style, width: number): number =>
    applyStyle(doc, text, style).heightOfString(text, { width, features: FIGURES });
  const heights = columns.map(({ width }, index) => measure(row.cells[index] || ' ', toRowStyle(row), width));
  const { width } = columns[findWidest(columns)] ?? FULL;
  const below = (row.details ?? []).map((detail) => measure(detail, SMALL, width));
  return Math.max(...heights) + below.reduce((all, height) => all + height, 0) + 5;
}

const SMALL: Style = { weight: 'regular', size: SIZES.small };
/** Digits of equal width, so that amounts align. */
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

const toRowStyle = ({ isStrong, isHead }: Row): Style => ({
  weight: isStrong || isHead ? 'strong' : 'regular',
  size: isHead ? SIZES.small : SIZES.text,
});

/** The widest column, which holds the details. */
const findWidest = (columns: readonly Column[]): number =>
  columns.reduce((best, { width }, index) => (width > (columns[best]?.width ?? 0) ? index : best), 0);

function drawRule(doc: PDFKit.PDFDocument, y: number, isStrong: boolean): void {
  decorate(doc, () =>
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + PAPER_WIDTH, y)
      .lineWidth(isStrong ? 1 : 0.5)
      .strokeColor(isStrong ? INK : HAIRLINE)
      .stroke(),
  );
}

function ensureRoom(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
}
