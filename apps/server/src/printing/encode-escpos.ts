import type { SlipRow, SlipStyle } from '@tischlein/domain/printing';
import { encodeText } from './code-pages.ts';
import type { Raster } from './draw-rows.ts';
import type { PrintableJob } from './read-printable.ts';

// Reset; and out of the Chinese mode that some printers start in.
const START = [0x1b, 0x40, 0x1c, 0x2e];
const PAGES = { windows1252: 16, cp858: 19 } as const;
const FEED_AND_CUT = [0x1b, 0x64, 3, 0x1d, 0x56, 0x42, 0];
const PLAIN = [0x1d, 0x21, 0, 0x1b, 0x45, 0, 0x1d, 0x42, 0];
const ON: Readonly<Record<Exclude<SlipStyle, 'cut'>, readonly number[]>> = {
  normal: [],
  strong: [0x1b, 0x45, 1],
  large: [0x1d, 0x21, 0x11],
  inverse: [0x1b, 0x45, 1, 0x1d, 0x42, 1],
};
const LINE_FEED = 0x0a;
/** Some printers take only pictures of a few rows. */
const BAND_ROWS = 128;

/** A job in ESC/POS. */
export async function encodeEscpos({ rows, copies, encoding, columns }: PrintableJob): Promise<Buffer> {
  const slip =
    encoding === 'raster'
      ? toBands(await draw(rows, columns))
      : Buffer.concat([Buffer.from([0x1b, 0x74, PAGES[encoding]]), ...rows.map((row) => encodeRow(row, encoding))]);
  const whole = Buffer.concat([Buffer.from(START), slip, Buffer.from(FEED_AND_CUT)]);
  return Buffer.concat(Array.from({ length: copies }, () => whole));
}

// Loaded for the printers that need it: pictures and fonts take memory.
async function draw(rows: readonly SlipRow[], columns: number): Promise<Raster> {
  const { drawRows } = await import('./draw-rows.ts');
  return drawRows(rows, columns);
}

const encodeRow = ({ text, style }: SlipRow, encoding: 'windows1252' | 'cp858'): Buffer =>
  style === 'cut'
    ? Buffer.from(FEED_AND_CUT)
    : Buffer.concat([Buffer.from(ON[style]), encodeText(text, encoding), Buffer.from(PLAIN), Buffer.from([LINE_FEED])]);

function toBands({ bytes, bytesPerRow, height }: Raster): Buffer {
  const bands: Buffer[] = [];
  for (let top = 0; top < height; top += BAND_ROWS) {
    const count = Math.min(BAND_ROWS, height - top);
    const head = [0x1d, 0x76, 0x30, 0, bytesPerRow & 255, bytesPerRow >> 8, count & 255, count >> 8];
    bands.push(Buffer.from(head), bytes.subarray(top * bytesPerRow, (top + count) * bytesPerRow));
  }
  return Buffer.concat(bands);
}
