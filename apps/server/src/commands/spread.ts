/** About the golden ratio: neighbours of an order by it are far from each other in the list. */
const SHARE = 0.618;

/** So many items of a list, from all over it. The first hundred are among the first thousand. */
export function spread<Item>(items: readonly Item[], amount: number): readonly Item[] {
  const step = findStep(items.length);
  return Array.from(
    { length: Math.min(amount, items.length) },
    (_, index) => items[(index * step) % items.length],
  ).filter((item) => item !== undefined);
}

/** The first step from the ratio on that comes by every item. */
function findStep(length: number): number {
  const from = Math.max(1, Math.round(length * SHARE));
  const steps = Array.from({ length: length + 1 }, (_, more) => from + more);
  return steps.find((step) => findCommonDivisor(step, length) === 1) ?? 1;
}

const findCommonDivisor = (left: number, right: number): number =>
  right === 0 ? left : findCommonDivisor(right, left % right);
