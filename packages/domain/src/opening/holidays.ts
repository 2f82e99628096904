import type { OpeningHours, SpecialOpening } from '../shop/shop-config.ts';
import type { ShopDay } from '../shop-day.ts';
import type { Hours } from './stretches.ts';

/** The Länder by their usual codes. */
export const LANDS = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;
export type Land = (typeof LANDS)[number];

/** The public holidays of all Länder. */
export const HOLIDAYS = [
  'newYear',
  'epiphany',
  'womensDay',
  'goodFriday',
  'easterSunday',
  'easterMonday',
  'labourDay',
  'ascension',
  'whitSunday',
  'whitMonday',
  'corpusChristi',
  'augsburgPeace',
  'assumption',
  'childrensDay',
  'unity',
  'reformation',
  'allSaints',
  'repentance',
  'christmas',
  'secondChristmas',
] as const;
export type Holiday = (typeof HOLIDAYS)[number];

/** What applies on a holiday: closed, the hours of a Sunday, or those of its weekday. */
export const HOLIDAY_CHOICES = ['closed', 'sunday', 'usual'] as const;
export type HolidayChoice = (typeof HOLIDAY_CHOICES)[number];

/** The entry that makes a choice apply; null: none, the hours of the week apply. */
export function toHolidayOpening(opening: OpeningHours, day: ShopDay, choice: HolidayChoice): SpecialOpening | null {
  const entry = { from: day, to: day, reason: 'holiday' } as const;
  if (choice === 'usual') return null;
  if (choice === 'closed') return { ...entry, hours: [] };
  const { openingTimes, deliveryTimes } = opening;
  const hours = listSundays(openingTimes);
  return deliveryTimes.length === 0
    ? { ...entry, hours }
    : { ...entry, hours, deliveryHours: listSundays(deliveryTimes) };
}

const listSundays = (timetable: OpeningHours['openingTimes']): readonly Hours[] =>
  timetable.filter(({ dayIndex }) => dayIndex === 0).map(({ from, to }) => ({ from, to }));

/**
 * Enters the choices of several days among the others, each before the first that begins later. Those that are entered already keep their
 * order, as of two for the same day the first applies; days with an entry of their own keep it.
 */
export function enterHolidays(
  opening: OpeningHours,
  choices: readonly { readonly day: ShopDay; readonly choice: HolidayChoice }[],
): readonly SpecialOpening[] {
  return choices.reduce<readonly SpecialOpening[]>((known, { day, choice }) => {
    const added = toHolidayOpening(opening, day, choice);
    if (added === null || known.some(({ from, to }) => from <= day && day <= to)) return known;
    const index = known.findIndex(({ from }) => from > day);
    return known.toSpliced(index === -1 ? known.length : index, 0, added);
  }, opening.specialOpeningTimes);
}
