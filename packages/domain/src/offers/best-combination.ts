import { type Cents, NO_CENTS, subtract } from '../money.ts';

/** A discount that applies alone, or stacks with all other accumulative ones (S3 P2, T8). */
export interface Combinable {
  readonly accumulative: boolean;
  /** Position in the configuration. */
  readonly order: number;
}

/** Discounts in order of application with the saving of each. */
export interface Combination<Rule> {
  readonly rules: readonly Rule[];
  readonly savings: readonly Cents[];
  readonly saving: Cents;
}

/**
 * The combination with the largest saving: each non-accumulative discount alone, or all accumulative ones together.
 * Ties go to fewer discounts, then to configuration order (S3 P2).
 */
export function bestCombination<Rule extends Combinable>(
  rules: readonly Rule[],
  combine: (rules: readonly Rule[]) => Combination<Rule>,
): Combination<Rule> {
  const alone = rules.filter((rule) => !rule.accumulative).map((rule) => [rule]);
  const together = rules.filter((rule) => rule.accumulative);
  return [[], ...alone, together].map(combine).reduce((best, other) => (isBetter(other, best) ? other : best));
}

/** Builds a combination from the cumulative savings after each discount. */
export function toCombination<Rule>(rules: readonly Rule[], takenAfterEach: readonly Cents[]): Combination<Rule> {
  const savings = takenAfterEach.map((taken, index) => subtract(taken, takenAfterEach[index - 1] ?? NO_CENTS));
  return { rules, savings, saving: takenAfterEach.at(-1) ?? NO_CENTS };
}

function isBetter<Rule extends Combinable>(left: Combination<Rule>, right: Combination<Rule>): boolean {
  if (left.saving !== right.saving) return left.saving > right.saving;
  if (left.rules.length !== right.rules.length) return left.rules.length < right.rules.length;
  return (left.rules[0]?.order ?? 0) < (right.rules[0]?.order ?? 0);
}
