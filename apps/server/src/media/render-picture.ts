import sharp, { type Sharp } from 'sharp';
import type { PictureSize } from './picture-sizes.ts';
import { createSemaphore } from './semaphore.ts';

const MOST_PIXELS = 20_000_000;
const LONGEST_SIDE = 2400;
const LARGE = 780;
// First bytes of JPEG, PNG, GIF, WebP and AVIF. Anything else, SVG above all, never reaches a decoder.
const RASTER = /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftyp(?:avif|avis|mif1))/s;

// One picture after the other on one thread each: guests and orders go first.
sharp.concurrency(1);
sharp.cache(false);
const inTurn = createSemaphore(2);

/** An upload as we keep it: decoded and written anew, upright, without its metadata; null where it is no picture we take (reliability §6). */
export function acceptPicture(bytes: Uint8Array): Promise<Buffer | null> {
  if (!RASTER.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1'))) return Promise.resolve(null);
  return inTurn(async () => {
    try {
      return await read(bytes)
        .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 92, effort: 3 })
        .toBuffer();
    } catch {
      // Whatever the decoder stumbles over is no picture.
      return null;
    }
  });
}

/** A kept picture in one of the listed sizes: cut to it, or scaled where only the height is given. Headers are scaled to fit, never cut or blown up: their frame differs from screen to screen. */
export function renderPicture(bytes: Uint8Array, { width, height, isHeader, format }: PictureSize): Promise<Buffer> {
  const resized =
    width === 0
      ? read(bytes).resize({ height })
      : read(bytes).resize(width, height, isHeader ? { fit: 'inside', withoutEnlargement: true } : { fit: 'cover' });
  if (format === 'avif') return inTurn(() => resized.avif({ quality: 50, effort: 2 }).toBuffer());
  // What compression costs a large picture is too small to see.
  const quality = width >= LARGE ? 65 : 78;
  return inTurn(() => resized.webp({ quality, effort: 3 }).toBuffer());
}

const read = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels: MOST_PIXELS }).rotate();
