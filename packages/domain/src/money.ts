declare const cents: unique symbol;

/** Money: a whole number of euro cents. Euros exist only on the wire and in texts. */
export type Cents = number & { readonly [cents]: true };

declare const basisPoints: unique symbol;

/** A percentage as hundredths of a percent: 1250 is 12,5 %. */
export type BasisPoints = number & { readonly [basisPoints]: true };

export const NO_CENTS: Cents = 0 as Cents;

/** Brands a whole number as money; a fraction is a broken assumption. */
export function toCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new Error(`not a whole number of cents: ${value}`);
  return value as Cents;
}

/** Brands a whole number as a percentage in hundredths of a percent. */
export function toBasisPoints(value: number): BasisPoints {
  if (!Number.isSafeInteger(value)) throw new Error(`not a whole number of basis points: ${value}`);
  return value as BasisPoints;
}

/** Adds amounts up. */
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

/** A percentage of an amount of 0 or more, rounded half up once (spec 3 P4). percentOf(1999, 1000) is 200. */
export function percentOf(amount: Cents, percent: BasisPoints): Cents {
  return Math.floor((amount * percent + 5000) / 10_000) as Cents;
}

/** Shares an amount out in the ratio of the weights, by largest remainder, ties to the earlier weight: the parts always add up (spec 3 §4). */
export function share(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((all, weight) => all + weight, 0);
  if (total <= 0) throw new Error('nothing to share by: the weights add up to nothing');
  const floors = weights.map((weight) => Math.floor((amount * weight) / total));
  const missing = amount - floors.reduce((all, part) => all + part, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % total }))
    .toSorted((left, right) => right.remainder - left.remainder || left.index - right.index);
  for (const { index } of byRemainder.slice(0, missing)) floors[index] = (floors[index] ?? 0) + 1;
  return floors as Cents[];
}
