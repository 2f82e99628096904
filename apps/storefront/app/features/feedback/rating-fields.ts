import type { DishRating } from '@tischlein/domain/feedback';

/** What a guest has chosen and typed. */
export interface RatingFields {
  readonly firstName: string;
  readonly note: string;
  readonly ratings: readonly DishRating[];
}
