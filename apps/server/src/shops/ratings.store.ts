import { type ShopId, dishId } from '@tischlein/domain';
import type { RatingSum } from '@tischlein/domain/feedback';
import type { Reader } from '../db/database.ts';

/** How the dishes of a shop are rated, or only some of them; ratings with hidden texts count. */
export async function readRatingSums(reader: Reader, shopId: ShopId, dishes?: readonly string[]): Promise<RatingSum[]> {
  const rows = await reader
    .selectFrom('dish_ratings')
    .select(['dish_id', ({ fn }) => fn.countAll<number>().as('count'), ({ fn }) => fn.sum<number>('stars').as('stars')])
    .where('shop_id', '=', shopId)
    .$if(dishes !== undefined, (query) => query.where('dish_id', 'in', dishes ?? []))
    .groupBy('dish_id')
    .orderBy('dish_id')
    .execute();
  return rows.map(({ dish_id, count, stars }) => ({ dishId: dishId(dish_id), count, stars }));
}
