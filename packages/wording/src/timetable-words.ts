import { DAY_INDEXES, type DayIndex, type Timetable, type TimetableEntry } from '@tischlein/domain';
import { listWords } from './list-words.ts';
import { weekday, weekdayShort } from './time-of-day.ts';

/** Days with the same hours. */
interface DaysAndHours {
  readonly days: readonly DayIndex[];
  readonly from: string;
  readonly to: string;
}

const MONDAY_FIRST: readonly DayIndex[] = [...DAY_INDEXES.slice(1), ...DAY_INDEXES.slice(0, 1)];

/** 'immer', 'täglich 11:30 bis 14:30', 'dienstags bis donnerstags, 11:30 bis 14:30, und samstags'. */
export function timetableSentence(timetable: Timetable): string {
  if (timetable.length === 0) return 'immer';
  return listWords(
    groupDays(timetable).map((group) => {
      const days = sayDays(group.days, IN_WORDS);
      if (isWholeDay(group)) return days;
      return `${days}${days === 'täglich' ? '' : ','} ${group.from} bis ${group.to}`;
    }),
  );
}

/** 'immer', 'Di–Do 11:30–14:30', 'Sa, So'. */
export function timetableShort(timetable: Timetable): string {
  if (timetable.length === 0) return 'immer';
  return groupDays(timetable)
    .map((group) => {
      const days = sayDays(group.days, SHORT);
      return isWholeDay(group) ? days : `${days} ${group.from}–${group.to}`;
    })
    .join(', ');
}

function groupDays(timetable: Timetable): DaysAndHours[] {
  const groups = Map.groupBy(timetable, ({ from, to }) => `${from} ${to}`);
  return [...groups.values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const taken = new Set([first, ...rest].map(({ dayIndex }) => dayIndex));
    return [{ days: MONDAY_FIRST.filter((day) => taken.has(day)), from: first.from, to: first.to }];
  });
}

const isWholeDay = ({ from, to }: Pick<TimetableEntry, 'from' | 'to'>): boolean =>
  from === '00:00' && (to === '24:00' || to === '00:00');

interface DayWords {
  readonly name: (day: DayIndex) => string;
  readonly to: string;
  readonly join: (words: readonly string[]) => string;
}

const IN_WORDS: DayWords = { name: (day) => `${weekday(day).toLowerCase()}s`, to: ' bis ', join: listWords };
const SHORT: DayWords = { name: weekdayShort, to: '–', join: (words) => words.join(', ') };

/** Three and more days in a row are a range. */
function sayDays(days: readonly DayIndex[], { name, to, join }: DayWords): string {
  if (days.length === MONDAY_FIRST.length) return 'täglich';
  const runs: DayIndex[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && MONDAY_FIRST.indexOf(day) === MONDAY_FIRST.indexOf(before) + 1) last.push(day);
    else runs.push([day]);
  }
  const words = runs.flatMap((run) => {
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) return [];
    return run.length > 2 ? [`${name(first)}${to}${name(last)}`] : run.map(name);
  });
  return join(words);
}
