import type { Erasure, GuestFile, GuestReference } from '@tischlein/contract/office';
import { orderId } from '@tischlein/domain';
import { type Hindrance, type PersonalEntry, toGuestKey } from '@tischlein/domain/guests';
import { readAccountByEmail } from '../accounts/accounts.store.ts';
import { toAccountEntry } from '../accounts/personal-data.store.ts';
import type { Reader } from '../db/database.ts';
import type { Person } from '../db/personal-data.ts';
import type { Deps } from '../deps.ts';
import { contactColumn } from '../orders/order-columns.ts';
import { findAccountShop } from '../shops/account-shop.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { tidyMails } from '../mail/tidy-mails.ts';
import { findKeyOfOrder, findPerson } from './find-person.store.ts';
import { readRelatedOrders, sumGuestOrders } from './guest-list.store.ts';
import { toContact } from './to-contact.ts';
import { erasePersonData, findHindrances, readPersonData } from './person-data.ts';

type FileDeps = Pick<Deps, 'database' | 'shops' | 'clock' | 'mailbox' | 'events' | 'personalData'>;

/** Everything about a guest of a shop; null: nothing is known about them. */
export async function readGuestFile(
  deps: FileDeps,
  shop: LoadedShop,
  reference: GuestReference,
): Promise<GuestFile | null> {
  const { read } = deps.database;
  const person = await identify(deps, read, { shop, reference });
  if (!person) return null;
  const entries = [
    ...(await readPersonData(deps.personalData, read, person)),
    ...(await readFranchiseAccount(deps, shop, person)),
  ];
  if (entries.length === 0) return null;
  const orders = entries.filter(({ part }) => part === 'order');
  const named = entries.find(({ facts }) => facts.name !== undefined);
  return {
    name: named?.facts.name ?? '',
    email: person.email,
    phone: named?.facts.phone ?? person.phone,
    orders: orders.length,
    sum: await sumGuestOrders(read, shop.id, person.orders),
    related: await listRelated(read, person, orders),
    isBlocked: entries.some(({ part }) => part === 'block'),
    entries,
    hindrances: await findHindrances(deps.personalData, read, person),
    madeAt: person.now,
  };
}

type EraseOutcome =
  | ({ readonly code: 'erased' } & Erasure)
  | { readonly code: 'guestUnknown' }
  | { readonly code: 'guestUnderWay'; readonly hindrances: readonly Hindrance[] };

/** Deletes what a shop has stored about a guest, unless an order, a refund or a reservation is under way. */
export async function eraseGuest(deps: FileDeps, shop: LoadedShop, reference: GuestReference): Promise<EraseOutcome> {
  const outcome = await deps.database.write(async (writer): Promise<EraseOutcome> => {
    const person = await identify(deps, writer, { shop, reference });
    if (!person || (await readPersonData(deps.personalData, writer, person)).length === 0)
      return { code: 'guestUnknown' };
    const hindrances = await findHindrances(deps.personalData, writer, person);
    if (hindrances.length > 0) return { code: 'guestUnderWay', hindrances };
    const kept = await erasePersonData(deps.personalData, writer, person);
    return { code: 'erased', kept: [...kept, ...(await readFranchiseAccount(deps, shop, person))] };
  });
  if (outcome.code === 'erased') await tidyMails(deps);
  return outcome;
}

async function identify(
  { clock }: Pick<Deps, 'clock'>,
  reader: Reader,
  { shop, reference }: { readonly shop: LoadedShop; readonly reference: GuestReference },
): Promise<Person | null> {
  const key =
    'order' in reference
      ? await findKeyOfOrder(reader, shop.id, orderId(reference.order))
      : toGuestKey(toContact(reference.contact));
  return key ? findPerson(reader, { shopId: shop.id, key, now: clock.now() }) : null;
}

/** The account of a branch's guest belongs to the whole franchise: a branch shows it, and does not delete it. */
async function readFranchiseAccount(
  deps: FileDeps,
  shop: LoadedShop,
  { email }: Person,
): Promise<readonly PersonalEntry[]> {
  const accountShop = findAccountShop(deps, shop);
  if (accountShop === shop.id || email === '') return [];
  const account = await readAccountByEmail(deps.database.read, accountShop, email);
  return account ? [{ ...toAccountEntry(account), kept: { reason: 'franchiseAccount', until: null } }] : [];
}

async function listRelated(
  reader: Reader,
  { shopId, email, phone }: Person,
  orders: readonly PersonalEntry[],
): Promise<GuestFile['related']> {
  const phones = new Set([phone, ...orders.map(({ facts }) => facts.phone ?? '')].map(foldDigits).filter(Boolean));
  const rows = await readRelatedOrders(reader, shopId, [...phones]);
  const others = rows.filter(({ guest_key }) => guest_key !== '' && guest_key !== (email || phone));
  const latest = new Map(others.toReversed().map((row) => [row.guest_key, row]));
  return [...latest.values()].map(({ order_id, contact }) => {
    const { name, email: address } = contactColumn.read(contact);
    return { id: order_id, name, email: address };
  });
}

const foldDigits = (phone: string): string => toGuestKey({ email: '', phone }).replaceAll('+', '');
