import type { OrderId, ShopId } from '@tischlein/domain';
import type { ChangeState } from '@tischlein/domain/orders';

export interface OrderChangeTables {
  order_changes: OrderChangeRow;
}

/** A change of an order that the desk has proposed to its guest. At most one of an order is open. */
export interface OrderChangeRow {
  shop_id: ShopId;
  order_id: OrderId;
  /** Also the id of the refund that an accepted change leads to, and the cause of its receipt. */
  change_id: string;
  state: ChangeState;
  reason: string;
  /** The requested time of the new version; null: as soon as possible. */
  serve_at: string | null;
  make_minutes: number;
  age_check: number | null;
  /** The quote of the new version as JSON. */
  quote_after: string;
  /** The quote that it has replaced, as JSON; null: not accepted. */
  quote_before: string | null;
  /** What the new version gives for free, as JSON, for the statistics. */
  gifts: string;
  proposed_at: string;
  proposed_by: string;
  expires_at: string;
  decided_at: string | null;
}
