import type { ShopId } from '@tischlein/domain';
import type { BlockScope } from '@tischlein/domain/guests';

/** A blocked phone number or e-mail address. */
export interface BlockedContactRow {
  shop_id: ShopId;
  /** Like the customers of coupons: orders are compared with it. */
  contact_hash: string;
  kind: 'email' | 'phone';
  /** The contact, masked. */
  shown: string;
  scope: BlockScope;
  /** For the staff. */
  reason: string;
  until: string | null;
  blocked_at: string;
  /** What others call who did it. */
  blocked_by: string;
}
