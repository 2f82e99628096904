import {
  isActiveAt,
  laterBy,
  MINUTES_PER_DAY,
  MINUTES_PER_WEEK,
  minuteOfDayFrom,
  minuteOfWeek,
  nextStart,
  type ShopTime,
  type Timetable,
  toSpan,
} from '../../shop-time.ts';
import { dayNumber } from '../../day-number.ts';
import type { ShopConfig } from '../../shop/shop-config.ts';
import type { EditableOffer } from './editable-offer.ts';
import { listOfferTypes } from './offer-shop.ts';
import { listServingHours } from './serving-hours.ts';

/** The wall time of the shop with its day 'YYYY-MM-DD'. */
export interface OfferClock {
  readonly time: ShopTime;
  readonly date: string;
}

/**
 * planned: begins on a later day, or at a later time of the week. ended: its last day is over, or no order of its last
 * day can be served in its hours. paused: a daily dish that is switched off. hidden: applies, but guests do not see it
 * announced.
 */
export type OfferState =
  | { readonly state: 'active'; readonly until: ShopTime | null; readonly lastDay: string | null }
  | { readonly state: 'hidden'; readonly until: ShopTime | null; readonly lastDay: string | null }
  | { readonly state: 'planned'; readonly from: ShopTime | null; readonly firstDay: string | null }
  | { readonly state: 'ended'; readonly lastDay: string }
  | { readonly state: 'paused' };

/** What an offer is doing now, for the list of the office. */
export function findOfferState(config: ShopConfig, offer: EditableOffer, { time, date }: OfferClock): OfferState {
  if (offer.kind === 'groupDiscount') return { state: 'active', until: null, lastDay: null };
  if (offer.kind === 'dailyDish' && !offer.active) return { state: 'paused' };
  const { validFrom, validUntil } = offer.kind === 'dailyDish' ? NO_DAYS : offer;
  if (validUntil !== undefined && validUntil < date) return { state: 'ended', lastDay: validUntil };
  const timetable = findTimetable(offer);
  if (validFrom !== undefined && date < validFrom) return { state: 'planned', from: null, firstDay: validFrom };
  if (!isActiveAt(timetable, time)) {
    const from = nextStart(timetable, time);
    if (validUntil !== undefined && from !== null) {
      const minutesLeft =
        (dayNumber(validUntil) - dayNumber(date)) * MINUTES_PER_DAY + countMinutesAhead(config, offer, date);
      if (countMinutesUntil(time, from) >= minutesLeft) return { state: 'ended', lastDay: validUntil };
    }
    return { state: 'planned', from, firstDay: null };
  }
  const isShown = offer.kind === 'dailyDish' || offer.showInShop;
  return { state: isShown ? 'active' : 'hidden', until: findEnd(timetable, time), lastDay: validUntil ?? null };
}

/**
 * How far after the midnight at which a day begins its orders can be served: days count when guests order, hours when the
 * food is served (decision 041). Hours that begin on the last of these days may end on the next.
 */
function countMinutesAhead(config: ShopConfig, offer: EditableOffer, date: string): number {
  const { enablePreOrder, preOrderDays } = config.opening;
  const types = listOfferTypes(offer, config);
  const daysAhead = enablePreOrder && types.some((type) => type !== 'dineIn') ? preOrderDays : 0;
  const ends = types
    .flatMap((type) => listServingHours(config.opening, type, date))
    .map((hours) => toSpan(hours)?.to ?? 0);
  return daysAhead * MINUTES_PER_DAY + Math.max(MINUTES_PER_DAY, ...ends);
}

/** Minutes from the midnight at which today began to the next time of the week. */
const countMinutesUntil = (time: ShopTime, next: ShopTime): number =>
  time.minute + ((minuteOfWeek(next) - minuteOfWeek(time) + MINUTES_PER_WEEK) % MINUTES_PER_WEEK || MINUTES_PER_WEEK);

/** A daily dish applies on its weekday. */
export function findTimetable(offer: EditableOffer): Timetable {
  if (offer.kind === 'groupDiscount') return [];
  if (offer.kind !== 'dailyDish') return offer.timetable ?? [];
  const { from = '00:00', to = '24:00' } = offer.timespan ?? {};
  return [{ dayIndex: offer.day, from, to }];
}

const NO_DAYS: { readonly validFrom?: string; readonly validUntil?: string } = {};

/** When the hours that apply now end; null: never. */
function findEnd(timetable: Timetable, time: ShopTime): ShopTime | null {
  const running = timetable.find((entry) => isActiveAt([entry], time));
  const span = running && toSpan(running);
  if (!running || !span) return null;
  return laterBy({ day: 0, minute: minuteOfDayFrom(0) }, running.dayIndex * MINUTES_PER_DAY + span.to);
}
