/** An exact number; the naive pricing rounds only where the specification says so. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const whole = (value: number): Fraction => ({ over: BigInt(value), under: 1n });
export const ZERO: Fraction = whole(0);

const plus = (left: Fraction, right: Fraction): Fraction =>
  reduced(left.over * right.under + right.over * left.under, left.under * right.under);
export const minus = (left: Fraction, right: Fraction): Fraction => plus(left, { ...right, over: -right.over });
export const multiplied = (left: Fraction, right: Fraction): Fraction =>
  reduced(left.over * right.over, left.under * right.under);
export const divided = (left: Fraction, right: Fraction): Fraction =>
  reduced(left.over * right.under, left.under * right.over);
export const isLess = (left: Fraction, right: Fraction): boolean => left.over * right.under < right.over * left.under;
export const smaller = (left: Fraction, right: Fraction): Fraction => (isLess(right, left) ? right : left);
export const total = (values: readonly Fraction[]): Fraction => values.reduce(plus, ZERO);

export const roundedDown = ({ over, under }: Fraction): number =>
  Number(over >= 0n ? over / under : (over - under + 1n) / under);
export const roundedHalfUp = (value: Fraction): number => roundedDown(plus(value, { over: 1n, under: 2n }));

function reduced(over: bigint, under: bigint): Fraction {
  const divisor = greatestCommonDivisor(over < 0n ? -over : over, under < 0n ? -under : under) || 1n;
  const sign = under < 0n ? -1n : 1n;
  return { over: (sign * over) / divisor, under: (sign * under) / divisor };
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : greatestCommonDivisor(right, left % right);
}
