import type { ShopId } from '@tischlein/domain';
import { escapeHtml } from '../http/plain-page.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';

// sitemaps.org: at most 50,000 addresses a file.
const MOST_ADDRESSES = 50_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface SiteMapRequest {
  readonly shops: readonly ShopEntry[];
  readonly publicUrl: string;
  /** Where the site map itself is. */
  readonly origin: string;
  /** From 1; null: the first address that search engines ask for. */
  readonly part: number | null;
  /** Reads the paths of the pages of these shops. */
  readonly readPaths: (ids: readonly ShopId[]) => Promise<ReadonlyMap<ShopId, readonly string[]>>;
}

/** sitemap.xml with all public pages and dishes of the shops, or a list of its parts if they are too many; null: no such part. */
export async function renderSiteMap(
  { shops, publicUrl, origin, part, readPaths }: SiteMapRequest,
  most = MOST_ADDRESSES,
): Promise<string | null> {
  const total = shops.reduce((all, { pathCount }) => all + pathCount, 0);
  const parts = Math.max(1, Math.ceil(total / most));
  if (part === null && parts > 1) return renderIndex(origin, parts);
  const number = part ?? 1;
  if (number < 1 || number > parts) return null;
  const { own, skip } = listShopsFrom(shops, { from: (number - 1) * most, until: number * most });
  const paths = await readPaths(own.map(({ id }) => id));
  const addresses = own.flatMap((shop) =>
    (paths.get(shop.id) ?? []).map((path) => `${toShopUrl(publicUrl, shop)}${path}`),
  );
  const urls = addresses.slice(skip, skip + most).map(renderAddress('url'));
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${NAMESPACE}>${urls.join('')}</urlset>`;
}

interface Range {
  readonly from: number;
  readonly until: number;
}

/** The shops with addresses in this range of all addresses, and how many of theirs are before it. */
function listShopsFrom(shops: readonly ShopEntry[], { from, until }: Range) {
  const own: ShopEntry[] = [];
  let start = 0;
  let skip = 0;
  for (const shop of shops) {
    const end = start + shop.pathCount;
    if (end > from && start < until) {
      if (own.length === 0) skip = from - start;
      own.push(shop);
    }
    start = end;
  }
  return { own, skip };
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
