import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { createSingleFlight } from '../concurrency.ts';
import type { Deps } from '../deps.ts';
import { openShopPictures } from '../media/shop-pictures.ts';
import { findLogo } from '../shops/logo.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findInk } from '@tischlein/domain/shop';
import { toInitial } from './shop-icon.ts';

interface IconKind {
  readonly size: number;
  /** Of the icon's side: 0 if the system cuts the corners itself. */
  readonly rounding: number;
  /** The largest part of the side that the logo takes. Systems may cut a maskable icon to a circle of 0.8. */
  readonly logo: number;
}

const KINDS = {
  '192.png': { size: 192, rounding: 0.22, logo: 0.7 },
  '512.png': { size: 512, rounding: 0.22, logo: 0.7 },
  'maskable.png': { size: 512, rounding: 0, logo: 0.54 },
  'apple.png': { size: 180, rounding: 0, logo: 0.66 },
} as const satisfies Record<string, IconKind>;

const LOGO_FILE = '0x480.webp';
const MAX_ICONS = 400;

const require = createRequire(import.meta.url);
const FONT_FILE = require.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf');

/** The icons of an installed shop: its logo on its colour, or its initial without a logo. null: no such icon. */
export function openAppIcons(deps: Pick<Deps, 'database' | 'pictureCache'>) {
  const findPicture = openShopPictures(deps);
  const shareRun = createSingleFlight<Buffer>();
  const icons = new Map<string, Buffer>();

  return async (shop: LoadedShop, file: string): Promise<Buffer | null> => {
    const kind = Object.entries(KINDS).find(([name]) => name === file)?.[1];
    if (!kind) return null;
    const { config } = shop;
    const logoId = findLogo(config);
    const logo = logoId && (await findPicture(shop, logoId, LOGO_FILE));
    const key = JSON.stringify([file, config.primaryColor, logo?.etag ?? toInitial(config.title)]);
    const known = icons.get(key);
    if (known) return known;
    const icon = await shareRun(key, () => renderIcon(kind, config, logo?.bytes ?? null));
    icons.set(key, icon);
    const [oldest] = icons.keys();
    if (icons.size > MAX_ICONS && oldest !== undefined) icons.delete(oldest);
    return icon;
  };
}

/** An entity tag for an icon. */
export const toIconTag = (icon: Buffer): string =>
  `"${createHash('sha256').update(icon).digest('base64url').slice(0, 24)}"`;

type IconColours = Pick<LoadedShop['config'], 'primaryColor' | 'title'>;

async function renderIcon(kind: IconKind, { primaryColor, title }: IconColours, logo: Buffer | null): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { size, rounding } = kind;
  const letter = logo ? '' : await drawInitial(toInitial(title), findInk(primaryColor), size);
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * rounding}" fill="${primaryColor}"/>${letter}</svg>`;
  const side = Math.round(size * kind.logo);
  const layers = logo ? [{ input: await sharp(logo).resize(side, side, { fit: 'inside' }).png().toBuffer() }] : [];
  return sharp(Buffer.from(ground)).composite(layers).png({ compressionLevel: 9 }).toBuffer();
}

/** The outline of a letter in the shop's typeface: no font of the machine is needed. '' if the typeface lacks it. */
async function drawInitial(initial: string, ink: string, size: number): Promise<string> {
  const codePoint = initial.codePointAt(0);
  if (codePoint === undefined) return '';
  const font = await openFont();
  if (!font.hasGlyphForCodePoint(codePoint)) return '';
  const { path } = font.glyphForCodePoint(codePoint);
  const { minX, maxX, minY, maxY } = path.bbox;
  const scale = (size * 0.46) / Math.max(maxY - minY, maxX - minX);
  const x = size / 2 - ((minX + maxX) / 2) * scale;
  const y = size / 2 + ((minY + maxY) / 2) * scale;
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${ink}" d="${path.toSVG()}"/>`;
}

// Loaded with the first icon: it takes memory.
async function openFont(): Promise<Font> {
  const { openSync } = await import('fontkit');
  const font = openSync(FONT_FILE);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${FONT_FILE} is a collection`);
  return font;
}
