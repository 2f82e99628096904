declare const cents: unique symbol;

/** Money in whole euro cents. Euros exist only on the wire and in texts. */
export type Cents = number & { readonly [cents]: true };

declare const basisPoints: unique symbol;

/** A percentage in hundredths of a percent: 1250 is 12.5 %. */
export type BasisPoints = number & { readonly [basisPoints]: true };

export const NO_CENTS: Cents = 0 as Cents;

/** Brands a whole number of cents; throws on fractions. */
export function toCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new Error(`not a whole number of cents: ${value}`);
  return value as Cents;
}

/** Brands a whole number of hundredths of a percent; throws on fractions. */
export function toBasisPoints(value: number): BasisPoints {
  if (!Number.isSafeInteger(value)) throw new Error(`not a whole number of basis points: ${value}`);
  return value as BasisPoints;
}

export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total as Cents;
}

export const add = (left: Cents, right: Cents): Cents => (left + right) as Cents;
export const subtract = (left: Cents, right: Cents): Cents => (left - right) as Cents;
export const times = (amount: Cents, count: number): Cents => toCents(amount * count);
export const atMost = (amount: Cents, limit: Cents): Cents => (amount > limit ? limit : amount);
export const atLeast = (amount: Cents, limit: Cents): Cents => (amount < limit ? limit : amount);

/** A percentage of a non-negative amount, rounded half up once (S3 P4). calculatePercent(1999, 1000) is 200. */
export function calculatePercent(amount: Cents, percent: BasisPoints): Cents {
  return Math.floor((amount * percent + 5000) / 10_000) as Cents;
}

/**
 * Splits an amount in proportion to the weights by largest remainder; ties go to the larger, then to the earlier
 * weight (S3 §4, C16), or at once to the earlier one (S3 C42). The parts always add up; throws if no weight is above 0.
 * share(810, [2500, 600]) is [653, 157].
 */
export function share(amount: Cents, weights: readonly number[], ties: 'larger' | 'first' = 'larger'): Cents[] {
  const total = weights.reduce((all, weight) => all + weight, 0);
  if (total <= 0) throw new Error('nothing to share by: the weights add up to nothing');
  const parts = weights.map((weight, index) => ({ weight, index, ...divide(amount, weight, total) }));
  const missing = amount - parts.reduce((all, { whole }) => all + whole, 0);
  const favoured = parts
    .toSorted(
      (left, right) =>
        right.remainder - left.remainder ||
        (ties === 'larger' ? right.weight - left.weight : 0) ||
        left.index - right.index,
    )
    .slice(0, missing);
  const gains = new Set(favoured.map(({ index }) => index));
  return parts.map(({ whole, index }) => toCents(gains.has(index) ? whole + 1 : whole));
}

/** amount x weight / total, exact even if the product exceeds the safe integers. */
function divide(amount: number, weight: number, total: number): { readonly whole: number; readonly remainder: number } {
  const product = amount * weight;
  if (product <= Number.MAX_SAFE_INTEGER) return { whole: Math.floor(product / total), remainder: product % total };
  const exact = BigInt(amount) * BigInt(weight);
  return { whole: Number(exact / BigInt(total)), remainder: Number(exact % BigInt(total)) };
}
