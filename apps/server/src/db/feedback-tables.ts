import type { OrderId, ShopId } from '@tischlein/domain';
import type { HideReason, NotUsedReason } from '@tischlein/domain/feedback';

export interface FeedbackTables {
  feedback: FeedbackRow;
  dish_ratings: DishRatingRow;
}

/** What a guest said about an order: at most one per order. */
export interface FeedbackRow {
  shop_id: ShopId;
  order_id: OrderId;
  given_at: string;
  /** The guest did not place or receive the order; null: they rated it. */
  not_used: NotUsedReason | null;
  /** Shown beside the texts; '' if the guest gave none. */
  first_name: string;
  /** For the restaurant only. */
  note: string;
}

export interface DishRatingRow {
  shop_id: ShopId;
  order_id: OrderId;
  dish_id: string;
  /** As it was called when it was ordered. */
  dish_name: string;
  /** 1 to 5 */
  stars: number;
  /** Public; '' if there is none. */
  text: string;
  rated_at: string;
  /** The merchant's public answer. */
  answer: string | null;
  /** Why the text is hidden; null: it is visible. */
  hidden: HideReason | null;
}
