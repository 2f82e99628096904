import type { ShopConfig } from '@tischlein/domain/shop';

/** The favicon: the shop's initial on its colour, in black or white, whichever has more contrast. */
export function renderShopIcon({ primaryColor, title }: ShopConfig): string {
  const [initial = ''] = title.trim().toUpperCase();
  const letter = /[\p{L}\p{N}]/u.test(initial) ? initial : '';
  const ink = luminance(primaryColor) > 0.179 ? '#000' : '#fff';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${primaryColor}"/><text x="32" y="45" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="38" fill="${ink}">${letter}</text></svg>`;
}

/** WCAG relative luminance of '#rrggbb', 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
