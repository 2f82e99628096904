import { parseTimeOfDay, type Timetable, toSpan } from '../shop-time.ts';

/** Whether every entry has two times of day, and no two of a day overlap. */
export function isWholeTimetable(timetable: Timetable): boolean {
  return timetable.every(({ from, to }) => isTime(from) && isTime(to)) && !hasOverlap(timetable);
}

const isTime = (text: string): boolean => parseTimeOfDay(text) !== null;

function hasOverlap(timetable: Timetable): boolean {
  const byDay = Map.groupBy(timetable, ({ dayIndex }) => dayIndex);
  return [...byDay.values()].some((entries) => {
    const spans = entries.flatMap((entry) => toSpan(entry) ?? []).toSorted((left, right) => left.from - right.from);
    return spans.some(({ from }, index) => from < (spans[index - 1]?.to ?? 0));
  });
}
