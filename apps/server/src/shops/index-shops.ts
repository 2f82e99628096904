import type { ShopEntry } from './shop-entry.ts';

/** Shops sorted by slug, and maps by id or slug and by domain. */
export interface IndexedShops {
  readonly all: readonly ShopEntry[];
  readonly byReference: ReadonlyMap<string, ShopEntry>;
  readonly byHost: ReadonlyMap<string, ShopEntry>;
}

export function indexShops(entries: Iterable<ShopEntry>): IndexedShops {
  const all = [...entries].sort((left, right) => (left.slug < right.slug ? -1 : 1));
  const byReference = new Map<string, ShopEntry>();
  const byHost = new Map<string, ShopEntry>();
  for (const shop of all) {
    byReference.set(shop.slug, shop);
    if (shop.domain) byHost.set(shop.domain, shop);
  }
  // Ids take precedence over slugs.
  for (const shop of all) byReference.set(shop.id, shop);
  return { all, byReference, byHost };
}

/** By its own domain, or its slug before the wildcard domain. */
export function findByHost(
  { byHost, byReference }: IndexedShops,
  host: string,
  wildcardDomain: string | null,
): ShopEntry | null {
  const own = byHost.get(host);
  const ending = `.${wildcardDomain ?? ''}`;
  if (own || wildcardDomain === null || !host.endsWith(ending)) return own ?? null;
  const shop = byReference.get(host.slice(0, -ending.length));
  return shop && host === `${shop.slug}${ending}` ? shop : null;
}
