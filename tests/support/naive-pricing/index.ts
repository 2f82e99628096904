import type { OfferId } from '@tischlein/domain';
import type { Cart } from '@tischlein/domain/cart';
import type { Menu } from '@tischlein/domain/menu';
import type { FreeItemOffer } from '@tischlein/domain/offers';
import type { PricingContext } from '@tischlein/domain/pricing';
import { isFor, runs } from './availability.ts';
import { cartDiscountOf } from './cart-discount.ts';
import { divided, multiplied, roundedHalfUp, whole } from './fraction.ts';
import { statusesOf } from './two-for-one.ts';
import { add, type Classed, deposit, dishPrice, names, type Unit, unitsOf } from './units.ts';
import { vatOf, type VatLine } from './vat.ts';

/** The letters of S3 §2, in cents, and VAT as [percent, gross, tax]. */
export interface NaivePrice {
  readonly G: number;
  readonly S0: number;
  readonly T: number;
  readonly S1: number;
  readonly C: number;
  readonly S2: number;
  readonly K: number;
  readonly D: number;
  readonly L: number;
  readonly TOTAL: number;
  readonly vat: readonly (readonly [number, number, number])[];
  readonly twoForOne: ReadonlyMap<OfferId, string>;
  readonly freeItems: readonly OfferId[];
}

/**
 * An independent implementation of S3 §1, §2, §4 and §7: slow, unit by unit, with exact fractions, sharing no code with the
 * domain. Tests compare both.
 */
export function naivePrice(menu: Menu, cart: Cart, circumstances: PricingContext): NaivePrice {
  const { deliveryType, time, terms, coupon } = circumstances;
  const active = menu.offers.filter((offer) => isFor(offer.type, deliveryType) && runs(offer.timetable, time));
  const units = unitsOf(menu, cart, circumstances);
  const isEmpty = units.length === 0;
  const G = add(units.map((unit) => unit.list + unit.extras));
  const S0 = add(units.map((unit) => unit.discounted + unit.extras));
  const promotions = active.filter((offer) => offer.kind === 'twoForOnePromotion');
  const twoForOne = statusesOf(units, promotions, {
    confirmed: circumstances.confirmedTwoForOnePromotions,
    denied: circumstances.deniedTwoForOnePromotions,
  });
  const S1 = add(units.map((unit) => unit.toPay + unit.extras));
  const C = cartDiscountOf(menu, units, circumstances);
  const S2 = S1 - C;
  const twoForOneApplies = units.some((unit) => unit.inPromotion);
  const freeOffers = active.filter((offer) => offer.kind === 'freeItem');
  const free = isEmpty ? [] : freeItemsOf(menu, { offers: freeOffers, S2, twoForOneApplies }, circumstances);
  const benefits = S0 < G || twoForOneApplies || C > 0 || free.length > 0;
  const refused = (coupon?.exclusive === true && benefits) || free.some(({ offer }) => !offer.combinable);
  const K = coupon && !refused && S1 >= coupon.minimumOrderValue ? Math.min(S2, couponValue(coupon, S1)) : 0;
  const freeDeposits = free.map(({ deposit: classed }) => classed);
  const D = add([...units.flatMap((unit) => unit.deposits), ...freeDeposits].map(({ cents }) => cents));
  const visible = active.flatMap((offer) =>
    offer.kind === 'freeDelivery' && offer.showInShop ? [offer.minimumOrderValue] : [],
  );
  const freeFrom = Math.min(...visible, terms?.freeAfter ?? Infinity);
  const L = deliveryType !== 'delivery' || isEmpty || S1 >= freeFrom ? 0 : (terms?.deliveryFee ?? 0);
  const vat = vatOf(linesOf(units), { discount: C + K, fee: L, freeDeposits }, circumstances);
  const freeItems = free.map(({ offer }) => offer.id);
  return { G, S0, T: S0 - S1, S1, C, S2, K, D, L, TOTAL: S2 - K + D + L, vat, twoForOne, freeItems };
}

function linesOf(units: readonly Unit[]): VatLine[] {
  const lines = new Map<number, Unit[]>();
  for (const unit of units) lines.set(unit.lineIndex, [...(lines.get(unit.lineIndex) ?? []), unit]);
  return [...lines.values()].flatMap((own) => (own[0] ? [{ line: own[0].line, units: own }] : []));
}

function couponValue({ type, value }: NonNullable<PricingContext['coupon']>, S1: number): number {
  if (type === 'value') return value;
  return roundedHalfUp(divided(multiplied(whole(S1), whole(Math.min(value, 10000))), whole(10000)));
}

interface FreeItem {
  readonly offer: FreeItemOffer;
  readonly deposit: Classed;
}

/** T9: tries the chosen items in order. */
function freeItemsOf(
  menu: Menu,
  {
    offers,
    S2,
    twoForOneApplies,
  }: { readonly offers: readonly FreeItemOffer[]; readonly S2: number; readonly twoForOneApplies: boolean },
  circumstances: PricingContext,
): FreeItem[] {
  let taken: FreeItem[] = [];
  for (const { offerId, dishId, sizeId } of circumstances.selectedFreeItems) {
    const offer = offers.find((each) => each.id === offerId);
    const dish = menu.dishes.get(dishId);
    if (!offer || !dish || S2 < offer.minimumOrderValue || (twoForOneApplies && !offer.accumulativeTwoForOne)) continue;
    const category = menu.categories.find((each) => each.id === dish.categoryId);
    const isOpen = runs(dish.timetable, circumstances.time) && runs(category?.timetable ?? [], circumstances.time);
    // L2; the generated dishes have no parts that could declare for them.
    if (!isOpen || dish.soldOut || dish.declarations === null || !names(offer.selected, dish, sizeId)) continue;
    if (dish.sizes.length === 0 ? sizeId !== null : !dish.sizes.some((size) => size.id === sizeId)) continue;
    if (dishPrice(dish, sizeId, circumstances.deliveryType) === null) continue;
    const cents = deposit(dish, sizeId, circumstances);
    const others = taken.filter((item) => item.offer.id !== offerId);
    taken = [...others, { offer, deposit: { vatClass: dish.vatClass, cents } }];
  }
  const alone = taken.findLast((item) => !item.offer.combinable);
  return alone ? [alone] : taken;
}
