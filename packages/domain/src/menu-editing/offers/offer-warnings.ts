import { type BasisPoints, type Cents, toBasisPoints } from '../../money.ts';
import { DAY_INDEXES, type DayIndex, isForOrderType } from '../../shop-time.ts';
import { type EditableOffer, listEditableOffers } from './editable-offer.ts';
import { findClashes, type OfferClash } from './find-clashes.ts';
import { findNeverReason, type NeverCode } from './never-applies.ts';
import { findCommonTime, type OfferShop, readMenuOf } from './offer-shop.ts';
import { findTimetable } from './offer-state.ts';
import { type OfferExample, priceExample, priceTrial } from './price-example.ts';

/** What an offer may cost of an order before the office warns: 40 %. */
export const COSTLY_SHARE: BasisPoints = toBasisPoints(4000);

/**
 * never: it applies to no order. outdone: another offer is better wherever both apply. sameThreshold: another free
 * delivery begins earlier. sameDay: another daily dish of the weekday. dayMissing: the other weekdays have one. costs,
 * costsTogether: the offer, or all offers together, take more than the threshold.
 */
export type OfferWarning =
  | { readonly code: 'never'; readonly reason: NeverCode }
  | { readonly code: 'outdone'; readonly other: EditableOffer }
  | { readonly code: 'sameThreshold'; readonly other: EditableOffer; readonly minimum: Cents }
  | { readonly code: 'sameDay'; readonly other: EditableOffer; readonly day: DayIndex }
  | { readonly code: 'dayMissing'; readonly days: readonly DayIndex[] }
  | { readonly code: 'costs'; readonly share: BasisPoints }
  | { readonly code: 'costsTogether'; readonly share: BasisPoints };

/** Results that the editor has already; absent: they are calculated. */
interface Calculated {
  readonly example?: OfferExample | null;
  readonly clashes?: readonly OfferClash[];
}

/** Warnings about an offer; those that keep it from applying come first and alone. */
export function findOfferWarnings(shop: OfferShop, offer: EditableOffer, known: Calculated = {}): OfferWarning[] {
  if (offer.kind === 'dailyDish' && !offer.active) return [];
  const reason = findNeverReason(shop, offer);
  if (reason !== null) return [{ code: 'never', reason }];
  const { example = priceExample(shop, offer), clashes = findClashes(shop, offer) } = known;
  return [...findContradictions(shop, offer, clashes), ...findCosts(shop, offer, example)];
}

function findContradictions(shop: OfferShop, offer: EditableOffer, clashes: readonly OfferClash[]): OfferWarning[] {
  const outdone = clashes
    .filter(({ outcome, other }) => outcome === 'other' && coversHours(other, offer))
    .filter(({ withMine, withOther }) => withOther < withMine)
    .map(({ other }): OfferWarning => ({ code: 'outdone', other }));
  if (offer.kind === 'freeDelivery') return findEarlierDelivery(shop, offer);
  return offer.kind === 'dailyDish' ? [...outdone, ...findDailyWarnings(shop, offer)] : outdone;
}

/** An offer without hours of its own, or with the same ones, is there whenever the other is. */
const coversHours = (other: EditableOffer, offer: EditableOffer): boolean => {
  const hours = findTimetable(other);
  return hours.length === 0 || JSON.stringify(hours) === JSON.stringify(findTimetable(offer));
};

function findEarlierDelivery(
  { menu }: OfferShop,
  offer: Extract<EditableOffer, { kind: 'freeDelivery' }>,
): OfferWarning[] {
  return menu.offers
    .filter((other) => other.kind === 'freeDelivery' && other.id !== offer.id && other.showInShop)
    .filter((other) => coversHours(other, offer) && isForOrderType(other.type, 'delivery'))
    .flatMap((other): OfferWarning[] =>
      other.kind === 'freeDelivery' && other.minimumOrderValue <= offer.minimumOrderValue
        ? [{ code: 'sameThreshold', other, minimum: other.minimumOrderValue }]
        : [],
    );
}

function findDailyWarnings({ menu }: OfferShop, offer: Extract<EditableOffer, { kind: 'dailyDish' }>): OfferWarning[] {
  const others = listEditableOffers(menu).filter(
    (each) => each.kind === 'dailyDish' && each.active && each.id !== offer.id,
  );
  const sameDay = others
    .filter((other) => other.kind === 'dailyDish' && other.day === offer.day)
    .filter((other) => findCommonTime([findTimetable(other), findTimetable(offer)]) !== null)
    .map((other): OfferWarning => ({ code: 'sameDay', other, day: offer.day }));
  const days = listMissingDays([offer, ...others]);
  return days.length > 0 ? [...sameDay, { code: 'dayMissing', days }] : sameDay;
}

/** Weekdays without a daily dish between the first and the last that have one, if most of them do. */
export function listMissingDays(offers: readonly EditableOffer[]): readonly DayIndex[] {
  const taken = new Set(offers.flatMap((offer) => (offer.kind === 'dailyDish' && offer.active ? [offer.day] : [])));
  const inOrder = [...DAY_INDEXES.slice(1), ...DAY_INDEXES.slice(0, 1)];
  const places = inOrder.flatMap((day, index) => (taken.has(day) ? [index] : []));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const between = inOrder.slice(first, last + 1).filter((day) => !taken.has(day));
  return between.length < taken.size - 1 ? between : [];
}

function findCosts(shop: OfferShop, offer: EditableOffer, example: OfferExample | null): OfferWarning[] {
  if (example === null) return [];
  if (example.share > COSTLY_SHARE) return [{ code: 'costs', share: example.share }];
  const share = calculateShareOfAll(shop, offer, example);
  return share > COSTLY_SHARE ? [{ code: 'costsTogether', share }] : [];
}

/** What all offers together take off the example, as a share of what it costs without any. */
function calculateShareOfAll(
  shop: OfferShop,
  offer: EditableOffer,
  { items, context, priced }: OfferExample,
): BasisPoints {
  const none = { ...readMenuOf(shop, []), config: { ...shop.config, groupOrderDiscounts: [] } };
  const { deliveryType, time } = context;
  const plain = priceTrial(none, { offer, items, deliveryType, time }).priced.steps.total;
  return toBasisPoints(plain === 0 ? 0 : Math.max(0, Math.round(((plain - priced.steps.total) * 10_000) / plain)));
}

/** Days as a week begins: Monday first. */
export const sortDays = (days: readonly DayIndex[]): readonly DayIndex[] =>
  days.toSorted((left, right) => ((left + 6) % 7) - ((right + 6) % 7));
