import type { ShopId } from '@tischlein/domain';
import { type ContactBlock, type GuestContact, toGuestKey } from '@tischlein/domain/guests';
import type { Row } from '../db/tables.ts';
import type { Reader, Writer } from '../db/database.ts';
import { prepareQuery } from '../db/prepare-query.ts';
import { hashCustomer } from '../identity.ts';

/** How a contact is recognized; '' for none. An address of the same mailbox is the same. */
export const hashContact = (contact: GuestContact): string =>
  toGuestKey(contact) === '' ? '' : (hashCustomer(contact, '')[0] ?? '');

/** The blocks of a guest's phone number and e-mail address, those that are over included. */
export async function readBlocks(
  reader: Reader,
  shopId: ShopId,
  { email, phone }: GuestContact,
): Promise<readonly ContactBlock[]> {
  const hashes = { byEmail: hashContact({ email, phone: '' }), byPhone: hashContact({ email: '', phone }) };
  return hashes.byEmail || hashes.byPhone ? selectBlocks(reader, { shopId, ...hashes }) : [];
}

interface ContactHashes {
  readonly shopId: ShopId;
  readonly byEmail: string;
  readonly byPhone: string;
}

const selectBlocks = prepareQuery((reader: Reader, { shopId, byEmail, byPhone }: ContactHashes) =>
  reader
    .selectFrom('blocked_contacts')
    .select(['scope', 'until'])
    .where('shop_id', '=', shopId)
    .where('contact_hash', 'in', [byEmail, byPhone]),
);

/** Blocks a contact, or changes its block. */
export async function saveBlock(writer: Writer, row: Row<'blocked_contacts'>): Promise<void> {
  await writer
    .insertInto('blocked_contacts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['shop_id', 'contact_hash']).doUpdateSet(row))
    .execute();
}

/** Returns false if there is no such block. */
export async function deleteBlock(writer: Writer, shopId: ShopId, hash: string): Promise<boolean> {
  const deleted = await writer
    .deleteFrom('blocked_contacts')
    .where('shop_id', '=', shopId)
    .where('contact_hash', '=', hash)
    .returning('contact_hash')
    .execute();
  return deleted.length > 0;
}

/** The blocks of a shop, newest first. */
export const listBlocks = (reader: Reader, shopId: ShopId): Promise<Row<'blocked_contacts'>[]> =>
  reader
    .selectFrom('blocked_contacts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('blocked_at', 'desc')
    .orderBy('contact_hash')
    .execute();
