import { days, type ShopDay, type ShopId } from '@tischlein/domain';
import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';

export const KEEP_VISITS_SECONDS: number = days(90);
/** Two years, to compare a month with the same one of the year before. */
export const KEEP_PAGE_COUNTS_DAYS: number = 731;

export async function insertVisit(writer: Writer, row: Row<'visits'>): Promise<void> {
  await writer.insertInto('visits').values(row).execute();
}

export async function touchVisit(
  writer: Writer,
  { shop_id, visit_id, seen_at }: Pick<Row<'visits'>, 'shop_id' | 'visit_id' | 'seen_at'>,
): Promise<void> {
  await writer
    .updateTable('visits')
    .set({ seen_at })
    .where('shop_id', '=', shop_id)
    .where('visit_id', '=', visit_id)
    .execute();
}

export async function deleteUserVisits(writer: Writer, shopId: ShopId, userId: string): Promise<void> {
  await writer.deleteFrom('visits').where('shop_id', '=', shopId).where('user_id', '=', userId).execute();
}

/** Adds a view of a page to its day. */
export async function addPageView(writer: Writer, row: Omit<Row<'page_counts'>, 'views'>): Promise<void> {
  await writer
    .insertInto('page_counts')
    .values({ ...row, views: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'day', 'page'])
        .doUpdateSet(({ eb }) => ({ views: eb('page_counts.views', '+', 1) })),
    )
    .execute();
}

export async function deleteVisitsBefore(writer: Writer, instant: string): Promise<void> {
  await writer.deleteFrom('visits').where('started_at', '<', instant).execute();
}

export async function deletePageCountsBefore(writer: Writer, day: ShopDay): Promise<void> {
  await writer.deleteFrom('page_counts').where('day', '<', day).execute();
}
