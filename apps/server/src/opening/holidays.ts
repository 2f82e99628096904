import { parseShopDay, type Period, type ShopDay, toYear } from '@tischlein/domain';
import type { Holiday, Land } from '@tischlein/domain/opening';
import { getHolidays, type HolidayType, type Region } from 'feiertagejs';

export interface HolidayOnDay {
  readonly day: ShopDay;
  readonly holiday: Holiday;
  /** Only in some places of the Land. */
  readonly isLocal: boolean;
}

const KEYS: Readonly<Record<HolidayType, Holiday>> = {
  NEUJAHRSTAG: 'newYear',
  HEILIGEDREIKOENIGE: 'epiphany',
  WELTFRAUENTAG: 'womensDay',
  KARFREITAG: 'goodFriday',
  OSTERSONNTAG: 'easterSunday',
  OSTERMONTAG: 'easterMonday',
  TAG_DER_ARBEIT: 'labourDay',
  CHRISTIHIMMELFAHRT: 'ascension',
  PFINGSTSONNTAG: 'whitSunday',
  PFINGSTMONTAG: 'whitMonday',
  FRONLEICHNAM: 'corpusChristi',
  AUGSBURGER_FRIEDENSFEST: 'augsburgPeace',
  MARIAHIMMELFAHRT: 'assumption',
  WELTKINDERTAG: 'childrensDay',
  DEUTSCHEEINHEIT: 'unity',
  REFORMATIONSTAG: 'reformation',
  ALLERHEILIGEN: 'allSaints',
  BUBETAG: 'repentance',
  ERSTERWEIHNACHTSFEIERTAG: 'christmas',
  ZWEITERWEIHNACHTSFEIERTAG: 'secondChristmas',
};

// In Bavaria where most people are Catholic, in Saxony and Thuringia in some Catholic places, the peace in the city of Augsburg.
const LOCAL: Readonly<Partial<Record<Land, readonly Holiday[]>>> = {
  BY: ['assumption', 'augsburgPeace'],
  SN: ['corpusChristi'],
  TH: ['corpusChristi'],
};

/** The public holidays of a Land, those of some of its places included. */
export function listHolidays(land: Land, { from, to }: Period): readonly HolidayOnDay[] {
  const local = LOCAL[land] ?? [];
  const found = listYears(from, to).flatMap((year) => [
    ...readHolidays(year, land === 'BY' ? 'AUGSBURG' : land),
    ...readHolidays(year, 'ALL').filter(({ holiday }) => local.includes(holiday)),
  ]);
  const byDay = new Map(found.map((each) => [each.day, { ...each, isLocal: local.includes(each.holiday) }]));
  return [...byDay.values()]
    .filter(({ day }) => from <= day && day <= to)
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

const readHolidays = (year: number, region: Region) =>
  getHolidays(year, region).flatMap(({ name, dateString }) => {
    const day = parseShopDay(dateString);
    return day === null ? [] : [{ day, holiday: KEYS[name] }];
  });

function listYears(from: ShopDay, to: ShopDay): readonly number[] {
  const first = Number(toYear(from));
  return Array.from({ length: Number(toYear(to)) - first + 1 }, (_, index) => first + index);
}
