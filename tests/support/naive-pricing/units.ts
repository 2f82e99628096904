import type { DishId, SizeId } from '@tischlein/domain';
import type { Cart, CartLine } from '@tischlein/domain/cart';
import type { Combo, Dish, ExtraItem, Menu } from '@tischlein/domain/menu';
import type { Discount, Selected } from '@tischlein/domain/offers';
import type { PricingContext } from '@tischlein/domain/pricing';
import type { DishChoice } from '@tischlein/domain/selection';
import { isFor, runs } from './availability.ts';
import { divided, type Fraction, isLess, minus, multiplied, roundedHalfUp, whole, ZERO } from './fraction.ts';

/** An amount with its VAT class. */
export interface Classed {
  readonly vatClass: Dish['vatClass'];
  readonly cents: number;
}

/** A single unit; a line of 3 becomes 3 units. */
export interface Unit {
  readonly line: CartLine;
  readonly lineIndex: number;
  readonly item: Dish | Combo;
  readonly sizeId: SizeId | null;
  readonly sizePlace: number;
  /** C31 */
  readonly configuration: string;
  /** Place of the member in the order of joining (C22). */
  readonly joined: number;
  readonly list: number;
  readonly discounted: number;
  readonly extras: number;
  /** Stand-alone prices of all parts, the dish itself first. */
  readonly parts: readonly Classed[];
  readonly deposits: readonly Classed[];
  /** Final price of the base; two-for-one changes it. */
  toPay: number;
  inPromotion: boolean;
}

export function unitsOf(menu: Menu, cart: Cart, circumstances: PricingContext): Unit[] {
  return cart.lines.flatMap((line, lineIndex) => {
    const units: Unit[] = [];
    for (let count = 0; count < line.amount; count += 1) {
      const unit = unitOf(menu, { line, lineIndex }, circumstances);
      if (unit) units.push(unit);
    }
    return units;
  });
}

function unitOf(
  menu: Menu,
  { line, lineIndex }: { readonly line: CartLine; readonly lineIndex: number },
  circumstances: PricingContext,
): Unit | null {
  const { deliveryType } = circumstances;
  const choices = line.kind === 'dish' ? [line.choice] : line.slots.map((slot) => slot.choice);
  const item = line.kind === 'dish' ? line.choice.dish : line.combo;
  const sizeId = line.kind === 'dish' ? (line.choice.size?.id ?? null) : null;
  const list =
    line.kind === 'dish' ? dishPrice(line.choice.dish, sizeId, deliveryType) : line.combo.price[deliveryType];
  if (list === null) return null;
  const chosen = choices.map((choice) => ({ choice, extras: extrasOf(menu, choice, circumstances) }));
  const discounted = discountedPrice(menu, { item, sizeId, list }, circumstances);
  return {
    line,
    lineIndex,
    item,
    sizeId,
    sizePlace:
      line.kind === 'dish'
        ? Math.max(
            0,
            line.choice.dish.sizes.findIndex((size) => size.id === sizeId),
          )
        : 0,
    configuration: line.kind === 'dish' ? writtenDown(line.choice) : writtenDownCombo(line),
    joined: joinedAt(line.memberName, circumstances),
    list,
    discounted,
    extras: add(chosen.flatMap(({ extras }) => extras.map((extra) => extra.cents))),
    parts: chosen.flatMap(({ choice, extras }) => [
      { vatClass: choice.dish.vatClass, cents: dishPrice(choice.dish, choice.size?.id ?? null, deliveryType) ?? 0 },
      ...extras,
    ]),
    deposits: chosen.flatMap(({ choice, extras }) => [
      { vatClass: choice.dish.vatClass, cents: deposit(choice.dish, choice.size?.id ?? null, circumstances) },
      ...extras.flatMap((extra) => extra.deposits),
    ]),
    toPay: discounted,
    inPromotion: false,
  };
}

/** C31: '[dish, size or 0, removed ingredients, chosen groups with items and amounts] in menu order'. */
function writtenDown({ dish, size, without, extras }: DishChoice): string {
  const chosen = extras.map(({ group, item, amount }) => `["${group.id}","${item.id}",${amount}]`);
  const removed = without.map((id) => `"${id}"`);
  return `["${dish.id}",${size ? `"${size.id}"` : 0},[${removed.join()}],[${chosen.join()}]]`;
}

const writtenDownCombo = ({ combo, slots }: Extract<CartLine, { kind: 'combo' }>): string =>
  `["${combo.id}",[${slots.map(({ slot, choice }) => `["${slot.id}",${writtenDown(choice)}]`).join()}]]`;

function joinedAt(memberName: string, { memberNames }: PricingContext): number {
  const place = memberNames.indexOf(memberName);
  return place === -1 ? memberNames.length : place;
}

export const compareTexts = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

export const add = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

type BySize = Readonly<Record<string, number | null>> | undefined;
const inSize = (prices: BySize, sizeId: SizeId | null): number | null | undefined => {
  if (prices && sizeId !== null && Object.hasOwn(prices, sizeId)) return prices[sizeId];
  return prices && Object.hasOwn(prices, '*') ? prices['*'] : undefined;
};

export function dishPrice(
  dish: Dish,
  sizeId: SizeId | null,
  deliveryType: PricingContext['deliveryType'],
): number | null {
  const prices = dish.prices[deliveryType];
  if (!prices) return null;
  if (dish.sizes.length > 0) return inSize(prices.size, sizeId) ?? null;
  return prices.base ?? inSize(prices.size, null) ?? null;
}

/** P10: `prices[type].pfand[size]`, else `dish.deposit`, else the shop's; dine-in is 0 unless set. */
export function deposit(dish: Dish, sizeId: SizeId | null, { deliveryType, settings }: PricingContext): number {
  if (!settings.useDishDeposit) return 0;
  const own = inSize(dish.prices[deliveryType]?.pfand, sizeId);
  if (own !== undefined && own !== null) return own;
  if (deliveryType === 'dineIn') return 0;
  if (dish.deposit !== null) return dish.deposit;
  // C30
  if (sizeId !== null && Object.hasOwn(settings.dishDeposits, sizeId)) return settings.dishDeposits[sizeId] ?? 0;
  return dish.isDrink ? (settings.dishDeposits['*'] ?? 0) : 0;
}

interface ExtraUnit extends Classed {
  readonly deposits: readonly Classed[];
}

interface SingleExtra {
  readonly groupId: string;
  readonly min: number;
  readonly item: ExtraItem;
  readonly price: number;
  /** Position in the menu. */
  readonly place: number;
}

/** P5: extras are expanded to single units, then processed one by one. */
function extrasOf(menu: Menu, choice: DishChoice, circumstances: PricingContext): ExtraUnit[] {
  const singles: SingleExtra[] = [];
  choice.extras.forEach(({ group, item, amount }, place) => {
    const price = priceOfExtra(choice, item, circumstances);
    if (price === null) return;
    for (let count = 0; count < amount; count += 1)
      singles.push({ groupId: group.id, min: group.min, item, price, place });
  });
  const mandatory = new Set<SingleExtra>();
  for (const groupId of new Set(singles.map((single) => single.groupId))) {
    const group = singles.filter((single) => single.groupId === groupId);
    group.sort((left, right) => left.price - right.price || right.place - left.place);
    for (const single of group.slice(0, group[0]?.min ?? 0)) mandatory.add(single);
  }
  const candidates = singles.filter((single) => !mandatory.has(single) && single.item.type === 'ingredient');
  candidates.sort((left, right) => right.price - left.price || left.place - right.place);
  const free = new Set(candidates.slice(0, choice.dish.freeIngredients));
  return singles.map((single) => {
    const side = single.item.type === 'dish' ? menu.dishes.get(single.item.dish.dishId) : undefined;
    const sideSize = single.item.type === 'dish' ? single.item.dish.sizeId : null;
    return {
      cents: free.has(single) ? 0 : single.price,
      // C28
      vatClass: single.item.vatClass ?? side?.vatClass ?? choice.dish.vatClass,
      deposits: side ? [{ vatClass: side.vatClass, cents: deposit(side, sideSize, circumstances) }] : [],
    };
  });
}

function priceOfExtra(choice: DishChoice, item: ExtraItem, { deliveryType }: PricingContext): number | null {
  const prices = choice.dish.prices[deliveryType];
  if (!prices) return null;
  const size = choice.size?.id ?? null;
  const found =
    item.type === 'dish'
      ? [inSize(prices.sides[item.id], size), inSize(item.prices[deliveryType], size)]
      : [
          inSize(prices.extra[item.id], size),
          inSize(prices.ingredient[prices.ingredientAlias[item.ingredient.id] ?? item.ingredient.id], size),
          inSize(item.prices[deliveryType], size),
        ];
  const price = found.find((each) => each !== undefined) ?? null;
  return price !== null && price >= 999900 ? null : price;
}

/** C8: an empty selection selects nothing; a dish without sizes means every size. */
export function names(selected: Selected | null, item: Dish | Combo, sizeId: SizeId | null): boolean {
  if (!selected) return false;
  if ('slots' in item) return [...selected.combos].includes(item.id);
  if ([...selected.categories].includes(item.categoryId)) return true;
  return [...selected.dishes].some(([id, sizes]: readonly [DishId, ReadonlySet<SizeId> | null]) => {
    return id === item.id && (sizes === null || (sizeId !== null && sizes.has(sizeId)));
  });
}

interface NaiveDiscount {
  readonly discount: Discount;
  readonly accumulative: boolean;
}

/** P2: each non-accumulative discount alone, and the stack of all accumulative ones; the lowest result wins. */
function discountedPrice(
  menu: Menu,
  { item, sizeId, list }: { readonly item: Dish | Combo; readonly sizeId: SizeId | null; readonly list: number },
  { deliveryType, time }: PricingContext,
): number {
  const all = [...menu.offers.filter((offer) => offer.kind === 'dishDiscount'), ...menu.dailyDishes];
  const active = all.filter(
    (offer) => isFor(offer.type, deliveryType) && runs(offer.timetable, time) && names(offer.selected, item, sizeId),
  );
  const results = active.filter((offer) => !offer.accumulative).map((offer) => afterStack(list, [offer]));
  results.push(
    afterStack(
      list,
      active.filter((offer) => offer.accumulative),
    ),
  );
  return Math.min(list, ...results);
}

function afterStack(list: number, stack: readonly NaiveDiscount[]): number {
  const fixed = stack.flatMap(({ discount }) => (discount.discountType === 'fixed' ? [discount.value] : []));
  const lowest = Math.min(...fixed);
  let price: Fraction = whole(lowest <= list ? lowest : list);
  for (const { discount } of stack) {
    if (discount.discountType === 'euro') price = minus(price, whole(discount.value));
  }
  if (isLess(price, ZERO)) price = ZERO;
  for (const { discount } of stack) {
    if (discount.discountType === 'percent')
      price = multiplied(price, divided(whole(10000 - Math.min(10000, discount.value)), whole(10000)));
  }
  return roundedHalfUp(price);
}
