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
  /** Draws a PNG at the top right of the page, on the colour that it is made for. */
  logo(png: Uint8Array, ground: string): void;
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
// The shop's typeface, and a second one for texts in other alphabets: Greek, Cyrillic, Vietnamese.
const FILES = {
  regular: require.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
  wideRegular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  wideStrong: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
};
type Weight = 'regular' | 'strong';
const WIDE = { regular: 'wideRegular', strong: 'wideStrong' } as const;

// Both weights of a typeface have the same glyphs.
const hasGlyphIn = (file: string): ((codePoint: number) => boolean) => {
  const glyphs = openSync(file);
  return (codePoint) => 'hasGlyphForCodePoint' in glyphs && glyphs.hasGlyphForCodePoint(codePoint);
};
const isNarrow = hasGlyphIn(FILES.regular);
const isWide = hasGlyphIn(FILES.wideRegular);
const canPrint = (codePoint: number): boolean => isNarrow(codePoint) || isWide(codePoint);

/** The font of a text: one typeface for all of it. */
const chooseFont = (text: string, weight: Weight): keyof typeof FILES =>
  Array.from(text).every((character) => isNarrow(character.codePointAt(0) ?? 0)) ? weight : WIDE[weight];

// Missing in the type declarations.
const UNIVERSAL_ACCESS: object = { subset: 'PDF/UA' };

export function openPaper({ title, author }: { readonly title: string; readonly author: string }): Paper {
  const doc = emptySheet(title, author);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const print = (text: string): string => toPrintable(text, canPrint);
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
    font: FILES.regular,
    lang: 'de-DE',
    pdfVersion: '1.7',
    ...UNIVERSAL_ACCESS,
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  for (const [name, file] of Object.entries(FILES)) doc.registerFont(name, file);
  return doc;
}

const FULL = { width: PAPER_WIDTH } as const;

interface Style {
  readonly weight: Weight;
  readonly size: number;
}

function applyStyle(doc: PDFKit.PDFDocument, text: string, { weight, size }: Style): PDFKit.PDFDocument {
  return doc.font(chooseFont(text, weight)).fontSize(size).fillColor(INK);
}

const LOGO = { width: 120, height: 32, padding: 8, radius: 6 } as const;

// Decoration: the seller's name is beside it.
function drawLogo(doc: PDFKit.PDFDocument, png: Uint8Array, ground: string): void {
  const image = Buffer.from(png);
  // A PNG begins with its size.
  const size = { width: image.readUInt32BE(16), height: image.readUInt32BE(20) };
  const scale = Math.min(LOGO.width / size.width, LOGO.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const x = MARGIN + PAPER_WIDTH - width - 2 * LOGO.padding;
  doc.markContent('Artifact');
  doc
    .roundedRect(x, MARGIN, width + 2 * LOGO.padding, height + 2 * LOGO.padding, LOGO.radius)
    .fill(ground)
    .image(image, x + LOGO.padding, MARGIN + LOGO.padding, { width, height });
  doc.endMarkedContent();
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
