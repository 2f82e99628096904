import type { OrderId, ShopId } from '@tischlein/domain';

/** A guest's withdrawal from a contract. */
export interface WithdrawalRow {
  shop_id: ShopId;
  /** Hash of the declaration: repeating it creates no second row. */
  withdrawal_id: string;
  order_id: OrderId;
  name: string;
  email: string;
  /** The withdrawn items, in the guest's words; empty: all. */
  items: string;
  declared_at: string;
  /** When the restaurant handled it; null: still open. */
  handled_at: string | null;
}
