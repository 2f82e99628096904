import { randomBytes, randomUUID } from 'node:crypto';
import type { AccessLink } from '@tischlein/contract/office';
import { type ShopId, shopId } from '@tischlein/domain';
import { z } from 'zod';
import { isAtOrAfter } from '../clock.ts';
import { jsonColumn } from '../db/json-column.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import type { Row } from '../db/tables.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { hashWithKey, isSameText, readTokenId } from '../link-token.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { readAccessLink, takeAccessLink } from './access-links.store.ts';
import { isEasyPassword } from './easy-password.ts';
import { EMAIL_CHANGED, STAFF_LINK } from './jobs.ts';
import { deleteSessions } from './sessions.store.ts';
import { insertStaff, readPeople, readStaff, updateEmail, updatePassword } from './staff.store.ts';

/** The page of the office that all links lead to. The token is behind '#', so that no server logs it. */
const PAGE = '/office/zugang';

export const newLinkId = (): string => randomBytes(12).toString('base64url');

/** The ids of the invited person's shops. */
export const linkShops = jsonColumn('staff_links.shops', z.array(z.string().transform(shopId)));

/** The link is computed from the secret key, not stored, so a copy of the database is not enough to use it. */
const createToken = ({ link_id, kind, email, expires_at }: Row<'staff_links'>, secretKey: string): string =>
  `${link_id}.${hashWithKey(secretKey, `staff ${JSON.stringify([kind, link_id, email, expires_at])}`)}`;

export const toAccessUrl = (
  link: Row<'staff_links'>,
  { publicUrl, secretKey }: Pick<Deps, 'publicUrl' | 'secretKey'>,
) => `${publicUrl}${PAGE}#${createToken(link, secretKey)}`;

/** Queues the mail with a link, in the name of a shop. */
export async function mailLink(
  writer: Writer,
  link: Row<'staff_links'>,
  { sender, at }: { readonly sender: ShopEntry; readonly at: string },
): Promise<void> {
  const job = STAFF_LINK.create({ linkId: link.link_id });
  await addToOutbox(writer, { shopId: sender.id, orderId: null, at }, [job]);
}

/** The shop whose name is on the mails of a person: their first one; null: no mail can be sent. */
export function findMailShop({ shops, settings }: Pick<Deps, 'shops' | 'settings'>, ids: readonly ShopId[]) {
  if (settings.smtpUrl === null) return null;
  const [id] = ids;
  return (id === undefined ? null : shops.findEntry(id)) ?? shops.listShops()[0] ?? null;
}

type LinkDeps = Pick<Deps, 'database' | 'clock' | 'secretKey'>;

/** What a link is for; null: unknown, used or expired. */
export async function findAccessLink(
  { database, clock, secretKey }: LinkDeps,
  token: string,
): Promise<Row<'staff_links'> | null> {
  const link = await readAccessLink(database.read, readTokenId(token));
  if (!link || !isSameText(token, createToken(link, secretKey))) return null;
  return isAtOrAfter(clock.now(), link.expires_at) ? null : link;
}

/** A device is called by its name. */
export async function describeAccessLink(
  { database }: Pick<Deps, 'database'>,
  { kind, email, staff_id: staffId }: Row<'staff_links'>,
): Promise<AccessLink> {
  if (kind !== 'device') return { kind, email };
  const device = (await readStaff(database.read)).find(({ id }) => id === staffId);
  return { kind, email: device?.name ?? '' };
}

type RedeemDeps = LinkDeps & Pick<Deps, 'shops' | 'settings' | 'outbox' | 'passwords'>;

interface Redemption {
  readonly token: string;
  readonly name: string;
  readonly password?: string | undefined;
}

/** Accepts an invitation, sets a forgotten password or confirms an address; each link works once. */
export async function redeemAccessLink(
  deps: RedeemDeps,
  { token, name, password = '' }: Redemption,
): Promise<AccessLink | 'linkUnknown' | 'emailTaken' | 'passwordEasy' | 'invalidRequest'> {
  const link = await findAccessLink(deps, token);
  if (!link || link.kind === 'device') return 'linkUnknown';
  const setsPassword = link.kind !== 'email';
  if (setsPassword && password === '') return 'invalidRequest';
  if (setsPassword && isEasyPassword(password, link.email)) return 'passwordEasy';
  const passwordHash = setsPassword ? await deps.passwords.hash(password) : '';
  const outcome = await deps.database
    .write(async (writer) => {
      const taken = await takeAccessLink(writer, link.link_id);
      if (!taken) return 'linkUnknown';
      const isDone = await applyLink(writer, taken, { deps, name, passwordHash });
      return isDone ? 'done' : 'emailTaken';
    })
    .catch((error: unknown) => {
      // Another person has taken the address at the same moment.
      if (isUniqueViolation(error)) return 'emailTaken' as const;
      throw error;
    });
  if (outcome !== 'done') return outcome;
  deps.outbox.wake();
  return describeAccessLink(deps, link);
}

interface Applied {
  readonly deps: RedeemDeps;
  readonly name: string;
  readonly passwordHash: string;
}

/** false: the e-mail address is taken. */
async function applyLink(
  writer: Writer,
  link: Row<'staff_links'>,
  { deps, name, passwordHash }: Applied,
): Promise<boolean> {
  const { kind, email, role, staff_id: staffId } = link;
  if (kind === 'invitation' && role) {
    const shopIds = linkShops.read(link.shops);
    const outcome = await insertStaff(writer, {
      id: randomUUID(),
      name,
      email,
      role,
      createdAt: deps.clock.now(),
      shopIds,
      passwordHash,
    });
    return outcome === 'inserted';
  }
  if (staffId === null) throw new Error(`the link of kind ${kind} belongs to nobody`);
  if (kind === 'email') return changeEmail(writer, deps, { staffId, email });
  await updatePassword(writer, staffId, passwordHash);
  await deleteSessions(writer, staffId);
  return true;
}

/** Tells the former address, too; false: the new one is taken. */
async function changeEmail(
  writer: Writer,
  deps: RedeemDeps,
  { staffId, email }: { readonly staffId: string; readonly email: string },
): Promise<boolean> {
  const people = await readPeople(writer);
  const person = people.find(({ id }) => id === staffId);
  if (!person || people.some((other) => other.email === email)) return false;
  await updateEmail(writer, staffId, email);
  const sender = findMailShop(deps, person.shopIds);
  if (!sender) return true;
  const at = deps.clock.now();
  await addToOutbox(writer, { shopId: sender.id, orderId: null, at }, [EMAIL_CHANGED.create({ to: person.email })]);
  return true;
}
