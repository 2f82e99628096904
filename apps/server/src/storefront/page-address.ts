import type { LoadedShop, ShopDirectory } from '../shops/shop-directory.ts';

/** Which page of which shop is asked for. */
export interface PageAddress {
  readonly shop: LoadedShop;
  /** '' or '/f=tramonto-mitte'. */
  readonly basename: string;
  /** Below the basename, without query: '/checkout'. */
  readonly path: string;
  /** '?gruppe=…' or ''. */
  readonly query: string;
}

/** What stands before the shop's own paths; 'none': the address has no prefix. */
interface Prefix {
  readonly basename: string;
  readonly slug: string | null;
  readonly path: string;
}

/** Finds the shop by the prefix /f={slug}, else by the host, else the one that answers for all; null: there is none (spec 4). */
export function pageAddressOf(
  shops: ShopDirectory,
  { host, url, defaultShop }: { readonly host: string; readonly url: string; readonly defaultShop: string | null },
): PageAddress | null {
  const queryAt = url.indexOf('?');
  const { basename, slug, path } = prefixOf(queryAt < 0 ? url : url.slice(0, queryAt));
  const shop = slug === null ? (shops.shopByHost(host) ?? shopForAll(shops, defaultShop)) : shops.shopByRef(slug);
  return shop && { shop, basename, path, query: queryAt < 0 ? '' : url.slice(queryAt) };
}

// The configured one, the only one, or the first franchise overview.
function shopForAll(shops: ShopDirectory, defaultShop: string | null): LoadedShop | null {
  const configured = defaultShop === null ? null : shops.shopByRef(defaultShop);
  if (configured) return configured;
  const all = shops.allShops();
  return (all.length === 1 ? all[0] : all.find(({ config }) => config.isFranchiseOverview)) ?? null;
}

function prefixOf(path: string): Prefix {
  if (!path.startsWith('/f=')) return { basename: '', slug: null, path };
  const end = path.indexOf('/', 1);
  const basename = end < 0 ? path : path.slice(0, end);
  return { basename, slug: decoded(basename.slice(3)), path: end < 0 ? '/' : path.slice(end) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // No slug has a broken escape in it.
    return '';
  }
}
