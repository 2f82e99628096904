import type { Quote } from '@tischlein/contract/shop';
import type { Part } from './group-shop.ts';

/** What has sold out. */
export type Stock = ReadonlySet<Part>;

/** An item of a member's cart, as it was sent. */
interface ModelItem {
  readonly dishId: string;
  readonly amount: number;
  readonly extras?: readonly { readonly itemId: string }[];
}

/** A member who is included, the owner first. */
export interface ModelMember {
  readonly label: string;
  readonly items: readonly ModelItem[];
}

interface Terms {
  readonly hasCoupon: boolean;
  /** Delivered to the zone; the group's own answer knows no fee. */
  readonly hasFee: boolean;
  /** Group discounts count. */
  readonly isTogether: boolean;
}

/** The sums that a group must see, by the letters of S3 §2, and each member's total. */
export interface ModelPrice {
  readonly S1: number;
  readonly C: number;
  readonly K: number;
  readonly D: number;
  readonly L: number;
  readonly TOTAL: number;
  readonly shares: readonly (readonly [label: string, C: number, K: number, total: number])[];
  /** Items that are left out, and extras. */
  readonly missing: number;
}

const PRICES: Readonly<Record<string, number>> = {
  margherita: 900,
  salami: 1100,
  bier: 300,
  dolce: 600,
  calzone: 1000,
};
const MUSHROOMS = 120;
const DEPOSIT = 8;
const FEE = 250;
const FREE_FROM = 4000;
const DISCOUNT_FROM = 2000;
const COUPON = 500;

const findKind = ({ dishId }: ModelItem): string => dishId.split('-')[0] ?? '';

/**
 * Calculates a group's order by hand, for the shop of `prepareGroupShop`: what has sold out is left out, every second beer is
 * free in the order of the members, ten percent for two members with dishes, C and K in one step (S3 C33, C34, C41, G19).
 */
export function calculate(members: readonly ModelMember[], stock: Stock, terms: Terms): ModelPrice {
  const isOut = (item: ModelItem): boolean => [...stock].some((part) => part === findKind(item));
  const known = (item: ModelItem): boolean => findKind(item) in PRICES;
  const carts = members.map(({ label, items }) => ({
    label,
    items: items.filter((item) => known(item) && !isOut(item)),
  }));
  const noMushrooms = stock.has('pilze');
  const extras = (item: ModelItem): number => item.extras?.length ?? 0;
  const kept = carts.flatMap(({ items }) => items);
  const missing =
    members.flatMap(({ items }) => items).length -
    kept.length +
    (noMushrooms ? kept.filter((item) => extras(item) > 0).length : 0);
  let beers = 0;
  const totals = carts.map(({ label, items }) => {
    let goods = 0;
    let deposit = 0;
    for (const item of items)
      for (let unit = 0; unit < item.amount; unit += 1) {
        const isBeer = findKind(item) === 'bier';
        if (isBeer) beers += 1;
        // Of the beers drunk together each second one is free.
        goods += isBeer && beers % 2 === 0 ? 0 : (PRICES[findKind(item)] ?? 0);
        goods += noMushrooms ? 0 : extras(item) * MUSHROOMS;
        deposit += isBeer ? DEPOSIT : 0;
      }
    return { label, goods, deposit, lines: items.length };
  });
  const S1 = sum(totals.map(({ goods }) => goods));
  const withLines = totals.filter(({ lines }) => lines > 0).length;
  const C = terms.isTogether && withLines >= 2 && S1 >= DISCOUNT_FROM ? Math.floor((S1 + 5) / 10) : 0;
  const K = terms.hasCoupon && S1 >= DISCOUNT_FROM ? Math.min(COUPON, S1 - C) : 0;
  const L = terms.hasFee && withLines > 0 && S1 < FREE_FROM ? FEE : 0;
  const weights = totals.map(({ goods }) => goods);
  const reductions = divide(C + K, weights);
  const discounts = divide(C, weights);
  const fees = divide(
    L,
    totals.map(({ lines }) => Math.min(lines, 1)),
  );
  const D = sum(totals.map(({ deposit }) => deposit));
  const shares = totals.map(({ label, goods, deposit }, index) => {
    const part = (parts: readonly number[]): number => parts[index] ?? 0;
    const total = goods - part(reductions) + deposit + part(fees);
    return [label, part(discounts), part(reductions) - part(discounts), total] as const;
  });
  // The owner is always named, others with their first dish.
  const named = shares.filter((_, index) => index === 0 || (totals[index]?.lines ?? 0) > 0);
  return { S1, C, K, D, L, TOTAL: S1 - C - K + D + L, shares: named, missing };
}

/** By largest remainder; ties to the larger weight, then to the earlier. */
function divide(amount: number, weights: readonly number[]): number[] {
  const all = sum(weights);
  if (amount === 0 || all === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / all));
  const rest = (index: number): number => (amount * (weights[index] ?? 0)) % all;
  const order = [...weights.keys()].toSorted(
    (one, other) => rest(other) - rest(one) || (weights[other] ?? 0) - (weights[one] ?? 0) || one - other,
  );
  for (const index of order.slice(0, amount - sum(parts))) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The same of a quote. */
export function toModelPrice({ steps, group }: Pick<Quote, 'steps' | 'group'>): Omit<ModelPrice, 'missing'> {
  const { S1, C, K, D, L, TOTAL } = steps;
  return { S1, C, K, D, L, TOTAL, shares: (group?.shares ?? []).map(toShare) };
}

export const toShare = (share: NonNullable<Quote['group']>['shares'][number]): ModelPrice['shares'][number] => [
  share.memberName,
  share.cartDiscount,
  share.couponValue,
  share.total,
];
