import { atLeast, atMost, type Cents, NO_CENTS, subtract, sum } from '../money.ts';
import { share } from '../share.ts';
import type { MemberShare } from '../pricing/member-shares.ts';

/** A refund of an order as a whole, or of amounts of its lines. */
export interface GroupRefund {
  readonly amount: Cents;
  readonly lines: readonly { readonly position: number; readonly amount: Cents }[];
}

export interface RefundedOrder {
  /** As they were ordered. */
  readonly shares: readonly MemberShare[];
  /** By position. */
  readonly lines: readonly { readonly memberName: string }[];
  /** What was paid; more than the total if it was paid twice. */
  readonly captured: Cents;
  /** Oldest first. */
  readonly refunds: readonly GroupRefund[];
}

/**
 * The shares after refunds (S3 G12, G14): the refund of a line reduces the share of its member, any other amount is divided
 * in proportion to the rest of the shares. Together they are the total less the refunds; none is below 0. The refund of an
 * amount that was paid beyond the total changes no share.
 */
export function refundShares({ shares, lines, captured, refunds }: RefundedOrder): MemberShare[] {
  let left = shares.map(({ total }) => total);
  let surplus = atLeast(subtract(captured, sum(left)), NO_CENTS);
  // Names differ, except after their erasure, when all are empty.
  const findShare = (position: number): number =>
    shares.findIndex(({ memberName }) => memberName === lines[position]?.memberName);
  for (const refund of refunds) {
    const named = left.map((most, index) =>
      atMost(addUp(refund.lines.filter(({ position }) => findShare(position) === index)), most),
    );
    left = subtractEach(left, named);
    const others = subtract(refund.amount, sum(named));
    const ofSurplus = atMost(others, surplus);
    surplus = subtract(surplus, ofSurplus);
    const ofShares = atMost(subtract(others, ofSurplus), sum(left));
    if (ofShares > NO_CENTS) left = subtractEach(left, share(ofShares, left));
  }
  return shares.map((each, index) => withTotal(each, left[index] ?? NO_CENTS));
}

const addUp = (lines: GroupRefund['lines']): Cents => sum(lines.map(({ amount }) => amount));

const subtractEach = (amounts: readonly Cents[], parts: readonly Cents[]): Cents[] =>
  amounts.map((amount, index) => subtract(amount, parts[index] ?? NO_CENTS));

const withTotal = (ordered: MemberShare, total: Cents): MemberShare =>
  total === ordered.total ? ordered : { ...ordered, refunded: subtract(ordered.total, total), total };
