import { vatPart } from '@tischlein/contract/shop';
import { type Bill, listTillBookings } from '@tischlein/domain/table';
import { z } from 'zod';
import type { Row } from '../db/tables.ts';
import type { Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { jsonColumn } from '../db/json-column.ts';

export const tillVatColumn = jsonColumn('till_parts.vat', z.array(vatPart));

interface BillStep {
  readonly before: Bill;
  readonly after: Bill;
}

/** Records what a change of a bill hands over to the till, for the books (S3 W11). */
export async function recordTillParts(
  writer: Writer,
  { before, after }: BillStep,
  {
    shop_id,
    bill_id,
    at,
    author_name: waiter,
  }: Pick<Row<'bill_entries'>, 'shop_id' | 'bill_id' | 'at' | 'author_name'>,
): Promise<void> {
  const rows = listTillBookings(before, after).map(({ entry, vat }) => ({
    shop_id,
    bill_id,
    entry,
    at,
    table_number: after.table,
    waiter,
    vat: tillVatColumn.write([...vat]),
  }));
  await insertRows(writer, 'till_parts', rows);
}
