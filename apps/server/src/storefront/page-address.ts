import { listOpenShops } from '../shops/open-shops.ts';
import type { LoadedShop, ShopDirectory } from '../shops/shop-directory.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';

/** Shop and page of a URL. */
export interface PageAddress {
  readonly shop: LoadedShop;
  /** '' or '/f=tramonto-mitte'. */
  readonly basename: string;
  /** Without basename and query: '/checkout'. */
  readonly path: string;
  /** '?gruppe=…' or ''. */
  readonly query: string;
}

/** The /f={slug} prefix of a path; slug null: no prefix. */
interface Prefix {
  readonly basename: string;
  readonly slug: string | null;
  readonly path: string;
}

interface Visited {
  readonly host: string;
  readonly url: string;
  readonly defaultShop: string | null;
}

/** Finds the shop by the prefix /f={slug}, else by host, else the default; null if there is none (S4 Addresses). */
export async function findPageAddress(shops: ShopDirectory, visited: Visited): Promise<PageAddress | null> {
  const located = locatePage(shops, visited);
  const shop = located && (await shops.shopByRef(located.entry.id));
  if (!shop) return null;
  const { entry: _, ...page } = located;
  return { ...page, shop };
}

/** A page of a shop that need not be in memory. */
export interface LocatedPage extends Omit<PageAddress, 'shop'> {
  readonly entry: ShopEntry;
}

/** Finds the same without loading the shop. */
export function locatePage(shops: ShopDirectory, { host, url, defaultShop }: Visited): LocatedPage | null {
  const queryAt = url.indexOf('?');
  const written = queryAt < 0 ? url : url.slice(0, queryAt);
  // Browsers read '//' and '\\' as the beginning of another host.
  if (/\/\/|\\|%5c/i.test(written)) return null;
  const { basename, slug, path } = readPrefix(written);
  const entry =
    slug === null ? (shops.findEntryByHost(host) ?? findDefaultShop(shops, defaultShop)) : shops.findEntry(slug);
  return entry && { entry, basename, path, query: queryAt < 0 ? '' : url.slice(queryAt) };
}

/** Returns whether an address means a shop of which no version is readable. */
export function isUnreadableAddress(shops: ShopDirectory, { host, url, defaultShop }: Visited): boolean {
  const { slug } = readPrefix(url.replace(/\?.*$/, ''));
  if (slug !== null) return shops.isUnreadable(slug);
  const isOnly = shops.listShops().length === 0 && shops.listDegraded().length > 0;
  return isOnly || shops.isUnreadable(host.toLowerCase()) || (defaultShop !== null && shops.isUnreadable(defaultShop));
}

// The configured shop, the only open shop, the only shop, or the first open franchise overview.
function findDefaultShop(shops: ShopDirectory, defaultShop: string | null): ShopEntry | null {
  const configured = defaultShop === null ? null : shops.findEntry(defaultShop);
  if (configured) return configured;
  const all = shops.listShops();
  const open = listOpenShops(shops);
  const [only] = open.length > 0 ? open : all;
  const isOnly = (open.length > 0 ? open : all).length === 1;
  return (isOnly ? only : open.find(({ isFranchiseOverview }) => isFranchiseOverview)) ?? null;
}

function readPrefix(path: string): Prefix {
  if (!path.startsWith('/f=')) return { basename: '', slug: null, path };
  const end = path.indexOf('/', 1);
  const basename = end < 0 ? path : path.slice(0, end);
  return { basename, slug: decodeSlug(basename.slice(3)), path: end < 0 ? '/' : path.slice(end) };
}

function decodeSlug(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Invalid escapes: no slug contains them.
    return '';
  }
}
