import sharp from 'sharp';
import type { PlatePicture } from './plate-dish.ts';

interface RasterOptions {
  /** Pixels; the height follows. */
  readonly width: number;
  readonly format?: 'webp' | 'avif';
  /** Lowers the quality until the file is this small, as far as possible. */
  readonly maxBytes?: number;
}

const QUALITIES = [78, 70, 62, 54];

/** Renders a picture at its own size, since its filters count in pixels, and scales it. */
export async function rasterize(
  { svg, width, height }: PlatePicture,
  { width: target, format = 'webp', maxBytes = Number.POSITIVE_INFINITY }: RasterOptions,
): Promise<Uint8Array> {
  const drawn = await sharp(new TextEncoder().encode(svg), { unlimited: true }).png().toBuffer();
  const pixels = await sharp(drawn)
    .resize(target, Math.round((target * height) / width))
    .png()
    .toBuffer();
  let image: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES) {
    const encoder = sharp(pixels);
    image = await (
      format === 'avif' ? encoder.avif({ quality }) : encoder.webp({ quality, effort: 6, smartSubsample: true })
    ).toBuffer();
    if (image.length <= maxBytes) break;
  }
  return image;
}
