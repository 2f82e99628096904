import { SHARE_PICTURE } from '@tischlein/contract/share-picture';
import sharp from 'sharp';
import { createSemaphore } from '../concurrency.ts';
import { countLines, drawText } from './text-outlines.ts';

export interface SharePictureParts {
  readonly title: string;
  /** Below the title: the shop of a dish. */
  readonly shopName: string;
  /** '#rrggbb' */
  readonly ground: string;
  readonly ink: string;
  readonly picture: Uint8Array | null;
  readonly logo: Uint8Array | null;
}

const { width, height } = SHARE_PICTURE;
const PANEL = 540;
const MARGIN = 56;
const LOGO = { width: 260, height: 110 } as const;
const SIZES = [76, 64, 54, 46];
const MOST_LINES = 4;
const limit = createSemaphore(1);

/** Name, shop and logo on the shop's colour, beside the picture. */
export const drawSharePicture = (parts: SharePictureParts): Promise<Buffer> =>
  limit(async () => {
    const { ground, picture, logo } = parts;
    const layers = [
      ...(picture ? [{ input: await cover(picture), left: PANEL, top: 0 }] : []),
      { input: Buffer.from(drawWords(parts)), left: 0, top: 0 },
      ...(logo ? [{ input: await fit(logo), left: MARGIN, top: MARGIN }] : []),
    ];
    return sharp({ create: { width, height, channels: 3, background: ground } })
      .composite(layers)
      .jpeg({ quality: 82 })
      .toBuffer();
  });

const cover = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture)
    .resize(width - PANEL, height, { fit: 'cover' })
    .toBuffer();

const fit = (logo: Uint8Array): Promise<Buffer> =>
  sharp(logo)
    .resize({ ...LOGO, fit: 'inside' })
    .png()
    .toBuffer();

function drawWords({ title, shopName, ink, picture }: SharePictureParts): string {
  const room = (picture ? PANEL : width) - 2 * MARGIN;
  const size = SIZES.find((each) => countLines(title, room / each) <= MOST_LINES) ?? 46;
  const lines = Math.min(countLines(title, room / size), MOST_LINES);
  const bottom = height - MARGIN - (shopName ? 64 : 0);
  const words = [
    drawText({
      text: title,
      x: MARGIN,
      y: bottom - (lines - 1) * size * 1.18,
      width: room,
      size,
      mostLines: MOST_LINES,
    }),
    ...(shopName
      ? [drawText({ text: shopName, x: MARGIN, y: height - MARGIN, width: room, size: 32, mostLines: 1 })]
      : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${ink}">${words.join('')}</svg>`;
}
