import { escapeHtml } from '../http/plain-page.ts';
import { shopAddress } from '../shops/shop-address.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

const PAGES = ['/', '/oeffnungszeiten', '/anfahrt', '/ueber-uns'];

/** Addresses of all pages of these shops that a search engine should know. */
export function siteMap(shops: readonly LoadedShop[], publicUrl: string): string {
  const addresses = shops.flatMap((shop) => {
    const pages = [...PAGES, ...shop.config.pages.map(({ id }) => `/static/${encodeURIComponent(id)}`)];
    return pages.map((page) => `${shopAddress(publicUrl, shop.config)}${page}`);
  });
  const urls = addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

/** What search engines should leave alone. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /office',
    'Disallow: /*checkout',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
