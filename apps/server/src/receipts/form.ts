import { decorate } from '../paper/decorate.ts';
import { applyStyle, HAIRLINE, INK, print, SOFT, type Style } from '../paper/fonts.ts';

interface FormField {
  readonly label: string;
  /** '' leaves lines to fill in by hand. */
  readonly value: string;
  /** How many lines, if there is no value. */
  readonly lines: number;
}

export interface Form {
  readonly title: string;
  /** Small, beside the title. */
  readonly remark: string;
  /** Fields of one array stand beside each other. */
  readonly rows: readonly (readonly FormField[])[];
}

type Structure = PDFKit.PDFStructureElement;
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const MARGIN = 56;
const PADDING = 14;
const GAP = 24;
const LINE = 22;
const BELOW = 8;
const TITLE: Style = { weight: 'strong', size: 12 };
const TEXT: Style = { weight: 'regular', size: 10 };
const LABEL: Style = { weight: 'regular', size: 8.5 };
const INNER = 595.28 - 2 * (MARGIN + PADDING);

/** Draws the form from the left margin at the present height. */
export function drawForm(doc: PDFKit.PDFDocument, root: Structure, form: Form): void {
  const top = doc.y;
  const height = measureForm(doc, form);
  decorate(doc, () =>
    doc
      .roundedRect(MARGIN, top, INNER + 2 * PADDING, height, 6)
      .lineWidth(0.75)
      .strokeColor(HAIRLINE)
      .stroke(),
  );
  const x = MARGIN + PADDING;
  root.add(
    doc.struct('H2', {}, () => {
      applyStyle(doc, form.title, TITLE).text(`${form.title}  `, x, top + PADDING, { continued: true });
      applyStyle(doc, form.remark, LABEL).fillColor(SOFT).text(form.remark);
    }),
  );
  let y = top + PADDING + measureTitle(doc);
  for (const row of form.rows) {
    const width = toWidth(row);
    for (const [index, field] of row.entries()) drawField(doc, root, { field, x: x + index * (width + GAP), y, width });
    y += measureRow(doc, row);
  }
  doc.y = top + height;
}

/** The height of the whole form in points. */
export const measureForm = (doc: PDFKit.PDFDocument, { rows }: Form): number =>
  2 * PADDING + measureTitle(doc) + rows.reduce((all, row) => all + measureRow(doc, row), 0) - BELOW;

const measureTitle = (doc: PDFKit.PDFDocument): number => applyStyle(doc, ' ', TITLE).currentLineHeight(true) + BELOW;

const toWidth = ({ length }: readonly FormField[]): number => (INNER - (length - 1) * GAP) / length;

const measureRow = (doc: PDFKit.PDFDocument, row: readonly FormField[]): number =>
  Math.max(...row.map((field) => measureField(doc, field, toWidth(row)))) + BELOW;

function measureField(doc: PDFKit.PDFDocument, { value, lines }: FormField, width: number): number {
  const text = print(value);
  const label = applyStyle(doc, ' ', LABEL).currentLineHeight(true);
  const filled = text === '' ? lines * LINE : applyStyle(doc, text, TEXT).heightOfString(text, { width }) + 4;
  return label + filled;
}

function drawField(
  doc: PDFKit.PDFDocument,
  root: Structure,
  { field, x, y, width }: Place & { readonly field: FormField },
): void {
  const text = print(field.value);
  root.add(
    doc.struct('P', {}, () => {
      applyStyle(doc, field.label, LABEL).fillColor(SOFT).text(field.label, x, y, { width });
      if (text !== '') applyStyle(doc, text, TEXT).text(text, x, doc.y, { width });
    }),
  );
  const bottom = y + measureField(doc, field, width);
  const count = text === '' ? field.lines : 1;
  for (let line = 0; line < count; line += 1) drawLine(doc, { x, y: bottom - line * LINE, width });
}

const drawLine = (doc: PDFKit.PDFDocument, { x, y, width }: Place): void =>
  decorate(doc, () =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(INK)
      .stroke(),
  );
