import { type DayIndex, parseTimeOfDay, type ShopTime, type TimetableEntry } from '../src/shop-time.ts';

const DAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'] as const;
type Day = (typeof DAYS)[number];

/** at('Mi 18:00') */
export function at(text: `${Day} ${string}`): ShopTime {
  const [day = '', time = ''] = text.split(' ');
  const minute = parseTimeOfDay(time);
  if (minute === null) throw new Error(`no time: ${text}`);
  return { day: toDayIndex(day), minute };
}

/** during('Mo 11:30-14:00') */
export function during(text: `${Day} ${string}-${string}`): TimetableEntry {
  const [day = '', span = ''] = text.split(' ');
  const [from = '', to = ''] = span.split('-');
  return { dayIndex: toDayIndex(day), from, to };
}

function toDayIndex(day: string): DayIndex {
  const index = DAYS.findIndex((name) => name === day);
  if (index < 0) throw new Error(`no day: ${day}`);
  return index as DayIndex;
}
