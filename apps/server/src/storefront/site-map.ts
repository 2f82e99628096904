import { findReservationSettings } from '@tischlein/domain/reservations';
import { RESERVE_PAGE } from '@tischlein/domain/shop';
import { escapeHtml } from '../http/plain-page.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

const PAGES = ['/', '/oeffnungszeiten', '/anfahrt', '/ueber-uns'];
// sitemaps.org: at most 50,000 addresses a file.
const MOST_ADDRESSES = 50_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface SiteMapRequest {
  readonly shops: readonly LoadedShop[];
  readonly publicUrl: string;
  /** Where the site map itself is. */
  readonly origin: string;
  /** From 1; null: the first address that search engines ask for. */
  readonly part: number | null;
}

/** sitemap.xml with all public pages and dishes of the shops, or a list of its parts if they are too many; null: no such part. */
export function renderSiteMap(
  { shops, publicUrl, origin, part }: SiteMapRequest,
  most = MOST_ADDRESSES,
): string | null {
  const addresses = shops.flatMap((shop) => listAddresses(shop, publicUrl));
  const parts = Math.max(1, Math.ceil(addresses.length / most));
  if (part === null && parts > 1) return renderIndex(origin, parts);
  const number = part ?? 1;
  if (number < 1 || number > parts) return null;
  const urls = addresses.slice((number - 1) * most, number * most).map(renderAddress('url'));
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${NAMESPACE}>${urls.join('')}</urlset>`;
}

function listAddresses({ config, guestMenuDocument: menu }: LoadedShop, publicUrl: string): readonly string[] {
  const paths = [
    ...PAGES,
    ...(findReservationSettings(config) ? [`/${RESERVE_PAGE}`] : []),
    ...config.pages.map(({ id }) => `/static/${encodeURIComponent(id)}`),
    // An overview shows the menu of its branches.
    ...(config.isFranchiseOverview ? [] : menu.dishes.map(({ id }) => `/gericht/${encodeURIComponent(id)}`)),
    ...(config.isFranchiseOverview ? [] : menu.menus.map(({ id }) => `/menue/${encodeURIComponent(id)}`)),
  ];
  return paths.map((path) => `${toShopUrl(publicUrl, config)}${path}`);
}

function renderIndex(origin: string, parts: number): string {
  const files = Array.from({ length: parts }, (_, place) => `${origin}/sitemap-${place + 1}.xml`);
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex ${NAMESPACE}>${files.map(renderAddress('sitemap')).join('')}</sitemapindex>`;
}

const renderAddress = (tag: string) => (address: string) => `<${tag}><loc>${escapeHtml(address)}</loc></${tag}>`;

export const renderRobots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /office',
    'Disallow: /*checkout',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
