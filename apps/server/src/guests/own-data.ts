import type { Erasure, PersonalData } from '@tischlein/contract/shop';
import { hours, type ShopId } from '@tischlein/domain';
import type { Hindrance } from '@tischlein/domain/guests';
import type { Reader } from '../db/database.ts';
import type { Person } from '../db/personal-data.ts';
import { takeShared } from '../db/shared-limits.ts';
import type { Deps } from '../deps.ts';
import { foldEmail, hashMailbox } from '../identity.ts';
import { tidyMails } from '../mail/tidy-mails.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { findAccountShop, listShopsSharingAccounts } from '../shops/account-shop.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findPerson } from './find-person.store.ts';
import { OWN_DATA_LINK } from './jobs.ts';
import { createOwnDataToken } from './own-data-link.ts';
import { erasePersonData, findHindrances, readPersonData } from './person-data.ts';

/** Limits mails to a mailbox against flooding. */
const MOST_LINKS = 3;

type OwnDataDeps = Pick<Deps, 'database' | 'shops' | 'clock' | 'personalData'>;
type ErasureDeps = OwnDataDeps & Pick<Deps, 'mailbox' | 'events'>;

/**
 * Queues a mail with a link to the own data. Whether there are any is looked up when the mail is sent, so that neither the answer nor
 * its time tells about an address.
 */
export async function requestOwnData(
  { database, clock, secretKey, outbox }: Pick<Deps, 'database' | 'clock' | 'secretKey' | 'outbox'>,
  { id: shopId }: LoadedShop,
  typedEmail: string,
): Promise<void> {
  const at = clock.now();
  const email = foldEmail(typedEmail);
  const limit = { scope: shopId, key: `own data ${hashMailbox(email)}`, most: MOST_LINKS, seconds: hours(1) };
  await database.write(async (writer) => {
    if ((await takeShared(writer, limit, at)) > 0) return;
    const token = createOwnDataToken({ email, at }, { secretKey, shopId });
    await addToOutbox(writer, { shopId, orderId: null, at }, [OWN_DATA_LINK.create({ token })]);
  });
  outbox.wake();
}

/** Everything about the owner of a mailbox, of all shops that share accounts with this one. */
export async function readOwnData(deps: OwnDataDeps, shop: LoadedShop, email: string): Promise<PersonalData> {
  const { read } = deps.database;
  const shops: PersonalData['shops'] = [];
  const hindrances: Hindrance[] = [];
  for (const { person, name } of await listPersons(deps, read, { shop, email })) {
    const entries = await readPersonData(deps.personalData, read, person);
    if (entries.length > 0) shops.push({ shop: name, entries });
    hindrances.push(...(await findHindrances(deps.personalData, read, person)));
  }
  return { email, shops, hindrances, madeAt: deps.clock.now() };
}

/** Deletes it; null: an order, a refund or a reservation is under way. */
export async function eraseOwnData(deps: ErasureDeps, shop: LoadedShop, email: string): Promise<Erasure | null> {
  const erasure = await deps.database.write(async (writer) => {
    const persons = await listPersons(deps, writer, { shop, email });
    for (const { person } of persons)
      if ((await findHindrances(deps.personalData, writer, person)).length > 0) return null;
    const kept: Erasure['kept'] = [];
    for (const { person } of persons) kept.push(...(await erasePersonData(deps.personalData, writer, person)));
    return { kept };
  });
  if (erasure) await tidyMails(deps);
  return erasure;
}

async function listPersons(
  deps: OwnDataDeps,
  reader: Reader,
  { shop, email }: { readonly shop: LoadedShop; readonly email: string },
): Promise<readonly { readonly person: Person; readonly name: string }[]> {
  const accountShop = findAccountShop(deps, shop);
  // The overview last: orders are found by its accounts.
  const ids = listShopsSharingAccounts(deps, accountShop).toSorted((id) => (id === accountShop ? 1 : -1));
  const persons = [];
  for (const shopId of ids)
    persons.push({
      person: await findPerson(reader, { shopId, key: email, now: deps.clock.now() }),
      name: nameShop(deps, shopId),
    });
  return persons;
}

const nameShop = ({ shops }: OwnDataDeps, id: ShopId): string => shops.findEntry(id)?.name ?? '';
