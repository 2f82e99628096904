import type { ShopId } from '@tischlein/domain';

/** The prices of an article for a time; kept for as long as the shop. */
export interface PriceHistoryRow {
  shop_id: ShopId;
  kind: 'dish' | 'combo';
  item_id: string;
  /** '': without sizes. */
  size_id: string;
  since: string;
  /** null: in force. */
  until: string | null;
  /** By order type as JSON: list price, steady and lowest price after discounts. Empty: not sold. */
  prices: string;
}
