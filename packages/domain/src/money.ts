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
