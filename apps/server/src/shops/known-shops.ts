import type { UnreadableShop } from './load-shop.ts';
import type { KnownShops } from './refresh-index.ts';
import type { Counters } from './shop-counters.ts';
import type { DegradedShop, LoadedShop } from './shop-directory.ts';
import { type ShopEntry, toEntry } from './shop-entry.ts';

/** The entries of all shops as of the last refresh. */
export function createKnownShops(wildcardDomain: string | null) {
  let shops: KnownShops = { entries: new Map(), unreadable: new Map() };
  let index = indexShops([]);
  let counters: Counters = new Map();
  const replace = (next: KnownShops): void => {
    if (next === shops) return;
    shops = next;
    index = indexShops(next.entries.values());
  };
  return {
    listShops: () => index.all,
    findEntry: (reference: string): ShopEntry | null => index.byReference.get(reference) ?? null,
    findEntryByHost: (host: string): ShopEntry | null => findByHost(index, host.toLowerCase(), wildcardDomain),
    ...describeUnreadable(() => shops),
    current: () => shops,
    counters: () => counters,
    replace,
    setCounters: (next: Counters): void => void (counters = next),
    /** A shop can have changed without a new version: its accounts work only where the key is that sealed them. */
    noteLoaded: (shop: LoadedShop): void => {
      const before = shops.entries.get(shop.id);
      const entry = toEntry(shop);
      if (!before || before.configVersion !== entry.configVersion || before.menuVersion !== entry.menuVersion) return;
      if (JSON.stringify(before) !== JSON.stringify(entry))
        replace({ ...shops, entries: new Map(shops.entries).set(shop.id, entry) });
    },
    noteUnreadable: (shop: UnreadableShop): void => {
      const entries = new Map(shops.entries);
      entries.delete(shop.id);
      replace({ entries, unreadable: new Map(shops.unreadable).set(shop.id, shop) });
    },
  };
}

/** What is known of shops that are served in an older version, or not at all. */
const describeUnreadable = (current: () => KnownShops) => ({
  isUnreadable: (reference: string): boolean =>
    [...current().unreadable.values()].some(({ id, slug, domain }) => [id, slug, domain].includes(reference)),
  listDegraded: (): readonly DegradedShop[] => [
    ...[...current().entries.values()].flatMap(({ slug, isDegraded }) =>
      isDegraded ? [{ slug, isServed: true }] : [],
    ),
    ...[...current().unreadable.values()].map(({ slug }) => ({ slug, isServed: false })),
  ],
});

/** Shops sorted by slug, and maps by id or slug and by domain. */
interface IndexedShops {
  readonly all: readonly ShopEntry[];
  readonly byReference: ReadonlyMap<string, ShopEntry>;
  readonly byHost: ReadonlyMap<string, ShopEntry>;
}

function indexShops(entries: Iterable<ShopEntry>): IndexedShops {
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
function findByHost(
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
