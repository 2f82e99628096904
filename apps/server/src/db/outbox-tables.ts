import type { OrderId, ShopId } from '@tischlein/domain';

/** A job to run after a commit, at least once. */
export interface OutboxRow {
  outbox_id: string;
  shop_id: ShopId;
  order_id: OrderId | null;
  kind: string;
  /** JSON; its schema belongs to the kind. */
  payload: string;
  created_at: string;
  run_at: string;
  locked_until: string | null;
  attempts: number;
  /** Set when the job succeeded, or was abandoned with a failure. */
  done_at: string | null;
  failure: string | null;
  /** 1: it does not wait behind mails. */
  urgent: 0 | 1;
  /** 1: the mail was stored, and not handed to a mail server (S3 L16). */
  stored: 0 | 1;
}

/** How often a shop has deleted a guest; no row: never. */
export interface GuestErasuresRow {
  shop_id: ShopId;
  erasures: number;
}
