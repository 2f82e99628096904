import { type Cents, toCents } from './money.ts';

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
