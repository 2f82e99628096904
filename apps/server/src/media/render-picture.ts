import sharp, { type Sharp } from 'sharp';
import { createSemaphore } from '../concurrency.ts';
import type { PictureSize } from './picture-sizes.ts';

const MAX_PIXELS = 30_000_000;
// A JPEG is decoded in a smaller size at once, so that one of a phone with 50 or 100 megapixels costs no more.
const MAX_JPEG_PIXELS = 120_000_000;
const JPEG = /^\xff\xd8\xff/;
const MAX_SIDE = 2400;
const LARGE_WIDTH = 780;
// Magic bytes of JPEG, PNG, GIF, WebP and AVIF. Anything else, above all SVG, never reaches a decoder.
const RASTER = /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftyp(?:avif|avis|mif1))/s;

const PIXEL_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

// One thread per picture, to leave CPU time for guests and orders.
sharp.concurrency(1);
sharp.cache(false);
const limit = createSemaphore(2);

/** An upload as it is stored: upright, without metadata, at most 2400 pixels wide and high; null if it is no supported picture. */
export function acceptPicture(bytes: Buffer): Promise<Uint8Array | null> {
  if (!RASTER.test(bytes.toString('latin1', 0, 16))) return Promise.resolve(null);
  return limit(async () => {
    try {
      return (await isStoredForm(bytes)) ? bytes : await encode(bytes);
    } catch {
      // Any decoder error means: not a valid picture.
      return null;
    }
  });
}

const encode = (bytes: Buffer): Promise<Buffer> =>
  decode(bytes)
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, effort: 3 })
    .toBuffer();

/** Encoding such a picture again would cost ten times as much as decoding it, and quality. */
async function isStoredForm(bytes: Buffer): Promise<boolean> {
  if (!isPlainWebp(bytes)) return false;
  const { width, height } = await decode(bytes).metadata();
  if (Math.max(width, height) > MAX_SIDE) return false;
  // Decodes all of it, in a small size.
  await decode(bytes).resize(16).raw().toBuffer();
  return true;
}

/** A WebP file of pixels alone: no metadata, no animation, nothing hidden after its end. */
function isPlainWebp(bytes: Buffer): boolean {
  const readName = (at: number): string => bytes.toString('latin1', at, at + 4);
  if (readName(0) !== 'RIFF' || readName(8) !== 'WEBP' || bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at + 8 <= bytes.length && PIXEL_CHUNKS.has(readName(at))) {
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
}

/**
 * Resizes a stored picture: cropped to the size, or scaled if only the height is given. Headers are scaled down to fit
 * and never cropped, because their frame differs between screens.
 */
export function renderPicture(bytes: Uint8Array, { width, height, isHeader, format }: PictureSize): Promise<Buffer> {
  const resized =
    width === 0
      ? decode(bytes).resize({ height })
      : decode(bytes).resize(width, height, isHeader ? { fit: 'inside', withoutEnlargement: true } : { fit: 'cover' });
  if (format === 'avif') return limit(() => resized.avif({ quality: 50, effort: 2 }).toBuffer());
  if (format === 'png') return limit(() => resized.png({ compressionLevel: 9 }).toBuffer());
  // Compression artefacts are invisible on large pictures.
  const quality = width >= LARGE_WIDTH ? 65 : 78;
  return limit(() => resized.webp({ quality, effort: 3 }).toBuffer());
}

function decode(bytes: Uint8Array): Sharp {
  const isJpeg = JPEG.test(Buffer.from(bytes.buffer, bytes.byteOffset, 3).toString('latin1'));
  return sharp(bytes, { limitInputPixels: isJpeg ? MAX_JPEG_PIXELS : MAX_PIXELS }).rotate();
}
