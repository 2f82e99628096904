import { type Cents, subtract, sum, times, toCents } from '../money.ts';
import type { Cart, CartLine } from '../cart/cart.ts';
import { applyTwoForOne, type Taking, type TwoForOneDecisions, type TwoForOneOutcome } from '../offers/two-for-one.ts';
import type { UnitRun } from '../offers/two-for-one-groups.ts';
import type { PricedLine } from './priced-cart.ts';
import type { RateAmount } from './rate-amounts.ts';
import {
  discountedPriceOf,
  listPriceOf,
  priceCombo,
  priceDish,
  type PricedUnit,
  type UnitCircumstances,
} from './price-unit.ts';

/** A line before two-for-one: its share in G and S0. */
interface ListedLine {
  readonly line: CartLine;
  readonly unit: PricedUnit;
  readonly listPrice: Cents;
  readonly discountedPrice: Cents;
  readonly run: UnitRun;
}

/** A line after two-for-one: its share in S1. */
export interface SettledLine extends ListedLine {
  readonly takings: readonly Taking[];
  readonly price: Cents;
  /** Of the price, the units without another benefit (spec 3 T7). */
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

/** From list prices over dish discounts to two-for-one (spec 3 §2 G to S1). */
export function priceGoods(cart: Cart, circumstances: UnitCircumstances & TwoForOneDecisions): PricedGoods {
  const listed = listLines(cart, circumstances);
  const runs = listed.map((line) => line.run);
  const twoForOne = applyTwoForOne(runs, circumstances.active.twoForOne, circumstances);
  const lines = settleLines(listed, twoForOne.takings);
  return {
    lines,
    isEmpty: lines.length === 0,
    twoForOne,
    listTotal: sum(lines.map((line) => line.listPrice)),
    discountedTotal: sum(lines.map((line) => line.discountedPrice)),
    subtotal: sum(lines.map((line) => line.price)),
  };
}

/** What is not sold so, which `restoreCart` takes out, is not priced. */
function listLines(cart: Cart, circumstances: UnitCircumstances): ListedLine[] {
  return cart.lines.flatMap((line) => {
    const unit = line.kind === 'combo' ? priceCombo(line, circumstances) : priceDish(line.choice, circumstances);
    return unit === null ? [] : [listedLine(line, unit)];
  });
}

function listedLine(line: CartLine, unit: PricedUnit): ListedLine {
  return {
    line,
    unit,
    listPrice: times(listPriceOf(unit), line.amount),
    discountedPrice: times(discountedPriceOf(unit), line.amount),
    run: {
      lineId: line.id,
      amount: line.amount,
      listPrice: unit.base.listPrice,
      discountedPrice: unit.base.resultPrice,
      discountLabel: unit.base.label,
      wholePrice: listPriceOf(unit),
      position: unit.position,
      sizePosition: unit.sizePosition,
      promotions: unit.twoForOne,
    },
  };
}

/** The lines after two-for-one; only base prices are waived, extras stay charged (spec 3 T2). */
function settleLines(lines: readonly ListedLine[], takings: readonly Taking[]): SettledLine[] {
  const byRun = Map.groupBy(takings, ({ run }) => run);
  return lines.map((listed) => {
    const own = byRun.get(listed.run) ?? [];
    const untouched = listed.unit.base.hasDiscount ? 0 : listed.line.amount - unitsOf(own);
    return {
      ...listed,
      takings: own,
      price: subtract(listed.discountedPrice, sum(own.map(savingOf))),
      untouchedPrice: times(listPriceOf(listed.unit), untouched),
    };
  });
}

/**
 * What a promotion takes off a line. Accumulative: the discounted price of the free units. Otherwise units in complete groups
 * return to list price before the free ones are waived, so that a line with paid units only can cost more (spec 3 T4).
 */
export function savingOf({ promotion, run, units, freeUnits }: Taking): Cents {
  if (promotion.accumulative) return times(run.discountedPrice, freeUnits);
  return toCents(freeUnits * run.listPrice - units * (run.listPrice - run.discountedPrice));
}

/** A line as it is shown. */
export function pricedLine(settled: SettledLine, rates: readonly RateAmount[]): PricedLine {
  const { line, unit, takings, listPrice, discountedPrice, price } = settled;
  return {
    line,
    unitListPrice: listPriceOf(unit),
    listPrice,
    discountedPrice,
    price,
    deposit: lineDepositOf(settled),
    extras: unit.extras,
    discountLabel: unit.base.label,
    freeUnits: takings.reduce((total, { freeUnits }) => total + freeUnits, 0),
    rates,
  };
}

/** Deposits of all units, paid and free (spec 3 §2 D). */
export const lineDepositOf = ({ line, unit }: SettledLine): Cents =>
  times(sum(unit.deposits.map(({ amount }) => amount)), line.amount);

const unitsOf = (takings: readonly Taking[]): number => takings.reduce((total, { units }) => total + units, 0);
