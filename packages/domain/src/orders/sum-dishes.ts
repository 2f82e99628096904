/** A dish of an order's line, counted. */
export interface CountedDish {
  readonly name: string;
  readonly amount: number;
}

/** How often each dish has to be cooked, most first, dishes with the same amount by name. */
export function sumDishes(dishes: readonly CountedDish[]): readonly CountedDish[] {
  const byName = Map.groupBy(dishes, ({ name }) => name);
  return [...byName]
    .map(([name, alike]) => ({ name, amount: alike.reduce((sum, { amount }) => sum + amount, 0) }))
    .toSorted((left, right) => right.amount - left.amount || (left.name < right.name ? -1 : 1));
}
