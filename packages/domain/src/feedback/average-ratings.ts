import type { DishId } from '../ids.ts';
import { LEAST_RATINGS } from '../menu/index.ts';

/** Ratings of a dish: how many, and the sum of their stars. */
export interface RatingSum {
  readonly dishId: DishId;
  readonly count: number;
  readonly stars: number;
}

export interface AverageRating {
  /** 1 to 5, rounded to a tenth. */
  readonly average: number;
  readonly count: number;
}

/** The average of a dish; null: too few ratings to be representative. */
export const averageRating = ({ count, stars }: Omit<RatingSum, 'dishId'>): AverageRating | null =>
  count < LEAST_RATINGS ? null : { average: Math.round((stars * 10) / count) / 10, count };

/** The averages that guests see on the menu. Ratings with hidden texts count, so that hiding cannot raise an average. */
export const averageRatings = (sums: readonly RatingSum[]): Readonly<Record<DishId, AverageRating>> =>
  Object.fromEntries(
    sums.flatMap((sum) => {
      const average = averageRating(sum);
      return average ? [[sum.dishId, average]] : [];
    }),
  );
