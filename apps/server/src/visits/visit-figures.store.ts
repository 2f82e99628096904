import type { VisitFigures } from '@tischlein/contract/office';
import type { Period, ShopId } from '@tischlein/domain';
import type { UtcRange } from '../clock.ts';
import type { Reader } from '../db/database.ts';

const MOST_REFERRERS = 10;

/** Page views of all guests in a period, without any id. */
export async function readPageViews(
  reader: Reader,
  shopId: ShopId,
  { from, to }: Period,
): Promise<Pick<VisitFigures, 'daily' | 'pages'>> {
  const counted = reader
    .selectFrom('page_counts')
    .where('shop_id', '=', shopId)
    .where('day', '>=', from)
    .where('day', '<=', to);
  const daily = await counted
    .select(({ fn }) => ['day', fn.sum<number>('views').as('views')])
    .groupBy('day')
    .orderBy('day')
    .execute();
  const pages = await counted
    .select(({ fn }) => ['page', fn.sum<number>('views').as('views')])
    .groupBy('page')
    .orderBy('views', 'desc')
    .orderBy('page')
    .execute();
  return { daily, pages };
}

/** Visits of guests who have consented: a visit is a session, however many pages it has. */
export async function readVisits(
  reader: Reader,
  shopId: ShopId,
  { from, to }: UtcRange,
): Promise<VisitFigures['visits']> {
  return reader
    .selectFrom('visits')
    .select(({ fn }) => {
      const sessions = fn.count<number>('session_id').distinct();
      return [
        fn.count<number>('user_id').distinct().as('guests'),
        sessions.as('visits'),
        sessions.filterWhere('visit_count', '>', 1).as('returning'),
        sessions.filterWhere('device', '=', 'phone').as('phones'),
        sessions.filterWhere('has_order', '=', 1).as('ordered'),
      ];
    })
    .where('shop_id', '=', shopId)
    .where('started_at', '>=', from)
    .where('started_at', '<', to)
    .executeTakeFirstOrThrow();
}

export async function readReferrers(
  reader: Reader,
  shopId: ShopId,
  { from, to }: UtcRange,
): Promise<VisitFigures['referrers']> {
  return reader
    .selectFrom('visits')
    .select(({ fn }) => ['referrer as origin', fn.count<number>('session_id').distinct().as('visits')])
    .where('shop_id', '=', shopId)
    .where('started_at', '>=', from)
    .where('started_at', '<', to)
    .where('referrer', '<>', '')
    .groupBy('referrer')
    .orderBy('visits', 'desc')
    .orderBy('referrer')
    .limit(MOST_REFERRERS)
    .execute();
}
