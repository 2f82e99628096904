import type { DishRatings } from '@tischlein/contract/shop';
import type { ShopId } from '@tischlein/domain';
import { averageRating } from '@tischlein/domain/feedback';
import { toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { countStars, readTexts } from './feedback.store.ts';

const STARS = [1, 2, 3, 4, 5] as const;
const MOST_TEXTS = 50;

/** What guests read about a dish; nothing but their number while there are too few ratings. */
export async function readDishRatings(
  { database: { read } }: Pick<Deps, 'database'>,
  shopId: ShopId,
  dish: string,
): Promise<DishRatings> {
  const rows = await countStars(read, shopId, dish);
  const byStars = STARS.map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
  const count = byStars.reduce((total, number) => total + number, 0);
  const sum = byStars.reduce((total, number, index) => total + number * (index + 1), 0);
  const average = averageRating({ count, stars: sum });
  if (!average) return { average: null, count, byStars: STARS.map(() => 0), hidden: 0, texts: [] };
  const texts = await readTexts(read, shopId, { dish, most: MOST_TEXTS });
  return {
    ...average,
    byStars,
    hidden: rows.reduce((total, row) => total + row.hidden, 0),
    texts: texts.map(({ stars, text, first_name, rated_at, answer }) => ({
      stars,
      text,
      firstName: first_name,
      ratedOn: toWallTime(rated_at).date,
      answer,
    })),
  };
}
