import { hours } from '@tischlein/domain';
import { plusSeconds } from '../clock.ts';
import { type SharedLimit, takeShared } from '../db/shared-limits.ts';
import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { foldEmail, hashMailbox } from '../identity.ts';
import { findMailShop, linkShops, mailLink, newLinkId } from './access-links.ts';
import { saveStaffLink } from './access-links.store.ts';
import { readCredentials, readPeople, type StoredStaff } from './staff.store.ts';

const LIFETIME_SECONDS = hours(1);
/** Mails an hour to one mailbox, so that it cannot be flooded. */
const MOST_MAILS = 5;

type LinkDeps = Pick<Deps, 'database' | 'clock' | 'shops' | 'settings' | 'outbox'>;

/** Mails a link that sets a new password, if the address belongs to a member of staff. The answer does not tell. */
export async function requestPassword(deps: LinkDeps, email: string): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const waitSeconds = await database.write((writer) => takeShared(writer, mailLimit(email), now));
  const member = (await readPeople(database.read)).find((each) => each.email === foldEmail(email));
  const sender = member && findMailShop(deps, member.shopIds);
  if (waitSeconds > 0 || !member || !sender) return;
  const link = createLink('password', { staffId: member.id, email: member.email, now });
  await database.write(async (writer) => {
    await saveStaffLink(writer, link);
    await mailLink(writer, link, { sender, at: now });
  });
  deps.outbox.wake();
}

/** Mails a link to a new address that confirms it. */
export async function requestEmailChange(
  deps: LinkDeps,
  person: Pick<StoredStaff, 'id' | 'shopIds'>,
  email: string,
): Promise<'sent' | EmailRefusal> {
  const prepared = await prepareEmailChange(deps, person, email);
  if (typeof prepared !== 'function') return prepared;
  await deps.database.write(prepared);
  deps.outbox.wake();
  return 'sent';
}

type EmailRefusal = 'mailOff' | 'emailTaken' | { readonly waitSeconds: number };

/** The same as a part of another change: returns what to write, or why it is refused. */
export async function prepareEmailChange(
  deps: LinkDeps,
  { id, shopIds }: Pick<StoredStaff, 'id' | 'shopIds'>,
  typed: string,
): Promise<EmailRefusal | ((writer: Writer) => Promise<void>)> {
  const { database, clock } = deps;
  const email = foldEmail(typed);
  const sender = findMailShop(deps, shopIds);
  if (!sender) return 'mailOff';
  const now = clock.now();
  const waitSeconds = await database.write((writer) => takeShared(writer, mailLimit(email), now));
  if (waitSeconds > 0) return { waitSeconds };
  if (await readCredentials(database.read, email)) return 'emailTaken';
  const link = createLink('email', { staffId: id, email, now });
  return async (writer) => {
    await saveStaffLink(writer, link);
    await mailLink(writer, link, { sender, at: now });
  };
}

interface Recipient {
  readonly staffId: string;
  readonly email: string;
  readonly now: string;
}

const createLink = (kind: 'password' | 'email', { staffId, email, now }: Recipient): Row<'staff_links'> => ({
  link_id: newLinkId(),
  kind,
  staff_id: staffId,
  email,
  role: null,
  shops: linkShops.write([]),
  expires_at: plusSeconds(now, LIFETIME_SECONDS),
});

const mailLimit = (email: string): SharedLimit => ({
  scope: 'office',
  key: `staff link ${hashMailbox(email)}`,
  most: MOST_MAILS,
  seconds: LIFETIME_SECONDS,
});
