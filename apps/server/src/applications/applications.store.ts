import { days, type ShopId } from '@tischlein/domain';
import type { Row } from '../db/tables.ts';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, type InsertOutcome } from '../db/insert-once.ts';

/** Six months. */
export const KEEP_APPLICATIONS_SECONDS = days(183);

/** Inserts an application, unless the same one exists: its id is made of its content. */
export const insertApplication = (writer: Writer, row: Row<'job_applications'>): Promise<InsertOutcome> =>
  insertOnce(writer.insertInto('job_applications').values(row), ['shop_id', 'application_id']);

/** Reads the applications of a shop without their files, newest first. */
export async function readApplications(reader: Reader, shopId: ShopId) {
  const rows = await reader
    .selectFrom('job_applications')
    .select(({ eb }) => [
      'application_id',
      'job_title',
      'name',
      'contact',
      'message',
      'received_at',
      eb.case().when('pdf', 'is', null).then(0).else(1).end().as('has_pdf'),
    ])
    .where('shop_id', '=', shopId)
    .orderBy('received_at', 'desc')
    .orderBy('application_id')
    .execute();
  return rows.map(({ has_pdf, ...row }) => ({ ...row, hasPdf: has_pdf === 1 }));
}

/** null: there is no such application. */
export async function readJobTitle(reader: Reader, shopId: ShopId, id: string): Promise<string | null> {
  const row = await reader
    .selectFrom('job_applications')
    .select('job_title')
    .where('shop_id', '=', shopId)
    .where('application_id', '=', id)
    .executeTakeFirst();
  return row?.job_title ?? null;
}

/** null: there is no such application, or it has no file. */
export async function readApplicationPdf(reader: Reader, shopId: ShopId, id: string): Promise<Uint8Array | null> {
  const row = await reader
    .selectFrom('job_applications')
    .select('pdf')
    .where('shop_id', '=', shopId)
    .where('application_id', '=', id)
    .executeTakeFirst();
  return row?.pdf ?? null;
}

/** Returns false if there is no such application. */
export async function deleteApplication(writer: Writer, shopId: ShopId, id: string): Promise<boolean> {
  const deleted = await writer
    .deleteFrom('job_applications')
    .where('shop_id', '=', shopId)
    .where('application_id', '=', id)
    .returning('application_id')
    .execute();
  return deleted.length > 0;
}
