import type { DishId } from '../ids.ts';
import { hasWebAddress, isBlank } from '../typed-text.ts';

/** Most characters of a text about a dish. */
export const RATING_TEXT_CHARACTERS = 1000;

export interface DishRating {
  readonly dishId: DishId;
  /** 1 to 5; null: not rated. */
  readonly stars: number | null;
  readonly text: string;
}

export type RatingsProblem = 'nothingRated' | 'starsMissing' | 'webAddress' | 'dishNotOrdered' | 'ratedTwice';

/**
 * Returns the problem with the ratings of an order; null: none. The texts are public, so they carry no web addresses.
 */
export function checkRatings(
  ratings: readonly DishRating[],
  ordered: readonly { readonly dishId: DishId }[],
): RatingsProblem | null {
  if (ratings.every(({ stars, text }) => stars === null && isBlank(text))) return 'nothingRated';
  if (ratings.some(({ stars, text }) => stars === null && !isBlank(text))) return 'starsMissing';
  if (ratings.some(({ text }) => hasWebAddress(text))) return 'webAddress';
  if (ratings.some((rating) => !ordered.some(({ dishId }) => dishId === rating.dishId))) return 'dishNotOrdered';
  return new Set(ratings.map(({ dishId }) => dishId)).size < ratings.length ? 'ratedTwice' : null;
}
