import { type Cents, subtract, sum, times, toCents } from '../money.ts';
import type { Cart, CartLine } from '../cart/cart.ts';
import { toConfigurationText } from '../cart/line-id.ts';
import {
  applyTwoForOne,
  type Allocation,
  type TwoForOneContext,
  type TwoForOneOutcome,
} from '../offers/two-for-one.ts';
import type { UnitRun } from '../offers/two-for-one-groups.ts';
import type { PricedLine } from './priced-cart.ts';
import type { RateAmount } from './rate-amounts.ts';
import {
  calculateDiscountedPrice,
  calculateListPrice,
  calculatePriceBefore,
  listDepositKinds,
  priceCombo,
  priceDish,
  type PricedUnit,
  type UnitContext,
} from './price-unit.ts';

/** A line before two-for-one, with its share in G and S0. */
interface ListedLine {
  readonly line: CartLine;
  readonly unit: PricedUnit;
  readonly listPrice: Cents;
  readonly discountedPrice: Cents;
  readonly run: UnitRun;
}

/** A line after two-for-one, with its share in S1. */
export interface SettledLine extends ListedLine {
  readonly allocations: readonly Allocation[];
  readonly price: Cents;
  /** The part of the price without another benefit (S3 T7). */
  readonly untouchedPrice: Cents;
}

/** The lines of a cart with G, S0 and S1. */
export interface PricedGoods {
  readonly lines: readonly SettledLine[];
  readonly isEmpty: boolean;
  readonly twoForOne: TwoForOneOutcome;
  readonly listTotal: Cents;
  readonly discountedTotal: Cents;
  readonly subtotal: Cents;
}

/** Calculates G to S1: list prices, dish discounts, two-for-one (S3 §2). */
export function priceGoods(cart: Cart, context: UnitContext & TwoForOneContext): PricedGoods {
  const listed = listLines(cart, context);
  const runs = listed.map((line) => line.run);
  const twoForOne = applyTwoForOne(runs, context.active.twoForOne, context);
  const lines = settleLines(listed, twoForOne.allocations);
  return {
    lines,
    isEmpty: lines.length === 0,
    twoForOne,
    listTotal: sum(lines.map((line) => line.listPrice)),
    discountedTotal: sum(lines.map((line) => line.discountedPrice)),
    subtotal: sum(lines.map((line) => line.price)),
  };
}

/** Skips items not sold for the order type; `restoreCart` removes them. */
function listLines(cart: Cart, context: UnitContext): ListedLine[] {
  return cart.lines.flatMap((line) => {
    const unit = line.kind === 'combo' ? priceCombo(line, context) : priceDish(line.choice, context);
    return unit === null ? [] : [toListedLine(line, unit)];
  });
}

function toListedLine(line: CartLine, unit: PricedUnit): ListedLine {
  return {
    line,
    unit,
    listPrice: times(calculateListPrice(unit), line.amount),
    discountedPrice: times(calculateDiscountedPrice(unit), line.amount),
    run: {
      amount: line.amount,
      listPrice: unit.base.listPrice,
      discountedPrice: unit.base.resultPrice,
      discountLabel: unit.base.label,
      wholePrice: calculateListPrice(unit),
      position: unit.position,
      sizePosition: unit.sizePosition,
      configuration: toConfigurationText(line.kind === 'combo' ? line : line.choice),
      memberName: line.memberName,
      promotions: unit.twoForOne,
    },
  };
}

/** Applies two-for-one; only base prices are waived, extras are charged (S3 T2). */
function settleLines(lines: readonly ListedLine[], allocations: readonly Allocation[]): SettledLine[] {
  const byRun = Map.groupBy(allocations, ({ run }) => run);
  return lines.map((listed) => {
    const own = byRun.get(listed.run) ?? [];
    const untouched = listed.unit.base.hasDiscount ? 0 : listed.line.amount - countUnits(own);
    return {
      ...listed,
      allocations: own,
      price: subtract(listed.discountedPrice, sum(own.map(calculateSaving))),
      untouchedPrice: times(calculateListPrice(listed.unit), untouched),
    };
  });
}

/**
 * Saving of a promotion on a line. Accumulative: the discounted price of the free units. Otherwise units in complete
 * groups return to the list price first, so a line with only paid units can cost more (S3 T4).
 */
export function calculateSaving({ promotion, run, units, freeUnits }: Allocation): Cents {
  if (promotion.accumulative) return times(run.discountedPrice, freeUnits);
  return toCents(freeUnits * run.listPrice - units * (run.listPrice - run.discountedPrice));
}

/** Converts a line for display. */
export function toPricedLine(settled: SettledLine, rates: readonly RateAmount[]): PricedLine {
  const { line, unit, allocations, listPrice, discountedPrice, price } = settled;
  return {
    line,
    unitListPrice: calculateListPrice(unit),
    listPrice,
    discountedPrice,
    before: times(calculatePriceBefore(unit), line.amount),
    beforeKind: unit.base.beforeKind,
    price,
    deposit: calculateLineDeposit(settled),
    depositKinds: listDepositKinds(unit),
    extras: unit.extras,
    discountLabel: unit.base.label,
    freeUnits: allocations.reduce((total, { freeUnits }) => total + freeUnits, 0),
    rates,
  };
}

/** Deposits of all units, paid and free (S3 §2 D). */
export const calculateLineDeposit = ({ line, unit }: SettledLine): Cents =>
  times(sum(unit.deposits.map(({ amount }) => amount)), line.amount);

const countUnits = (allocations: readonly Allocation[]): number =>
  allocations.reduce((total, { units }) => total + units, 0);
