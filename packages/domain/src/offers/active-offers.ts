import type { Cents } from '../money.ts';
import type { OrderContext } from '../menu/availability.ts';
import type { Menu } from '../menu/menu.ts';
import { unitPrice } from '../menu/prices.ts';
import { isActiveAt, isForOrderType, type Timetable } from '../shop-time.ts';
import type { OrderTypeFilter } from '../menu/delivery-type.ts';
import { bestDiscount, type BestDiscount, type DiscountRule } from './dish-discount.ts';
import { isSelected, type OfferTarget } from './offer-target.ts';
import type { Selected, TwoForOneOffer } from './offer.ts';

/** The offers on dishes and combos that work for one way of ordering at one time, in the order of the configuration (spec 3 C8). */
export interface ActiveOffers {
  readonly context: OrderContext;
  readonly dishDiscounts: readonly (DiscountRule & { readonly selected: Selected | null })[];
  readonly twoForOne: readonly TwoForOneOffer[];
}

/** What offers do to one dish in a size or one combo. */
export interface TargetOffers {
  /** null: not sold for this way of ordering. */
  readonly discount: BestDiscount | null;
  readonly twoForOne: readonly TwoForOneOffer[];
}

// A menu is asked for the same minute again and again: by each quote, for each dish of the page.
const CONTEXTS_CACHED = 16;
const activeByMenu = new WeakMap<Menu, Map<string, ActiveOffers>>();
const targetsByActive = new WeakMap<ActiveOffers, Map<string, TargetOffers>>();

/** Which offers work now (S1 §5: by timetable and by order type). */
export function activeOffers(menu: Menu, context: OrderContext): ActiveOffers {
  const known = activeByMenu.get(menu) ?? new Map<string, ActiveOffers>();
  activeByMenu.set(menu, known);
  const key = `${context.deliveryType} ${context.time.day} ${context.time.minute}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= CONTEXTS_CACHED) known.clear();
  const active = selectActive(menu, { deliveryType: context.deliveryType, time: context.time });
  known.set(key, active);
  return active;
}

/** What the active offers do to a dish in a size or a combo. */
export function offersFor(active: ActiveOffers, target: OfferTarget): TargetOffers {
  const known = targetsByActive.get(active) ?? new Map<string, TargetOffers>();
  targetsByActive.set(active, known);
  const key = 'combo' in target ? `combo ${target.combo.id}` : `dish ${target.dish.id} ${target.sizeId ?? ''}`;
  const found = known.get(key);
  if (found) return found;
  const offers = {
    discount: discountFor(active, target),
    twoForOne: active.twoForOne.filter((offer) => isSelected(offer.selected, target)),
  };
  known.set(key, offers);
  return offers;
}

function selectActive(menu: Menu, context: OrderContext): ActiveOffers {
  const promotions = menu.offers.filter((offer) => offer.kind === 'twoForOnePromotion');
  return {
    context,
    dishDiscounts: discountRules(menu, context),
    twoForOne: promotions.filter((offer) => isActive(offer, context)),
  };
}

/** Is an offer or a dish of the day for this way of ordering and this time? */
export const isActive = (
  offer: { readonly type: OrderTypeFilter; readonly timetable: Timetable },
  context: OrderContext,
): boolean => isForOrderType(offer.type, context.deliveryType) && isActiveAt(offer.timetable, context.time);

/** The offers in their order, then the dishes of the day in theirs. */
function discountRules(menu: Menu, context: OrderContext): ActiveOffers['dishDiscounts'] {
  const discounts = menu.offers.filter((offer) => offer.kind === 'dishDiscount');
  return [
    ...discounts
      .filter((offer) => isActive(offer, context))
      .map((offer) => ({ ...offer, source: 'dishDiscount' as const })),
    ...menu.dailyDishes
      .filter((daily) => isActive(daily, context))
      .map((daily) => ({ ...daily, source: 'dailyDish' as const })),
  ].map(({ id, source, discount, timetable, accumulative, selected }, order) => ({
    id,
    source,
    discount,
    timetable,
    accumulative,
    selected,
    order,
  }));
}

function discountFor(active: ActiveOffers, target: OfferTarget): BestDiscount | null {
  const listPrice = findListPrice(target, active.context);
  if (listPrice === null) return null;
  const rules = active.dishDiscounts.filter((rule) => isSelected(rule.selected, target));
  return bestDiscount(listPrice, rules, active.context.time);
}

function findListPrice(target: OfferTarget, { deliveryType }: OrderContext): Cents | null {
  return 'combo' in target ? target.combo.price[deliveryType] : unitPrice(target.dish, target.sizeId, deliveryType);
}
