import type { OrderId, ShopId } from '@tischlein/domain';

/** A guest's withdrawal from a contract, as he declared it. */
export interface WithdrawalRow {
  shop_id: ShopId;
  /** Of what was declared: the same twice is one. */
  withdrawal_id: string;
  order_id: OrderId;
  name: string;
  email: string;
  /** Which articles, in the guest's words; empty: all. */
  items: string;
  declared_at: string;
  /** Since when the restaurant is done with it; null: it has to see to it. */
  handled_at: string | null;
}
