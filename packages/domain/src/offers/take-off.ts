import { type BasisPoints, type Cents, toCents } from '../money.ts';

/** Exact intermediate amounts between discounts; each is left / scale cents. */
export interface Remaining {
  readonly left: readonly bigint[];
  readonly scale: bigint;
}

/** Cents for euro, basis points for percent. */
export interface TakeOff {
  readonly discountType: 'euro' | 'percent';
  readonly value: Cents | BasisPoints;
}

const HUNDRED_PERCENT = 10_000n;

export const toRemaining = (amounts: readonly Cents[]): Remaining => ({ left: amounts.map(BigInt), scale: 1n });

/**
 * Takes a discount off the covered amounts in proportion; a percentage is capped at 100 %, an amount at what is left
 * (S3 C6). After €5.00 off €25.00, 10 % is €2.00.
 */
export function takeOff(remaining: Remaining, discount: TakeOff, covers: (index: number) => boolean): Remaining {
  const base = remaining.left.reduce((total, amount, index) => (covers(index) ? total + amount : total), 0n);
  const [kept, of] = keptShare(base, remaining.scale, discount);
  if (of === 0n) return remaining;
  return {
    left: remaining.left.map((amount, index) => amount * (covers(index) ? kept : of)),
    scale: remaining.scale * of,
  };
}

/** The total that is left, rounded half up. */
export const leftOver = ({ left, scale }: Remaining): Cents => halfUp(total(left), scale);

/** The total taken off `amount`, rounded half up. */
export const takenFrom = (amount: Cents, { left, scale }: Remaining): Cents =>
  halfUp(BigInt(amount) * scale - total(left), scale);

/** The remaining share as a fraction [kept, of]. */
function keptShare(base: bigint, scale: bigint, discount: TakeOff): readonly [bigint, bigint] {
  const value = BigInt(discount.value);
  if (discount.discountType === 'euro') return [notBelowZero(base - value * scale), base];
  return [notBelowZero(HUNDRED_PERCENT - value), HUNDRED_PERCENT];
}

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);
const notBelowZero = (value: bigint): bigint => (value < 0n ? 0n : value);
const halfUp = (value: bigint, scale: bigint): Cents => toCents(Number((2n * value + scale) / (2n * scale)));
