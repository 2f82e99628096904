import type { TableBillAnswer, TableItemAnswer } from '@tischlein/contract/shop';
import { type Cents, NO_CENTS, subtract, sum } from '@tischlein/domain';
import type { LineUnits } from '@tischlein/domain/table';

/** One unit that is neither paid nor reserved. */
export interface OpenUnit {
  readonly key: string;
  readonly item: TableItemAnswer;
  /** '19:14' is its round's; the details are its own. */
  readonly orderedAt: string;
  /** Price of this unit when the units before it of its line are taken, too: odd cents come first (S3 C38). */
  readonly price: Cents;
}

/** Every open unit of a bill, latest round first. */
export const listUnits = (bill: Pick<TableBillAnswer, 'rounds'>): readonly OpenUnit[] =>
  bill.rounds.flatMap(({ items, orderedAt }) =>
    items.flatMap((item) =>
      item.unitPrices.slice(0, item.openUnits).map((price, index) => ({
        key: `${item.id} ${index}`,
        item,
        orderedAt,
        price: subtract(price, item.unitPrices[index - 1] ?? NO_CENTS),
      })),
    ),
  );

export const toggleUnit = (chosen: readonly OpenUnit[], { key }: OpenUnit): readonly string[] => {
  const keys = chosen.map((unit) => unit.key);
  return keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];
};

/** Units of a line are alike: the sum is the price of that many of its units, whichever are ticked (S3 C38). */
export const sumUnits = (units: readonly OpenUnit[]): Cents =>
  sum(
    [...Map.groupBy(units, ({ item }) => item.id).values()].map(
      (own) => own[0]?.item.unitPrices[own.length - 1] ?? NO_CENTS,
    ),
  );

export const toLineUnits = (units: readonly OpenUnit[]): LineUnits[] =>
  [...Map.groupBy(units, ({ item }) => item.id)].map(([line, own]) => ({ line, units: own.length }));
