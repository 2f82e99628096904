import { nameChange } from '../db/open-change.ts';
import type { ShopId } from '@tischlein/domain';
import { SLIP_KINDS } from '@tischlein/domain/printing';
import { z } from 'zod';
import type { Reader, Writer } from '../db/database.ts';
import { jsonColumn } from '../db/json-column.ts';
import { lockShop } from '../db/lock-shop.ts';
import { prepareQuery } from '../db/prepare-query.ts';
import type { Row } from '../db/tables.ts';

export const slipsColumn = jsonColumn('printers.slips', z.array(z.enum(SLIP_KINDS)));
export const categoriesColumn = jsonColumn('printers.categories', z.array(z.string()));

const MOST_PRINTERS = 20;

/** Names a printer. */
export type PrinterKey = Pick<Row<'printers'>, 'shop_id' | 'printer_id'>;

const selectPrinters = prepareQuery((reader: Reader, { shopId }: { readonly shopId: ShopId }) =>
  reader.selectFrom('printers').selectAll().where('shop_id', '=', shopId).orderBy('created_at').orderBy('printer_id'),
);

/** The printers of a shop, oldest first. */
export const readPrinters = (reader: Reader, shopId: ShopId): Promise<readonly Row<'printers'>[]> =>
  selectPrinters(reader, { shopId });

export const readPrinter = (
  reader: Reader,
  { shop_id, printer_id }: PrinterKey,
): Promise<Row<'printers'> | undefined> =>
  reader
    .selectFrom('printers')
    .selectAll()
    .where('shop_id', '=', shop_id)
    .where('printer_id', '=', printer_id)
    .executeTakeFirst();

export const findPrinterByToken = (reader: Reader, tokenHash: string): Promise<Row<'printers'> | undefined> =>
  reader.selectFrom('printers').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

/** Returns whether there was room for another printer. */
export async function insertPrinter(writer: Writer, row: Row<'printers'>): Promise<boolean> {
  nameChange(row.name);
  await lockShop(writer, row.shop_id);
  if ((await readPrinters(writer, row.shop_id)).length >= MOST_PRINTERS) return false;
  await writer.insertInto('printers').values(row).execute();
  return true;
}

/** Returns the changed printer; undefined: there is none with this id. */
export const updatePrinter = (
  writer: Writer,
  { shop_id, printer_id }: PrinterKey,
  columns: Partial<Omit<Row<'printers'>, 'shop_id' | 'printer_id'>>,
): Promise<Row<'printers'> | undefined> =>
  writer
    .updateTable('printers')
    .set(columns)
    .where('shop_id', '=', shop_id)
    .where('printer_id', '=', printer_id)
    .returningAll()
    .executeTakeFirst();

/** Deletes a printer with its jobs. */
export async function deletePrinter(writer: Writer, { shop_id, printer_id }: PrinterKey): Promise<boolean> {
  await writer.deleteFrom('print_jobs').where('shop_id', '=', shop_id).where('printer_id', '=', printer_id).execute();
  const deleted = await writer
    .deleteFrom('printers')
    .where('shop_id', '=', shop_id)
    .where('printer_id', '=', printer_id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Network printers that have jobs, or were not asked since `askedBefore`, and that no other process talks to. */
export const readDuePrinters = (
  reader: Reader,
  { now, askedBefore }: { readonly now: string; readonly askedBefore: string },
): Promise<Row<'printers'>[]> =>
  reader
    .selectFrom('printers')
    .selectAll()
    .where('kind', '=', 'escpos')
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<=', now)]))
    .where((where) =>
      where.or([
        where('last_seen_at', 'is', null),
        where('last_seen_at', '<', askedBefore),
        where.exists(
          where
            .selectFrom('print_jobs')
            .select('job_id')
            .whereRef('print_jobs.shop_id', '=', 'printers.shop_id')
            .whereRef('print_jobs.printer_id', '=', 'printers.printer_id')
            .where('state', '=', 'queued'),
        ),
      ]),
    )
    .execute();

/** Returns whether this process may talk to the printer until the lease ends. */
export async function lockPrinter(
  writer: Writer,
  { shop_id, printer_id }: PrinterKey,
  { now, until }: { readonly now: string; readonly until: string },
): Promise<boolean> {
  const updated = await writer
    .updateTable('printers')
    .set({ locked_until: until })
    .where('shop_id', '=', shop_id)
    .where('printer_id', '=', printer_id)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<=', now)]))
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
