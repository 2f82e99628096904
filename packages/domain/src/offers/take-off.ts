import { type BasisPoints, type Cents, toCents } from '../money.ts';

/** Amounts from which discounts come off one after another, exact: each stands for left / scale cents. */
export interface Remaining {
  readonly left: readonly bigint[];
  readonly scale: bigint;
}

/** An amount in cents or a percentage in basis points. */
export interface TakeOff {
  readonly discountType: 'euro' | 'percent';
  readonly value: Cents | BasisPoints;
}

const HUNDRED_PERCENT = 10_000n;

export const toRemaining = (amounts: readonly Cents[]): Remaining => ({ left: amounts.map(BigInt), scale: 1n });

/**
 * Takes a discount off the covered amounts, in proportion; a percentage counts as at most 100 %, an amount takes at most what
 * is there (spec 3 C6). 10 % off what 5,00 € have left of 25,00 € are 2,00 €.
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

/** What is left in all, rounded half up. */
export const leftOver = ({ left, scale }: Remaining): Cents => halfUp(total(left), scale);

/** What has been taken off an amount, rounded half up. */
export const takenFrom = (amount: Cents, { left, scale }: Remaining): Cents =>
  halfUp(BigInt(amount) * scale - total(left), scale);

/** The part that stays as a fraction [kept, of]. */
function keptShare(base: bigint, scale: bigint, discount: TakeOff): readonly [bigint, bigint] {
  const value = BigInt(discount.value);
  if (discount.discountType === 'euro') return [notBelowZero(base - value * scale), base];
  return [notBelowZero(HUNDRED_PERCENT - value), HUNDRED_PERCENT];
}

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);
const notBelowZero = (value: bigint): bigint => (value < 0n ? 0n : value);
const halfUp = (value: bigint, scale: bigint): Cents => toCents(Number((2n * value + scale) / (2n * scale)));
