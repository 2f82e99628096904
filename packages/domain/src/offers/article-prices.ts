import type { SizeId } from '../ids.ts';
import { DELIVERY_TYPES, type DeliveryType } from '../delivery-type.ts';
import type { Menu } from '../menu/menu.ts';
import type { Cents } from '../money.ts';
import {
  isActiveAt,
  isForOrderType,
  MINUTES_PER_DAY,
  MINUTES_PER_WEEK,
  minuteOfDayFrom,
  nextStart,
  type ShopTime,
  type Timetable,
  toSpan,
} from '../shop-time.ts';
import { findListPrice, listDiscountRules } from './active-offers.ts';
import { bestDiscount, type DiscountRule } from './dish-discount.ts';
import { isSelected, type OfferTarget } from './offer-target.ts';

/** What an article costs for one order type: without a time, and at its cheapest hour. */
export interface ArticlePrice {
  readonly listPrice: Cents;
  /** After discounts that always apply. */
  readonly steadyPrice: Cents;
  /** After all discounts, at the cheapest time of the week. */
  readonly lowestPrice: Cents;
}

/** A dish in a size or a combo, with its price for each order type that it is sold for. */
export interface PricedArticle {
  readonly target: OfferTarget;
  readonly prices: Readonly<Partial<Record<DeliveryType, ArticlePrice>>>;
  /** Order types with a discount that comes back every week and lasts longer than a day. */
  readonly longDiscounts: readonly DeliveryType[];
}

/** A discount with the longest time that it applies without a break. */
type LastingRule = DiscountRule & { readonly minutes: number };
type Rules = readonly LastingRule[];
const ANY_TIME: ShopTime = { day: 0, minute: minuteOfDayFrom(0) };

/** The prices of every article of a menu, for its price history (S3 L4). Free extras and promotions are no price. */
export function listArticlePrices(menu: Menu): PricedArticle[] {
  const rules = DELIVERY_TYPES.map((deliveryType) => ({
    deliveryType,
    rules: listDiscountRules(menu, ({ type }) => isForOrderType(type, deliveryType)).map((rule) => ({
      ...rule,
      minutes: longestStretch(rule.timetable),
    })),
  }));
  return listTargets(menu).map((target) => {
    const priced = rules.flatMap(({ deliveryType, rules: all }) => {
      const listPrice = findListPrice(target, deliveryType);
      const own = all.filter(({ selected }) => isSelected(selected, target));
      return listPrice === null ? [] : [{ deliveryType, own, price: priceArticle(listPrice, own) }];
    });
    return {
      target,
      prices: Object.fromEntries(priced.map(({ deliveryType, price }) => [deliveryType, price])),
      longDiscounts: priced
        .filter(({ own }) => own.some(({ minutes }) => minutes > MINUTES_PER_DAY && minutes < MINUTES_PER_WEEK))
        .map(({ deliveryType }) => deliveryType),
    };
  });
}

const listTargets = ({ dishes, combos }: Menu): OfferTarget[] => [
  ...[...dishes.values()].flatMap((dish) =>
    (dish.sizes.length === 0 ? [null] : dish.sizes.map(({ id }): SizeId | null => id)).map((sizeId) => ({
      dish,
      sizeId,
    })),
  ),
  ...[...combos.values()].map((combo) => ({ combo })),
];

function priceArticle(listPrice: Cents, rules: Rules): ArticlePrice {
  const priceWith = (some: Rules, time: ShopTime): Cents => bestDiscount(listPrice, some, { time }).resultPrice;
  const steadyPrice = priceWith(
    rules.filter(({ minutes }) => minutes === MINUTES_PER_WEEK),
    ANY_TIME,
  );
  // The discounts that apply together change only where one of them starts or ends.
  const starts = rules.flatMap(({ timetable }) => listStarts(timetable));
  const timed = starts.map((time) =>
    priceWith(
      rules.filter(({ timetable }) => isActiveAt(timetable, time)),
      time,
    ),
  );
  return {
    listPrice,
    steadyPrice,
    lowestPrice: timed.reduce((least, price) => (price < least ? price : least), steadyPrice),
  };
}

function listStarts(timetable: Timetable): ShopTime[] {
  return timetable.flatMap((entry) => nextStart([entry], ANY_TIME) ?? []);
}

/** The longest time without a break, in minutes; a week if there is none. */
function longestStretch(timetable: Timetable): number {
  if (timetable.length === 0) return MINUTES_PER_WEEK;
  const spans = timetable.flatMap((entry) => {
    const span = toSpan(entry);
    const midnight = entry.dayIndex * MINUTES_PER_DAY;
    return span ? [{ from: midnight + span.from, to: midnight + span.to }] : [];
  });
  // Two weeks in a row, because a stretch may go on into the next one.
  const nextWeek = spans.map(({ from, to }) => ({ from: from + MINUTES_PER_WEEK, to: to + MINUTES_PER_WEEK }));
  let [longest, start, end] = [0, 0, 0];
  for (const { from, to } of [...spans, ...nextWeek].toSorted((left, right) => left.from - right.from)) {
    if (from > end) start = from;
    end = Math.max(end, to);
    longest = Math.max(longest, end - start);
  }
  return Math.min(longest, MINUTES_PER_WEEK);
}
