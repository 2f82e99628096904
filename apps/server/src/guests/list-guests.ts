import type { GuestList, ListedGuest, ParsedGuestSearch } from '@tischlein/contract/office';
import { toCents } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { findEntryAccountShop } from '../shops/account-shop.ts';
import { hashContact } from '../orders/blocked-contacts.store.ts';
import { listBlockedContacts } from './block-contact.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { readAccountEmails, readConsentStates, readGuestRows, readLastOrders } from './guest-list.store.ts';

const GUESTS_PER_PAGE = 50;
const GUESTS_PER_BATCH = 500;

type ListDeps = Pick<Deps, 'database' | 'shops' | 'clock'>;

/** A page of the guests of these shops: of one, or of the branches of a franchise, whose guests are the same people. */
export async function listGuests(
  deps: ListDeps,
  shops: readonly ShopEntry[],
  { page, ...filter }: ParsedGuestSearch,
): Promise<GuestList> {
  const { read } = deps.database;
  const ids = shops.map(({ id }) => id);
  if (ids.length === 0) return { guests: [], count: 0, hasMore: false };
  const paging = { limit: GUESTS_PER_PAGE + 1, offset: page * GUESTS_PER_PAGE };
  const { guests: rows, count } = await readGuestRows(read, ids, { ...filter, ...paging });
  return {
    guests: await describeGuests(deps, shops, rows.slice(0, GUESTS_PER_PAGE)),
    // Beyond the last page there is no row that carries the total.
    count: rows.length > 0 ? count : (await readGuestRows(read, ids, { ...filter, limit: 1, offset: 0 })).count,
    hasMore: rows.length > GUESTS_PER_PAGE,
  };
}

/** All guests of these shops, in batches. */
export async function listAllGuests(deps: ListDeps, shops: readonly ShopEntry[]): Promise<readonly ListedGuest[]> {
  const ids = shops.map(({ id }) => id);
  if (ids.length === 0) return [];
  const all: ListedGuest[] = [];
  for (let offset = 0; ; offset += GUESTS_PER_BATCH) {
    const filter = { text: '', sort: 'last', limit: GUESTS_PER_BATCH, offset } as const;
    const { guests: rows } = await readGuestRows(deps.database.read, ids, filter);
    all.push(...(await describeGuests(deps, shops, rows)));
    if (rows.length < GUESTS_PER_BATCH) return all;
  }
}

type Rows = Awaited<ReturnType<typeof readGuestRows>>['guests'];

async function describeGuests(deps: ListDeps, shops: readonly ShopEntry[], rows: Rows): Promise<ListedGuest[]> {
  const { read } = deps.database;
  const ids = shops.map(({ id }) => id);
  const last = await readLastOrders(read, ids, rows);
  const emails = rows.map(({ key }) => key).filter((key) => key.includes('@'));
  const accountShops = [...new Set(shops.map((shop) => findEntryAccountShop(deps, shop)))];
  const accounts = await readAccountEmails(read, accountShops, emails);
  const consents = await readConsentStates(read, ids, emails);
  const blocks = await Promise.all(shops.map((shop) => listBlockedContacts(deps, shop)));
  const blocked = new Set(blocks.flat().map(({ id }) => id));
  return rows.flatMap(({ key, orders, sum, lastAt }) => {
    const order = last.get(key);
    const shop = order && shops.find(({ id }) => id === order.shopId);
    if (!order || !shop) return [];
    const { name, email, phone } = order.contact;
    return [
      {
        id: order.id,
        shop: { slug: shop.slug, name: shop.name },
        name,
        email,
        phone,
        orders,
        sum: toCents(sum),
        lastAt,
        advertising: toAdvertisingState(consents.get(key)),
        hasAccount: accounts.has(key),
        isBlocked: blocked.has(hashContact({ email, phone })),
      },
    ];
  });
}

function toAdvertisingState(
  consent: { readonly confirmed_at: string | null; readonly withdrawn_at: string | null } | undefined,
): ListedGuest['advertising'] {
  if (!consent) return 'none';
  if (consent.withdrawn_at !== null) return 'withdrawn';
  return consent.confirmed_at === null ? 'asked' : 'given';
}
