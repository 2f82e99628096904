import { add, type BasisPoints, type Cents, NO_CENTS, subtract, sum, toCents } from '../money.ts';
import { share } from '../share.ts';

/** An amount at one VAT rate. */
export interface RateAmount {
  readonly rate: BasisPoints;
  readonly gross: Cents;
}

/** Adds up amounts with the same rate, in order of first appearance. */
export function addUpByRate(amounts: readonly RateAmount[]): RateAmount[] {
  const sums: { rate: BasisPoints; gross: Cents }[] = [];
  for (const { rate, gross } of amounts) {
    const same = sums.find((each) => each.rate === rate);
    if (same) same.gross = add(same.gross, gross);
    else sums.push({ rate, gross });
  }
  return sums;
}

/** Splits an amount in the ratio of others; ties go to the larger, then to the earlier (S3 §4, C16). */
export function splitByRate(amount: Cents, ratio: readonly RateAmount[]): RateAmount[] {
  const [only, ...others] = ratio;
  if (amount === 0) return [];
  if (only && others.length === 0) return [{ rate: only.rate, gross: amount }];
  const parts = share(
    amount,
    ratio.map(({ gross }) => gross),
  );
  return ratio.map(({ rate }, index) => ({ rate, gross: parts[index] ?? NO_CENTS }));
}

/** Subtracts amounts rate by rate. */
export const subtractByRate = (from: readonly RateAmount[], taken: readonly RateAmount[]): RateAmount[] =>
  addUpByRate([...from, ...taken.map(({ rate, gross }) => ({ rate, gross: subtract(NO_CENTS, gross) }))]);

export const sumGross = (amounts: readonly RateAmount[]): Cents => sum(amounts.map(({ gross }) => gross));

/** The VAT contained in a gross amount: gross - round(gross / (1 + rate)), half up (S3 §4). vatIn(2049, 700) is 134. */
export function vatIn(gross: Cents, rate: BasisPoints): Cents {
  const divisor = 10_000 + rate;
  const net = Math.floor((gross * 10_000 + Math.floor(divisor / 2)) / divisor);
  return toCents(gross - net);
}
