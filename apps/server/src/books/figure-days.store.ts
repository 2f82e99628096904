import { lists, totals } from '@tischlein/contract/office';
import type { OrderId, Period, ShopDay, ShopId } from '@tischlein/domain';
import type { DayOf, Figures, Lists, Totals } from '@tischlein/domain/books';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce, keepFirst } from '../db/insert-once.ts';
import { jsonColumn } from '../db/json-column.ts';
import { KEPT_PLAN } from '../db/keep-plans.ts';
import type { Row } from '../db/tables.ts';

/** Raised when days are calculated in another way: stored ones are then calculated again. */
const VERSION = 4;

const totalsColumn = jsonColumn<Totals>('figure_days.totals', totals);
const listsColumn = jsonColumn<Lists>('figure_days.lists', lists);

/** The days of a period that are calculated. */
export async function readFigureDays(reader: Reader, shopId: ShopId, period: Period): Promise<DayOf<Figures>[]> {
  const rows = await selectDays(reader, shopId, period).select(['day', 'totals', 'lists']).execute();
  return rows.map((row) => ({
    date: row.day,
    figures: { totals: totalsColumn.read(row.totals), lists: listsColumn.read(row.lists) },
  }));
}

/** The same without long lists, which is faster. */
export async function readTotalDays(reader: Reader, shopId: ShopId, period: Period): Promise<DayOf<Totals>[]> {
  const rows = await selectDays(reader, shopId, period).select(['day', 'totals']).execute();
  return rows.map((row) => ({ date: row.day, figures: totalsColumn.read(row.totals) }));
}

export async function readKnownDays(reader: Reader, shopId: ShopId, period: Period): Promise<ReadonlySet<ShopDay>> {
  const rows = await selectDays(reader, shopId, period).select('day').execute();
  return new Set(rows.map(({ day }) => day));
}

const selectDays = (reader: Reader, shopId: ShopId, { from, to }: Period) =>
  reader
    .selectFrom('figure_days')
    .where('shop_id', '=', shopId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('version', '=', VERSION)
    .orderBy('day');

/** Up to which event the figures of a shop are known. */
export async function readCursor(reader: Reader, shopId: ShopId): Promise<number> {
  const row = await reader
    .selectFrom('figure_cursors')
    .select('sequence')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row?.sequence ?? 0;
}

/** Moves the cursor, or locks it until the commit if it stays; false: another process has moved it. */
export async function moveCursor(
  writer: Writer,
  shop_id: ShopId,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  keepFirst(await insertOnce(writer.insertInto('figure_cursors').values({ shop_id, sequence: 0 }), ['shop_id']));
  const moved = await writer
    .updateTable('figure_cursors')
    .set({ sequence: to })
    .where('shop_id', '=', shop_id)
    .where('sequence', '=', from)
    .executeTakeFirstOrThrow();
  return moved.numUpdatedRows > 0n;
}

export async function forgetDays(writer: Writer, shopId: ShopId, days: readonly ShopDay[]): Promise<void> {
  if (days.length === 0) return;
  await writer.deleteFrom('figure_days').where('shop_id', '=', shopId).where('day', 'in', days).execute();
}

export async function saveFigureDay(writer: Writer, shop_id: ShopId, { date, figures }: DayOf<Figures>): Promise<void> {
  const columns = {
    version: VERSION,
    totals: totalsColumn.write(figures.totals),
    lists: listsColumn.write(figures.lists),
  };
  await writer
    .insertInto('figure_days')
    .values({ shop_id, day: date, ...columns })
    .onConflict((conflict) => conflict.columns(['shop_id', 'day']).doUpdateSet(columns))
    .execute();
}

interface ChangedOrder {
  readonly sequence: number;
  readonly at: string;
  readonly action: Row<'order_events'>['action'];
  readonly order_id: OrderId;
  readonly released_at: string | null;
  readonly contact: string;
}

/** The next events of a shop's orders, oldest first. */
export const readNextEvents = (
  reader: Reader,
  shopId: ShopId,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<ChangedOrder[]> =>
  reader
    .selectFrom('order_events')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'order_events.shop_id').onRef('orders.order_id', '=', 'order_events.order_id'),
    )
    .select(['sequence', 'at', 'action', 'orders.order_id', 'released_at', 'contact'])
    .where('order_events.shop_id', '=', shopId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(most)
    .modifyEnd(KEPT_PLAN)
    .execute();

/** When the documents of these orders were issued. */
export async function readIssueTimes(
  reader: Reader,
  shopId: ShopId,
  orders: readonly OrderId[],
): Promise<readonly string[]> {
  if (orders.length === 0) return [];
  const rows = await reader
    .selectFrom('receipts')
    .select('issued_at')
    .distinct()
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', orders)
    .execute();
  return rows.map(({ issued_at }) => issued_at);
}

/** The first instant from this one on at which the restaurant got an order; null: none. */
export async function readNextRelease(reader: Reader, shopId: ShopId, from = ''): Promise<string | null> {
  const row = await reader
    .selectFrom('orders')
    .select('released_at')
    .where('shop_id', '=', shopId)
    .where('released_at', '>=', from)
    .orderBy('released_at')
    .limit(1)
    .executeTakeFirst();
  return row?.released_at ?? null;
}
