import { type Cents, NO_CENTS, subtract } from '../money.ts';

/** A discount among others: alone, or together with all others that accumulate (spec 3 P2, T8). */
export interface Combinable {
  readonly accumulative: boolean;
  /** Place in the configuration. */
  readonly order: number;
}

/** Discounts in the order in which they come off, with what each of them takes. */
export interface Combination<Rule> {
  readonly rules: readonly Rule[];
  readonly savings: readonly Cents[];
  readonly saving: Cents;
}

/**
 * The combination that saves most: each discount that does not accumulate alone, or the stack of all that do; with the same
 * saving fewer discounts win, then the order of the configuration (spec 3 P2).
 */
export function bestCombination<Rule extends Combinable>(
  rules: readonly Rule[],
  combine: (rules: readonly Rule[]) => Combination<Rule>,
): Combination<Rule> {
  const alone = rules.filter((rule) => !rule.accumulative).map((rule) => [rule]);
  const together = rules.filter((rule) => rule.accumulative);
  return [[], ...alone, together].map(combine).reduce((best, other) => (isBetter(other, best) ? other : best));
}

/** A combination from what has been taken off in all after each of its discounts. */
export function toCombination<Rule>(rules: readonly Rule[], takenAfterEach: readonly Cents[]): Combination<Rule> {
  const savings = takenAfterEach.map((taken, index) => subtract(taken, takenAfterEach[index - 1] ?? NO_CENTS));
  return { rules, savings, saving: takenAfterEach.at(-1) ?? NO_CENTS };
}

function isBetter<Rule extends Combinable>(left: Combination<Rule>, right: Combination<Rule>): boolean {
  if (left.saving !== right.saving) return left.saving > right.saving;
  if (left.rules.length !== right.rules.length) return left.rules.length < right.rules.length;
  return (left.rules[0]?.order ?? 0) < (right.rules[0]?.order ?? 0);
}
