import type { SlipRow } from '@tischlein/domain/printing';
import sharp from 'sharp';
import { outlineGlyph } from '../paper/fonts.ts';

/** A picture of one bit per dot, rows padded to bytes; 1 is black. */
export interface Raster {
  readonly bytes: Buffer;
  readonly bytesPerRow: number;
  readonly height: number;
}

const DOTS_80_MM = 576;
const DOTS_58_MM = 384;
const LINE_HEIGHT = 34;
const FONT_SIZE = 25;
const BASELINE = 25;
const HALF = 128;

/** Draws the rows of a slip, for printers whose code pages are unknown. */
export async function drawRows(rows: readonly SlipRow[], columns: number): Promise<Raster> {
  const { svg, width, height } = toSvg(rows, columns);
  const dots = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  const bytesPerRow = width / 8;
  const bytes = Buffer.alloc(bytesPerRow * height);
  for (const [at, light] of dots.entries()) if (light < HALF) setBit(bytes, at);
  return { bytes, bytesPerRow, height };
}

/** The same as a PNG in black and white. */
export const drawPicture = (rows: readonly SlipRow[], columns: number): Promise<Buffer> =>
  sharp(Buffer.from(toSvg(rows, columns).svg))
    .greyscale()
    .threshold(HALF)
    .png({ palette: true, colours: 2 })
    .toBuffer();

function setBit(bytes: Buffer, at: number): void {
  bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (128 >> (at & 7));
}

function toSvg(rows: readonly SlipRow[], columns: number) {
  const width = columns >= 40 ? DOTS_80_MM : DOTS_58_MM;
  const cell = width / columns;
  let top = 0;
  const shapes: string[] = [];
  for (const row of rows) {
    shapes.push(drawRow(row, { top, cell, width }));
    top += row.style === 'large' ? 2 * LINE_HEIGHT : LINE_HEIGHT;
  }
  const height = Math.max(top, 1);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return { svg: `${head}<rect width="100%" height="100%" fill="#fff"/>${shapes.join('')}</svg>`, width, height };
}

interface Place {
  readonly top: number;
  readonly cell: number;
  readonly width: number;
}

function drawRow({ text, style }: SlipRow, { top, cell, width }: Place): string {
  // A picture is cut once, so that people cut along the line.
  if (style === 'cut') return `<rect y="${top + LINE_HEIGHT / 2}" width="${width}" height="3"/>`;
  const scale = style === 'large' ? 2 : 1;
  const weight = style === 'normal' ? 'regular' : 'strong';
  const ink = style === 'inverse' ? '#fff' : '#000';
  const back = style === 'inverse' ? `<rect y="${top}" width="${width}" height="${LINE_HEIGHT}"/>` : '';
  const glyphs = Array.from(text, (character, column) => {
    if (character === ' ') return '';
    const { path, advance } = outlineGlyph(character, weight, FONT_SIZE * scale);
    const room = cell * scale;
    // A letter that is wider than its cell is narrowed.
    const narrow = Math.min(1, room / advance);
    const left = column * room + (room - advance * narrow) / 2;
    return `<path fill="${ink}" transform="translate(${left} ${top + BASELINE * scale}) scale(${narrow} 1)" d="${path}"/>`;
  });
  return back + glyphs.join('');
}
