import { memoByObject } from '../memo-by-object.ts';
import type { Cents } from '../money.ts';
import type { OrderContext } from '../menu/availability.ts';
import type { Menu } from '../menu/menu.ts';
import { unitPrice } from '../menu/prices.ts';
import { isActiveAt, isForOrderType, type Timetable } from '../shop-time.ts';
import type { DeliveryType, OrderTypeFilter } from '../delivery-type.ts';
import { bestDiscount, type BestDiscount, type DiscountRule } from './dish-discount.ts';
import { articleKey, isSelected, type OfferTarget } from './offer-target.ts';
import type { Selected, TwoForOneOffer } from '../menu/offer.ts';

/** Active offers on dishes and combos for an order type and time, in configuration order (S3 C8). */
export interface ActiveOffers {
  readonly context: OrderContext;
  readonly dishDiscounts: readonly (DiscountRule & { readonly selected: Selected | null })[];
  readonly twoForOne: readonly TwoForOneOffer[];
  readonly pricesBefore: Menu['pricesBefore'];
}

/** Effect of the active offers on a dish in a size, or on a combo. */
export interface TargetOffers {
  /** null: not sold for this order type. */
  readonly discount: BestDiscount | null;
  readonly twoForOne: readonly TwoForOneOffer[];
}

// The result depends on menu and context only, so these caches never change what callers see. Quotes and pages ask for the
// same minute again and again; without the caches pricing a usual cart takes 1.6 times as long (npm run bench -- pricing).
const CONTEXTS_CACHED = 16;
const activeByMenu = memoByObject<Menu, Map<string, ActiveOffers>>(() => new Map());
const targetsByActive = memoByObject<ActiveOffers, Map<string, TargetOffers>>(() => new Map());

/** The offers that are active, filtered by timetable and order type (S1 §5 Discounts). */
export function activeOffers(menu: Menu, context: OrderContext): ActiveOffers {
  const byContext = activeByMenu(menu);
  const key = `${context.deliveryType} ${context.time.day} ${context.time.minute}`;
  const cached = byContext.get(key);
  if (cached) return cached;
  if (byContext.size >= CONTEXTS_CACHED) byContext.clear();
  const active = selectActive(menu, { deliveryType: context.deliveryType, time: context.time });
  byContext.set(key, active);
  return active;
}

/** The effect of the active offers on a dish in a size, or on a combo. */
export function offersFor(active: ActiveOffers, target: OfferTarget): TargetOffers {
  const byTarget = targetsByActive(active);
  const key = articleKey(target, active.context.deliveryType);
  const cached = byTarget.get(key);
  if (cached) return cached;
  const offers = {
    discount: discountFor(active, target),
    twoForOne: active.twoForOne.filter((offer) => isSelected(offer.selected, target)),
  };
  byTarget.set(key, offers);
  return offers;
}

function selectActive(menu: Menu, context: OrderContext): ActiveOffers {
  const promotions = menu.offers.filter((offer) => offer.kind === 'twoForOnePromotion');
  return {
    context,
    dishDiscounts: listDiscountRules(menu, (offer) => isActive(offer, context)),
    pricesBefore: menu.pricesBefore,
    twoForOne: promotions.filter((offer) => isActive(offer, context)),
  };
}

/** Returns whether an offer or daily dish is active for the order type and time. */
export const isActive = (
  offer: { readonly type: OrderTypeFilter; readonly timetable: Timetable },
  context: OrderContext,
): boolean => isForOrderType(offer.type, context.deliveryType) && isActiveAt(offer.timetable, context.time);

/** Dish discounts in configuration order, then daily dishes in theirs. */
export function listDiscountRules(
  menu: Menu,
  isIncluded: (offer: { readonly type: OrderTypeFilter; readonly timetable: Timetable }) => boolean,
): ActiveOffers['dishDiscounts'] {
  const discounts = menu.offers.filter((offer) => offer.kind === 'dishDiscount');
  return [
    ...discounts.filter(isIncluded).map((offer) => ({ ...offer, source: 'dishDiscount' as const })),
    ...menu.dailyDishes.filter(isIncluded).map((daily) => ({ ...daily, source: 'dailyDish' as const })),
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
  const { context, pricesBefore } = active;
  const listPrice = findListPrice(target, context.deliveryType);
  if (listPrice === null) return null;
  const rules = active.dishDiscounts.filter((rule) => isSelected(rule.selected, target));
  return bestDiscount(listPrice, rules, {
    time: context.time,
    before: pricesBefore[articleKey(target, context.deliveryType)],
  });
}

export function findListPrice(target: OfferTarget, deliveryType: DeliveryType): Cents | null {
  return 'combo' in target ? target.combo.price[deliveryType] : unitPrice(target.dish, target.sizeId, deliveryType);
}
