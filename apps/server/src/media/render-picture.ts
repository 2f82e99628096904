import sharp, { type Sharp } from 'sharp';
import { createSemaphore } from '../concurrency.ts';
import type { PictureSize } from './picture-sizes.ts';

const MAX_PIXELS = 20_000_000;
const MAX_SIDE = 2400;
const LARGE_WIDTH = 780;
// Magic bytes of JPEG, PNG, GIF, WebP and AVIF. Anything else, above all SVG, never reaches a decoder.
const RASTER = /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftyp(?:avif|avis|mif1))/s;

// One thread per picture, to leave CPU time for guests and orders.
sharp.concurrency(1);
sharp.cache(false);
const limit = createSemaphore(2);

/** Re-encodes an upload upright and without metadata; null if it is not a supported picture. */
export function acceptPicture(bytes: Uint8Array): Promise<Buffer | null> {
  if (!RASTER.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1'))) return Promise.resolve(null);
  return limit(async () => {
    try {
      return await decode(bytes)
        .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 92, effort: 3 })
        .toBuffer();
    } catch {
      // Any decoder error means: not a valid picture.
      return null;
    }
  });
}

/** Like `acceptPicture`, but keeps the bytes of a picture that is already encoded as we store it. */
export async function acceptExportedPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  const accepted = await acceptPicture(bytes);
  if (!accepted) return null;
  const { format, width, height, exif, icc, iptc, xmp } = await decode(bytes).metadata();
  const hasMetadata = [exif, icc, iptc, xmp].some((part) => part !== undefined);
  const isOwn = format === 'webp' && Math.max(width, height) <= MAX_SIDE && !hasMetadata;
  return isOwn ? bytes : accepted;
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

const decode = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate();
