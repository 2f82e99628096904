import type { GuestList, ListedGuest, ParsedGuestSearch } from '@tischlein/contract/office';
import { toCents } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { findAccountShop } from '../shops/account-shop.ts';
import { hashContact } from '../orders/blocked-contacts.store.ts';
import { listBlockedContacts } from './block-contact.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import {
  countGuests,
  readAccountEmails,
  readConsentStates,
  readGuestRows,
  readLastOrders,
} from './guest-list.store.ts';

const GUESTS_PER_PAGE = 50;
const GUESTS_PER_BATCH = 500;

type ListDeps = Pick<Deps, 'database' | 'shops' | 'clock'>;

/** A page of the guests of a shop. */
export async function listGuests(
  deps: ListDeps,
  shop: LoadedShop,
  { page, ...filter }: ParsedGuestSearch,
): Promise<GuestList> {
  const { read } = deps.database;
  const paging = { limit: GUESTS_PER_PAGE + 1, offset: page * GUESTS_PER_PAGE };
  const rows = await readGuestRows(read, shop.id, { ...filter, ...paging });
  return {
    guests: await describeGuests(deps, shop, rows.slice(0, GUESTS_PER_PAGE)),
    count: await countGuests(read, shop.id, filter.text),
    hasMore: rows.length > GUESTS_PER_PAGE,
  };
}

/** All guests of a shop, in batches. */
export async function listAllGuests(deps: ListDeps, shop: LoadedShop): Promise<readonly ListedGuest[]> {
  const all: ListedGuest[] = [];
  for (let offset = 0; ; offset += GUESTS_PER_BATCH) {
    const filter = { text: '', sort: 'last', limit: GUESTS_PER_BATCH, offset } as const;
    const rows = await readGuestRows(deps.database.read, shop.id, filter);
    all.push(...(await describeGuests(deps, shop, rows)));
    if (rows.length < GUESTS_PER_BATCH) return all;
  }
}

type Rows = Awaited<ReturnType<typeof readGuestRows>>;

async function describeGuests(deps: ListDeps, shop: LoadedShop, rows: Rows): Promise<ListedGuest[]> {
  const { read } = deps.database;
  const last = await readLastOrders(
    read,
    shop.id,
    rows.map((row) => row.last),
  );
  const emails = rows.map(({ key }) => key).filter((key) => key.includes('@'));
  const accounts = await readAccountEmails(read, findAccountShop(deps, shop), emails);
  const consents = await readConsentStates(read, shop.id, emails);
  const blocked = new Set((await listBlockedContacts(deps, shop)).map(({ id }) => id));
  return rows.flatMap(({ key, orders, sum, lastAt, last: number }) => {
    const order = last.get(number);
    if (!order) return [];
    const { name, email, phone } = order.contact;
    return [
      {
        id: order.id,
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
