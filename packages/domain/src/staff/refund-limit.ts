import { type Cents, NO_CENTS } from '../money.ts';
import { DEFAULT_REFUND_LIMIT, type ShopConfig } from '../shop/shop-config.ts';
import { may, type StaffRole } from './permissions.ts';

/** The most that a role refunds of one order, with what has been refunded already; null: no limit (S3 R5). */
export function findRefundLimit(
  role: StaffRole,
  { branchManagerRefundLimit }: Pick<ShopConfig, 'branchManagerRefundLimit'>,
): Cents | null {
  if (!may(role, 'refunds', 'write')) return NO_CENTS;
  return role === 'owner' ? null : (branchManagerRefundLimit ?? DEFAULT_REFUND_LIMIT);
}
