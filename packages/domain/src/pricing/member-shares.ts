import { add, type Cents, NO_CENTS, subtract, sum } from '../money.ts';
import { share } from '../share.ts';
import type { PricedCart } from './priced-cart.ts';

/** A member's share of the group's cart. */
export interface MemberShare {
  readonly memberName: string;
  /** The member's lines in S1, with dish discounts and two-for-one of these lines. */
  readonly goods: Cents;
  readonly cartDiscount: Cents;
  readonly couponValue: Cents;
  readonly deposits: Cents;
  readonly deliveryFee: Cents;
  /** Of an order whose money was partly given back; absent: nothing. */
  readonly refunded?: Cents;
  readonly total: Cents;
}

/**
 * Splits the group's cart among its members, owner first: cart discount and coupon by goods value in one step, the fee
 * equally among members with lines, deposits of free items to the owner. The shares add up to the total (S3 C19, C34, G6).
 */
export function memberShares({ lines, freeItems, steps }: PricedCart, ownerName: string): MemberShare[] {
  const linesByMember = Map.groupBy(lines, ({ line }) => line.memberName);
  const names = [...new Set([ownerName, ...linesByMember.keys()])];
  const listLines = (name: string) => linesByMember.get(name) ?? [];
  const goods = names.map((name) => sum(listLines(name).map((line) => line.price)));
  // C + K is at most S1, so no part of it is above the member's goods.
  const reductions = shareOut(add(steps.cartDiscount, steps.couponValue), goods);
  const cartDiscounts = shareOut(steps.cartDiscount, goods);
  const pickPart = (parts: readonly Cents[], index: number): Cents => parts[index] ?? NO_CENTS;
  const fees = shareOut(
    steps.deliveryFee,
    names.map((name) => (linesByMember.has(name) ? 1 : 0)),
  );
  return names.map((memberName, index) => {
    const ofFreeItems = memberName === ownerName ? freeItems.map((item) => item.deposit) : [];
    return withTotal({
      memberName,
      goods: pickPart(goods, index),
      cartDiscount: pickPart(cartDiscounts, index),
      couponValue: subtract(pickPart(reductions, index), pickPart(cartDiscounts, index)),
      deposits: sum([...listLines(memberName).map((line) => line.deposit), ...ofFreeItems]),
      deliveryFee: pickPart(fees, index),
    });
  });
}

const shareOut = (amount: Cents, weights: readonly number[]): Cents[] => (amount === 0 ? [] : share(amount, weights));

function withTotal(parts: Omit<MemberShare, 'total'>): MemberShare {
  const { goods, cartDiscount, couponValue, deposits, deliveryFee } = parts;
  return { ...parts, total: add(subtract(goods, add(cartDiscount, couponValue)), add(deposits, deliveryFee)) };
}
