import type { BlockedContacts, ParsedContactBlockRequest } from '@tischlein/contract/office';
import { maskContact, toGuestKey } from '@tischlein/domain/guests';
import { toDayRange } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { hashContact, listBlocks, saveBlock } from '../orders/blocked-contacts.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toContact } from './to-contact.ts';

type BlockDeps = Pick<Deps, 'database' | 'clock'>;

/** Blocks a phone number or an e-mail address; false: its last day is over. */
export async function blockContact(
  { database, clock }: BlockDeps,
  { id: shop_id }: LoadedShop,
  { contact, scope, reason, until: day, blockedBy }: ParsedContactBlockRequest & { readonly blockedBy: string },
): Promise<boolean> {
  const now = clock.now();
  const until = day && toDayRange(day).to;
  if (until !== null && until <= now) return false;
  const blocked = toContact(contact);
  await database.write((writer) =>
    saveBlock(writer, {
      shop_id,
      contact_hash: hashContact(blocked),
      kind: blocked.email === '' ? 'phone' : 'email',
      shown: maskContact(toGuestKey(blocked)),
      scope,
      reason: reason.trim(),
      until,
      blocked_at: now,
      blocked_by: blockedBy,
    }),
  );
  return true;
}

/** The blocks that are valid. */
export async function listBlockedContacts(
  { database, clock }: BlockDeps,
  { id }: Pick<LoadedShop, 'id'>,
): Promise<BlockedContacts> {
  const now = clock.now();
  const rows = await listBlocks(database.read, id);
  return rows
    .filter(({ until }) => until === null || until > now)
    .map(({ contact_hash, kind, shown, scope, reason, until, blocked_at, blocked_by }) => ({
      id: contact_hash,
      kind,
      shown,
      scope,
      reason,
      until,
      blockedAt: blocked_at,
      blockedBy: blocked_by,
    }));
}
