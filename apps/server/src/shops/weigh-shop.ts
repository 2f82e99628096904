import type { SharedMenus } from './load-menus.ts';
import type { LoadedShop } from './shop-directory.ts';

// Measured with `npm run bench -- many-shops`: what a shop takes in memory against the length of its answers as JSON.
const BYTES_PER_CONFIG_BYTE = 4;
const BYTES_PER_MENU_BYTE = 5;
const BYTES_FOR_ITSELF = 20_000;

/** Estimates the bytes that a shop takes in memory. A menu that branches share counts for none of them. */
export function weighShop({ configBody, menuBody, fullMenu }: LoadedShop, menus: SharedMenus): number {
  const menuBytes = menus.isShared(fullMenu) && menuBody === fullMenu.body ? 0 : menuBody.bytes('identity').length;
  return (
    BYTES_FOR_ITSELF + BYTES_PER_CONFIG_BYTE * configBody.bytes('identity').length + BYTES_PER_MENU_BYTE * menuBytes
  );
}
