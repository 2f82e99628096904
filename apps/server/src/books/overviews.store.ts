import { type DayOverview, dayOverviewContent } from '@tischlein/contract/office';
import type { Period, ShopDay, ShopId } from '@tischlein/domain';
import { dueAmount } from '@tischlein/domain/table';
import type { Row } from '../db/tables.ts';
import type { UtcRange } from '../clock.ts';
import type { Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { jsonColumn } from '../db/json-column.ts';
import { readOpenBills } from '../tables/bills.store.ts';
import { readNextRelease } from './figure-days.store.ts';

export const overviewColumn = jsonColumn('daily_overviews.document', dayOverviewContent);

export const toOverview = (row: Row<'daily_overviews'>): DayOverview => ({
  number: row.number,
  madeAt: row.made_at,
  hash: row.hash,
  previousHash: row.previous_hash,
  content: overviewColumn.read(row.document),
});

/** The overviews of some days, oldest first. */
export const readOverviews = (
  reader: Reader,
  shopId: ShopId,
  { from, to }: { readonly [Side in keyof Period]?: ShopDay | undefined },
): Promise<Row<'daily_overviews'>[]> =>
  reader
    .selectFrom('daily_overviews')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where((row) =>
      row.and([
        ...(from === undefined ? [] : [row('day', '>=', from)]),
        ...(to === undefined ? [] : [row('day', '<=', to)]),
      ]),
    )
    .orderBy('number')
    .execute();

export const readLatestOverviews = (reader: Reader, shopId: ShopId, most: number): Promise<Row<'daily_overviews'>[]> =>
  reader
    .selectFrom('daily_overviews')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();

export const insertOverview = (writer: Writer, row: Row<'daily_overviews'>): Promise<void> =>
  insertRows(writer, 'daily_overviews', [row]);

/** The first instant from this one on with something for the books: an order, a document, a part for the till. null: none. */
export async function readNextBooked(reader: Reader, shopId: ShopId, from: string): Promise<string | null> {
  const order = await readNextRelease(reader, shopId, from);
  const receipt = await reader
    .selectFrom('receipts')
    .select('issued_at as at')
    .where('shop_id', '=', shopId)
    .where('issued_at', '>=', from)
    .orderBy('issued_at')
    .limit(1)
    .executeTakeFirst();
  const part = await reader
    .selectFrom('till_parts')
    .select('at')
    .where('shop_id', '=', shopId)
    .where('at', '>=', from)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  const [first = null] = [order, receipt?.at, part?.at].flatMap((at) => at ?? []).toSorted();
  return first;
}

/** The bills that were opened before the end of a time and are still open, by table. */
export async function readDueBills(reader: Reader, shopId: ShopId, { to }: Pick<UtcRange, 'to'>) {
  const bills = await readOpenBills(reader, shopId);
  return bills
    .filter(({ openedAt }) => openedAt < to)
    .map(({ bill, openedAt }) => ({ table: bill.table, openedAt, due: dueAmount(bill) }))
    .filter(({ due }) => due > 0)
    .toSorted((left, right) => left.table - right.table);
}
