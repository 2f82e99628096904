import {
  isActiveAt,
  laterBy,
  MINUTES_PER_DAY,
  minuteOfDayFrom,
  nextStart,
  type ShopTime,
  type Timetable,
  toSpan,
} from '../../shop-time.ts';
import type { EditableOffer } from './editable-offer.ts';

/** The wall time of the shop with its day 'YYYY-MM-DD'. */
export interface OfferClock {
  readonly time: ShopTime;
  readonly date: string;
}

/**
 * planned: begins on a later day, or at a later time of the week. ended: its last day is over. paused: a daily dish that
 * is switched off. hidden: applies, but guests do not see it announced.
 */
export type OfferState =
  | { readonly state: 'active'; readonly until: ShopTime | null; readonly lastDay: string | null }
  | { readonly state: 'hidden'; readonly until: ShopTime | null; readonly lastDay: string | null }
  | { readonly state: 'planned'; readonly from: ShopTime | null; readonly firstDay: string | null }
  | { readonly state: 'ended'; readonly lastDay: string }
  | { readonly state: 'paused' };

/** What an offer is doing now, for the list of the office. */
export function findOfferState(offer: EditableOffer, { time, date }: OfferClock): OfferState {
  if (offer.kind === 'groupDiscount') return { state: 'active', until: null, lastDay: null };
  if (offer.kind === 'dailyDish' && !offer.active) return { state: 'paused' };
  const { validFrom, validUntil } = offer.kind === 'dailyDish' ? NO_DAYS : offer;
  if (validUntil !== undefined && validUntil < date) return { state: 'ended', lastDay: validUntil };
  const timetable = findTimetable(offer);
  if (validFrom !== undefined && date < validFrom) return { state: 'planned', from: null, firstDay: validFrom };
  if (!isActiveAt(timetable, time)) return { state: 'planned', from: nextStart(timetable, time), firstDay: null };
  const isShown = offer.kind === 'dailyDish' || offer.showInShop;
  return { state: isShown ? 'active' : 'hidden', until: findEnd(timetable, time), lastDay: validUntil ?? null };
}

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
