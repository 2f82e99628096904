import type { ShopConfig } from '@tischlein/domain/shop';
import { findInk } from '@tischlein/domain/shop';

/** The favicon: the shop's initial on its colour, in black or white, whichever has more contrast. */
export function renderShopIcon({ primaryColor, title }: ShopConfig): string {
  const letter = toInitial(title);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${primaryColor}"/><text x="32" y="45" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="38" fill="${findInk(primaryColor)}">${letter}</text></svg>`;
}

/** The first letter or digit of a title, in upper case; '' if it begins with neither. */
export function toInitial(title: string): string {
  const [initial = ''] = title.trim().toUpperCase();
  return /[\p{L}\p{N}]/u.test(initial) ? initial : '';
}
