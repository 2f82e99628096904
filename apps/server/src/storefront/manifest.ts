import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import type { LoadedShop } from '../shops/shop-directory.ts';

// '--paper' of tokens.css in the light scheme; manifests know no schemes.
const PAPER = '#fdfcfa';

/** The manifest of a shop: what its icon on a home screen is, and where it leads. */
export function createManifest({ config }: LoadedShop, basename: string): object {
  const start = basename || '/';
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: buildAddress(calls.getAppIcon, { params: { shop: config.id, file } }),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: start,
    name: config.restaurantName,
    short_name: config.title,
    lang: 'de',
    dir: 'ltr',
    start_url: start,
    scope: start,
    display: 'standalone',
    background_color: PAPER,
    theme_color: config.primaryColor,
    categories: ['food'],
    icons: [icon('192.png', 192, 'any'), icon('512.png', 512, 'any'), icon('maskable.png', 512, 'maskable')],
  };
}
