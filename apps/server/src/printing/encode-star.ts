import type { SlipRow, SlipStyle } from '@tischlein/domain/printing';
import { encodeText } from './code-pages.ts';
import type { PrintableJob } from './read-printable.ts';

const PAGES = { windows1252: 32, cp858: 4 } as const;
const FEED_AND_CUT = [0x1b, 0x64, 3];
const PLAIN = [0x1b, 0x69, 0, 0, 0x1b, 0x46, 0x1b, 0x35];
const ON: Readonly<Record<Exclude<SlipStyle, 'cut'>, readonly number[]>> = {
  normal: [],
  strong: [0x1b, 0x45],
  large: [0x1b, 0x69, 1, 1],
  inverse: [0x1b, 0x45, 0x1b, 0x34],
};
const LINE_FEED = 0x0a;

const PICTURE = 'image/png';
// The few commands of a slip are the same in both modes.
const COMMANDS = ['application/vnd.star.starprnt', 'application/vnd.star.line'] as const;

/** The formats in which a Star printer may fetch a job. */
export const listMediaTypes = (encoding: PrintableJob['encoding']): readonly string[] =>
  encoding === 'raster' ? [PICTURE] : COMMANDS;

/** A job for a Star printer, with the headers it reads. */
export async function encodeStar(job: PrintableJob): Promise<{ readonly bytes: Buffer; readonly headers: object }> {
  const { rows, copies, encoding, columns } = job;
  if (encoding !== 'raster') {
    const text = rows.map((row) => encodeRow(row, encoding));
    const slip = Buffer.concat([Buffer.from([0x1b, 0x40, 0x1b, 0x1d, 0x74, PAGES[encoding]]), ...text]);
    const whole = Buffer.concat([slip, Buffer.from(FEED_AND_CUT)]);
    return { bytes: Buffer.concat(Array.from({ length: copies }, () => whole)), headers: {} };
  }
  const { drawPicture } = await import('./draw-rows.ts');
  const all = Array.from({ length: copies }, () => rows).flat();
  return {
    bytes: await drawPicture(all, columns),
    headers: { 'x-star-cut': 'full; feed=true', 'x-star-imageditherpattern': 'none' },
  };
}

const encodeRow = ({ text, style }: SlipRow, encoding: 'windows1252' | 'cp858'): Buffer =>
  style === 'cut'
    ? Buffer.from(FEED_AND_CUT)
    : Buffer.concat([Buffer.from(ON[style]), encodeText(text, encoding), Buffer.from(PLAIN), Buffer.from([LINE_FEED])]);
