import { escapeHtml } from '../http/plain-page.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

const PAGES = ['/', '/oeffnungszeiten', '/anfahrt', '/ueber-uns'];

/** sitemap.xml with all public pages of the shops. */
export function renderSiteMap(shops: readonly LoadedShop[], publicUrl: string): string {
  const addresses = shops.flatMap((shop) => {
    const pages = [...PAGES, ...shop.config.pages.map(({ id }) => `/static/${encodeURIComponent(id)}`)];
    return pages.map((page) => `${toShopUrl(publicUrl, shop.config)}${page}`);
  });
  const urls = addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

export const renderRobots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /office',
    'Disallow: /*checkout',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
