import type { DayIndex, ShopTime } from '@tischlein/domain';
import type { OfferClock, OfferStanding, OfferState } from '@tischlein/domain/offer-editing';
import { timeOfDay, weekday } from '../time-of-day.ts';
import { nearDate } from '../time.ts';

export const OFFER_STANDING_WORDS = { draft: 'Entwurf', never: 'gilt nie' } as const;

/** The state of an offer in a word or two: 'Entwurf', 'gilt nie', 'läuft bis 23:59'. */
export const offerStandingWords = ({ standing, state }: OfferStanding, now: OfferClock): string =>
  standing === 'draft' || standing === 'never' ? OFFER_STANDING_WORDS[standing] : offerStateWords(state, now);

/** 'läuft bis 23:59', 'geplant ab Dienstag 11:30', 'beendet am 30.11.' */
function offerStateWords(state: OfferState, now: OfferClock): string {
  switch (state.state) {
    case 'active':
      return `läuft${sayEnd(state, now)}`;
    case 'hidden':
      return `läuft, nicht angezeigt${sayEnd(state, now)}`;
    case 'planned':
      if (state.firstDay !== null) return `geplant ab ${nearDate(state.firstDay, now.date)}`;
      return state.from === null ? 'geplant' : `geplant ab ${sayTime(state.from, now.time)}`;
    case 'ended':
      return `beendet am ${nearDate(state.lastDay, now.date)}`;
    case 'paused':
      return 'beendet';
  }
}

function sayEnd(
  { until, lastDay }: { readonly until: ShopTime | null; readonly lastDay: string | null },
  now: OfferClock,
): string {
  if (lastDay !== null) return ` bis ${nearDate(lastDay, now.date)}`;
  return until === null ? '' : ` bis ${sayEndTime(until, now.time)}`;
}

/** Midnight is the end of the day before: 'Mittwoch 24:00'. */
function sayEndTime(time: ShopTime, now: ShopTime): string {
  if (time.minute !== 0) return sayTime(time, now);
  const day = DAY_BEFORE[time.day];
  return day === now.day ? MIDNIGHT : `${weekday(day)} ${MIDNIGHT}`;
}

const MIDNIGHT = '24:00';
const DAY_BEFORE: Readonly<Record<DayIndex, DayIndex>> = { 0: 6, 1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5 };

/** A day begins at midnight: 'Mittwoch'. */
function sayTime(time: ShopTime, now: ShopTime): string {
  if (time.minute === 0) return weekday(time.day);
  return time.day === now.day ? timeOfDay(time.minute) : `${weekday(time.day)} ${timeOfDay(time.minute)}`;
}
