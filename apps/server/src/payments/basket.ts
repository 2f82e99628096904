import type { Quote } from '@tischlein/contract/shop';
import { add, type Cents, NO_CENTS, subtract, sum, times } from '@tischlein/domain';
import { SUMS } from '@tischlein/wording';

/** Items at list prices, including deposits. Invariant: items − discount + fee = amount. */
export interface Basket {
  readonly items: readonly BasketItem[];
  readonly discount: Cents;
  readonly fee: Cents;
}

export interface BasketItem {
  readonly name: string;
  readonly count: number;
  readonly unitPrice: Cents;
}

/** Converts an order for a provider that shows it to the guest. All reductions become one discount. */
export function toBasket({ lines, steps }: Pick<Quote, 'lines' | 'steps'>, tip: Cents = NO_CENTS): Basket {
  const items = [
    ...lines.map(toBasketItem),
    ...(steps.D > NO_CENTS ? [createSumItem(SUMS.deposits, steps.D)] : []),
    ...(tip > NO_CENTS ? [createSumItem(SUMS.tip, tip)] : []),
  ];
  const listed = sum(items.map(({ count, unitPrice }) => times(unitPrice, count)));
  return { items, discount: subtract(add(listed, steps.L), add(steps.TOTAL, tip)), fee: steps.L };
}

// A line whose units differ in price (free extras, for example) becomes one item.
function toBasketItem({ name, amount, unitListPrice, listPrice }: Quote['lines'][number]): BasketItem {
  return times(unitListPrice, amount) === listPrice
    ? { name, count: amount, unitPrice: unitListPrice }
    : { name: `${amount} × ${name}`, count: 1, unitPrice: listPrice };
}

const createSumItem = (name: string, unitPrice: Cents): BasketItem => ({ name, count: 1, unitPrice });
