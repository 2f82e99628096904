import type { ShopId } from '@tischlein/domain';
import type { StaffRole } from '@tischlein/domain/staff';
import type { Row } from '../db/tables.ts';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, keepFirst } from '../db/insert-once.ts';

interface MonthlyReader {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
}

/** Who wants the figures of a shop by mail and still works for it. */
const selectReaders = (reader: Reader, shopId: ShopId) =>
  reader
    .selectFrom('monthly_mails')
    .innerJoin('staff', 'staff.staff_id', 'monthly_mails.staff_id')
    .select(['monthly_mails.staff_id as staffId', 'staff.name', 'email', 'role'])
    .where('shop_id', '=', shopId)
    .where((row) =>
      row.or([
        row('role', '=', 'owner'),
        row(
          'monthly_mails.staff_id',
          'in',
          row.selectFrom('staff_shops').select('staff_id').where('shop_id', '=', shopId),
        ),
      ]),
    );

/** Those of them who have not got this month. */
export const readMonthlyReaders = (reader: Reader, shopId: ShopId, month: string): Promise<MonthlyReader[]> =>
  selectReaders(reader, shopId).where('sent_month', '<', month).orderBy('monthly_mails.staff_id').execute();

export const findMonthlyReader = (
  reader: Reader,
  shopId: ShopId,
  staffId: string,
): Promise<MonthlyReader | undefined> =>
  selectReaders(reader, shopId).where('monthly_mails.staff_id', '=', staffId).executeTakeFirst();

/** Notes that a month is sent; false: another process has, or the person does not want it any more. */
export async function noteSentMonth(
  writer: Writer,
  { shop_id, staff_id, sent_month }: Omit<Row<'monthly_mails'>, 'since'>,
): Promise<boolean> {
  const { numUpdatedRows } = await writer
    .updateTable('monthly_mails')
    .set({ sent_month })
    .where('shop_id', '=', shop_id)
    .where('staff_id', '=', staff_id)
    .where('sent_month', '<', sent_month)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Who wants the mail already keeps the month that was sent last. */
export async function insertMonthlyMail(writer: Writer, row: Row<'monthly_mails'>): Promise<void> {
  keepFirst(await insertOnce(writer.insertInto('monthly_mails').values(row), ['shop_id', 'staff_id']));
}

export async function deleteMonthlyMail(writer: Writer, shopId: ShopId, staffId: string): Promise<void> {
  await writer.deleteFrom('monthly_mails').where('shop_id', '=', shopId).where('staff_id', '=', staffId).execute();
}
