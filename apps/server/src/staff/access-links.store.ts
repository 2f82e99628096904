import { nameChange } from '../db/open-change.ts';
import { sql } from 'kysely';
import type { Row } from '../db/tables.ts';
import type { Reader, Writer } from '../db/database.ts';

export async function readAccessLink(reader: Reader, linkId: string): Promise<Row<'staff_links'> | null> {
  const query = reader.selectFrom('staff_links').selectAll().where('link_id', '=', linkId);
  return (await query.executeTakeFirst()) ?? null;
}

/** The link of this kind that a member of staff was sent and has not followed; null: none, or it has expired. */
export async function readOpenLink(
  reader: Reader,
  staffId: string,
  { kind, now }: { readonly kind: Row<'staff_links'>['kind']; readonly now: string },
): Promise<Row<'staff_links'> | null> {
  const query = reader.selectFrom('staff_links').selectAll().where('staff_id', '=', staffId).where('kind', '=', kind);
  return (await query.where('expires_at', '>', now).executeTakeFirst()) ?? null;
}

/** Those who were invited, the latest first. */
export const readInvitations = (reader: Reader): Promise<Row<'staff_links'>[]> =>
  reader
    .selectFrom('staff_links')
    .selectAll()
    .where('kind', '=', 'invitation')
    .orderBy('expires_at', 'desc')
    .orderBy('link_id')
    .execute();

/** Those that connect devices. */
export const readDeviceLinks = (reader: Reader): Promise<Row<'staff_links'>[]> =>
  reader.selectFrom('staff_links').selectAll().where('kind', '=', 'device').execute();

/** Replaces an earlier invitation of the address. */
export async function saveInvitation(writer: Writer, link: Row<'staff_links'>): Promise<void> {
  nameChange(link.email);
  const { link_id, role, shops, expires_at } = link;
  await writer
    .insertInto('staff_links')
    .values(link)
    .onConflict((conflict) =>
      conflict
        .column('email')
        // SQLite finds the partial index only by a literal.
        .where('kind', '=', sql.lit('invitation'))
        .doUpdateSet({ link_id, role, shops, expires_at }),
    )
    .execute();
}

/** Replaces earlier links of this kind. */
export async function saveStaffLink(writer: Writer, link: Row<'staff_links'>): Promise<void> {
  await writer.deleteFrom('staff_links').where('kind', '=', link.kind).where('staff_id', '=', link.staff_id).execute();
  await writer.insertInto('staff_links').values(link).execute();
}

/** Uses up a link; null: unknown or used. */
export async function takeAccessLink(writer: Writer, linkId: string): Promise<Row<'staff_links'> | null> {
  const taken = writer.deleteFrom('staff_links').where('link_id', '=', linkId).returningAll();
  return (await taken.executeTakeFirst()) ?? null;
}

/** Makes all links of a member of staff void. */
export async function deleteStaffLinks(writer: Writer, staffId: string): Promise<void> {
  await writer.deleteFrom('staff_links').where('staff_id', '=', staffId).execute();
}
