import type { CartLine } from '@tischlein/domain/cart';
import type { PricingContext } from '@tischlein/domain/pricing';
import { divided, type Fraction, isLess, minus, multiplied, roundedDown, roundedHalfUp, whole } from './fraction.ts';
import { add, type Classed, compareTexts, type Unit } from './units.ts';

/** Percent: 7 or 19. */
type Rates = Map<number, number>;

/** §4: the table of rates, written independently of the domain. */
function percentOf(vatClass: Classed['vatClass'], { deliveryType, date }: PricingContext): number {
  const isTakenAway = deliveryType !== 'dineIn';
  if (vatClass === 'food') return date >= '2026-01-01' || isTakenAway ? 7 : 19;
  if (vatClass === 'milkDrink') return isTakenAway ? 7 : 19;
  return 19;
}

interface Weighted {
  readonly weight: number;
  /** Breaks ties: the first one gets the cent. */
  readonly order: number;
}

/** Distributes whole cents, then the missing ones one by one by largest remainder. */
export function sharedOut(amount: number, among: readonly Weighted[]): number[] {
  const all = add(among.map(({ weight }) => weight));
  if (amount === 0 || all === 0) return among.map(() => 0);
  const exact: Fraction[] = among.map(({ weight }) => divided(multiplied(whole(amount), whole(weight)), whole(all)));
  const cents = exact.map(roundedDown);
  const waiting = new Set(among.keys());
  while (add(cents) < amount) {
    let best = -1;
    for (const index of waiting) if (best < 0 || goesBefore(index, best)) best = index;
    cents[best] = (cents[best] ?? 0) + 1;
    waiting.delete(best);
  }
  return cents;

  function goesBefore(left: number, right: number): boolean {
    const [remainderLeft, remainderRight] = [remainderOf(left), remainderOf(right)];
    if (isLess(remainderRight, remainderLeft)) return true;
    if (isLess(remainderLeft, remainderRight)) return false;
    const [one, other] = [among[left], among[right]];
    if (!one || !other) return false;
    return one.weight !== other.weight ? one.weight > other.weight : one.order < other.order;
  }

  function remainderOf(index: number): Fraction {
    const value = exact[index] ?? whole(0);
    return minus(value, whole(roundedDown(value)));
  }
}

export interface VatLine {
  readonly line: CartLine;
  readonly units: readonly Unit[];
}

const priceOf = (units: readonly Unit[]): number => add(units.map((unit) => unit.toPay + unit.extras));
const listOf = (units: readonly Unit[]): number => add(units.map((unit) => unit.list + unit.extras));

/** C16: a dish keeps its extras at their own rates; a combo is split as a whole. */
function ratesOf({ line, units }: VatLine, price: number, circumstances: PricingContext): Rates {
  const [first] = units;
  const rates: Rates = new Map();
  if (!first) return rates;
  if (line.kind === 'dish') {
    const [dish, ...extras] = first.parts;
    if (!dish) return rates;
    rates.set(percentOf(dish.vatClass, circumstances), 0);
    for (const extra of extras) put(rates, percentOf(extra.vatClass, circumstances), extra.cents * units.length);
    const ofDish = price - add([...rates.values()]);
    put(rates, percentOf(dish.vatClass, circumstances), ofDish);
    // C25: the dish goes first; C47: without money of the dish, the lower rate.
    return ofDish > 0 ? rates : new Map([...rates].toSorted(([one], [other]) => one - other));
  }
  for (const part of first.parts) put(rates, percentOf(part.vatClass, circumstances), part.cents);
  const [only] = rates.keys();
  if (rates.size === 1 && only !== undefined) return new Map([[only, price]]);
  if (circumstances.settings.comboVatRule === 'thirtyPercentDrinks' && rates.has(7) && rates.has(19)) {
    return split(
      price,
      new Map([
        [7, 70],
        [19, 30],
      ]),
    );
  }
  if (add([...rates.values()]) > 0) return split(price, rates);
  return new Map([[line.combo.vat === null ? percentOf('food', circumstances) : line.combo.vat / 100, price]]);
}

const put = (rates: Rates, percent: number, cents: number): void =>
  void rates.set(percent, (rates.get(percent) ?? 0) + cents);

function split(amount: number, ratio: Rates): Rates {
  const entries = [...ratio];
  const parts = sharedOut(
    amount,
    entries.map(([, weight], order) => ({ weight, order })),
  );
  return new Map(entries.map(([percent], index) => [percent, parts[index] ?? 0]));
}

/** Gross and tax of an order by rate. */
export function vatOf(
  lines: readonly VatLine[],
  {
    discount,
    fee,
    freeDeposits,
  }: { readonly discount: number; readonly fee: number; readonly freeDeposits: readonly Classed[] },
  circumstances: PricingContext,
): (readonly [number, number, number])[] {
  const places = lines
    .toSorted(
      (left, right) =>
        placeOf(left) - placeOf(right) ||
        sizePlaceOf(left) - sizePlaceOf(right) ||
        wholePriceOf(right) - wholePriceOf(left) ||
        compareTexts(left.units[0]?.configuration ?? '', right.units[0]?.configuration ?? '') ||
        (left.units[0]?.joined ?? 0) - (right.units[0]?.joined ?? 0) ||
        compareTexts(left.line.memberName, right.line.memberName),
    )
    .map(({ line }) => line);
  const shares = sharedOut(
    discount,
    lines.map(({ line, units }) => ({ weight: priceOf(units), order: places.indexOf(line) })),
  );
  const left: Rates = new Map([
    [7, 0],
    [19, 0],
  ]);
  const goods = lines.map((line, index) => {
    const rates = ratesOf(line, priceOf(line.units), circumstances);
    const taken = split(shares[index] ?? 0, rates);
    return new Map([...rates].map(([percent, cents]) => [percent, cents - (taken.get(percent) ?? 0)] as const));
  });
  for (const rates of goods) for (const [percent, cents] of rates) put(left, percent, cents);
  const all = new Map(left);
  for (const [percent, cents] of split(fee, feeRatio(left, lines, circumstances))) put(all, percent, cents);
  const deposits = [...lines.flatMap(({ units }) => units.flatMap((unit) => unit.deposits)), ...freeDeposits];
  for (const { vatClass, cents } of deposits) put(all, percentOf(vatClass, circumstances), cents);
  return [...all]
    .filter(([, gross]) => gross !== 0)
    .toSorted(([one], [other]) => one - other)
    .map(([percent, gross]) => [
      percent,
      gross,
      gross - roundedHalfUp(divided(whole(gross * 100), whole(100 + percent))),
    ]);
}

const placeOf = ({ units }: VatLine): number => units[0]?.item.position ?? 0;
const wholePriceOf = ({ units: [first] }: VatLine): number => (first ? first.list + first.extras : 0);
const sizePlaceOf = ({ units }: VatLine): number => units[0]?.sizePlace ?? 0;

function feeRatio(left: Rates, lines: readonly VatLine[], circumstances: PricingContext): Rates {
  const sorted = (rates: Rates): Rates => new Map([...rates].toSorted(([one], [other]) => one - other));
  if (add([...left.values()]) > 0) return sorted(left);
  for (const priceFrom of [priceOf, listOf]) {
    const rates: Rates = new Map();
    for (const line of lines) {
      for (const [percent, cents] of ratesOf(line, priceFrom(line.units), circumstances)) put(rates, percent, cents);
    }
    if (add([...rates.values()]) > 0) return sorted(rates);
  }
  return new Map([[19, 1]]);
}
