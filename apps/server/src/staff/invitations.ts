import type { Invitation } from '@tischlein/contract/office';
import { days, type ShopId } from '@tischlein/domain';
import { type Assignment, mayManage, maySee } from '@tischlein/domain/staff';
import { isAtOrAfter, plusSeconds } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { foldEmail } from '../identity.ts';
import { findMailShop, linkShops, mailLink, newLinkId, toAccessUrl } from './access-links.ts';
import { readAccessLink, readInvitations, saveInvitation, takeAccessLink } from './access-links.store.ts';
import { readCredentials } from './staff.store.ts';

const LIFETIME_SECONDS = days(7);

type InvitationDeps = Pick<Deps, 'database' | 'clock' | 'shops' | 'settings' | 'outbox' | 'publicUrl' | 'secretKey'>;

/** The invitations that a person may send. */
export async function listInvitations(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  viewer: Assignment,
): Promise<Invitation[]> {
  const links = await readInvitations(database.read);
  return links.filter((link) => maySee(viewer, toAssignment(link))).map((link) => toInvitation(link, clock.now()));
}

interface Sent {
  readonly invitation: Invitation;
  /** Without a mail server: to hand over. */
  readonly link: string | null;
}

/** Invites a person by mail; replaces an earlier invitation of the address. */
export async function inviteStaff(
  deps: InvitationDeps,
  manager: Assignment,
  { email, role, shopIds }: Assignment & { readonly email: string },
): Promise<Sent | 'forbidden' | 'emailTaken'> {
  const assignment = { role, shopIds: role === 'owner' ? [] : [...new Set(shopIds)] };
  const known = (await readInvitations(deps.database.read)).find((link) => link.email === foldEmail(email));
  const replaced = known ? mayManage(manager, toAssignment(known)) : true;
  if (!mayManage(manager, assignment) || !replaced) return 'forbidden';
  return send(deps, { email: foldEmail(email), ...assignment });
}

/** Sends an invitation again for seven days; its earlier link becomes void. */
export async function resendInvitation(
  deps: InvitationDeps,
  manager: Assignment,
  id: string,
): Promise<Sent | 'invitationUnknown' | 'forbidden' | 'emailTaken'> {
  const link = await findInvitation(deps, manager, id);
  return typeof link === 'string' ? link : send(deps, { email: link.email, ...toAssignment(link) });
}

export async function revokeInvitation(
  deps: InvitationDeps,
  manager: Assignment,
  id: string,
): Promise<'revoked' | 'invitationUnknown' | 'forbidden'> {
  const link = await findInvitation(deps, manager, id);
  if (typeof link === 'string') return link;
  return (await deps.database.write((writer) => takeAccessLink(writer, id))) ? 'revoked' : 'invitationUnknown';
}

async function findInvitation(deps: InvitationDeps, manager: Assignment, id: string) {
  const link = await readAccessLink(deps.database.read, id);
  if (link?.kind !== 'invitation' || !maySee(manager, toAssignment(link))) return 'invitationUnknown';
  return mayManage(manager, toAssignment(link)) ? link : 'forbidden';
}

async function send(
  deps: InvitationDeps,
  { email, role, shopIds }: Assignment & { readonly email: string },
): Promise<Sent | 'emailTaken'> {
  const now = deps.clock.now();
  const link: Row<'staff_links'> = {
    link_id: newLinkId(),
    kind: 'invitation',
    staff_id: null,
    email,
    role,
    shops: linkShops.write([...shopIds]),
    expires_at: plusSeconds(now, LIFETIME_SECONDS),
  };
  const sender = findMailShop(deps, shopIds);
  const isSaved = await deps.database.write(async (writer) => {
    if (await readCredentials(writer, email)) return false;
    await saveInvitation(writer, link);
    if (sender) await mailLink(writer, link, { sender, at: now });
    return true;
  });
  if (!isSaved) return 'emailTaken';
  deps.outbox.wake();
  return { invitation: toInvitation(link, now), link: sender ? null : toAccessUrl(link, deps) };
}

function toAssignment({ role, shops }: Row<'staff_links'>): Assignment {
  const shopIds: readonly ShopId[] = linkShops.read(shops);
  return { role: role ?? 'staff', shopIds };
}

const toInvitation = (link: Row<'staff_links'>, now: string): Invitation => ({
  id: link.link_id,
  email: link.email,
  role: toAssignment(link).role,
  shops: [...toAssignment(link).shopIds],
  expiresAt: link.expires_at,
  isExpired: isAtOrAfter(now, link.expires_at),
});
