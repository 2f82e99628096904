import {
  DAY_INDEXES,
  type DayIndex,
  MINUTES_PER_DAY,
  type Span,
  type Timetable,
  type TimetableEntry,
  toSpan,
} from '../../shop-time.ts';

/** Hours of each day as minutes from its midnight, sorted, without overlaps; what goes over midnight is cut there. */
export type WeekSpans = Readonly<Record<DayIndex, readonly Span[]>>;

const DAYS_PER_WEEK = 7;

/** The hours of a timetable by day; an empty one is always active (S3 C8). */
export function listWeekSpans(timetable: Timetable): WeekSpans {
  const whole = { from: 0, to: MINUTES_PER_DAY };
  const spans = timetable.flatMap((entry) => splitAtMidnight(entry));
  return byDay((day) =>
    timetable.length === 0
      ? [whole]
      : join(spans.filter((span) => span.day === day).map(({ from, to }) => ({ from, to }))),
  );
}

/** Adds a span to a day, or takes it away. */
export function paintDay(
  week: WeekSpans,
  day: DayIndex,
  { from, to, isOn }: Span & { readonly isOn: boolean },
): WeekSpans {
  const before = week[day].flatMap((span) => [
    ...(span.from < from ? [{ from: span.from, to: Math.min(span.to, from) }] : []),
    ...(span.to > to ? [{ from: Math.max(span.from, to), to: span.to }] : []),
  ]);
  return { ...week, [day]: join(isOn ? [...before, { from, to }] : before) };
}

/**
 * The timetable of painted hours; the whole week is an empty timetable, and without any hour there is none (null). Hours
 * that meet at midnight are one entry.
 */
export function toTimetable(week: WeekSpans): Timetable | null {
  if (DAY_INDEXES.every((day) => week[day].length === 0)) return null;
  const isWhole = DAY_INDEXES.every((day) => week[day].length === 1 && isWholeDay(week[day][0]));
  if (isWhole) return [];
  return DAY_INDEXES.flatMap((dayIndex) =>
    week[dayIndex]
      .filter((span) => !isContinued(week, dayIndex, span))
      .map((span): TimetableEntry => ({
        dayIndex,
        from: toText(span.from),
        to: toText(findEnd(week, dayIndex, span)),
      })),
  );
}

/** Returns whether the middle of a cell is painted. */
export const isPainted = (spans: readonly Span[], minute: number): boolean =>
  spans.some(({ from, to }) => from <= minute && minute < to);

function splitAtMidnight(entry: TimetableEntry): (Span & { readonly day: DayIndex })[] {
  const span = toSpan(entry);
  if (!span) return [];
  const today = { day: entry.dayIndex, from: span.from, to: Math.min(span.to, MINUTES_PER_DAY) };
  if (span.to <= MINUTES_PER_DAY) return [today];
  const next = { day: toDay(entry.dayIndex + 1), from: 0, to: span.to - MINUTES_PER_DAY };
  return span.from < MINUTES_PER_DAY ? [today, next] : [next];
}

/** Morning hours that belong to the evening before, such as 0 to 2 o'clock after 20 to 24. */
function isContinued(week: WeekSpans, day: DayIndex, span: Span): boolean {
  const evening = week[toDay(day - 1)].find(endsAtMidnight);
  return evening !== undefined && continues(evening, span);
}

function findEnd(week: WeekSpans, day: DayIndex, span: Span): number {
  if (!endsAtMidnight(span)) return span.to;
  return week[toDay(day + 1)].find((next) => continues(span, next))?.to ?? span.to;
}

const continues = (evening: Span, morning: Span): boolean => morning.from === 0 && morning.to <= evening.from;

const endsAtMidnight = (span: Span): boolean => span.to === MINUTES_PER_DAY && !isWholeDay(span);
const isWholeDay = (span: Span | undefined): boolean => span?.from === 0 && span.to === MINUTES_PER_DAY;

function join(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((left, right) => left.from - right.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else if (span.to > span.from) joined.push(span);
  }
  return joined;
}

function byDay(find: (day: DayIndex) => readonly Span[]): WeekSpans {
  return { 0: find(0), 1: find(1), 2: find(2), 3: find(3), 4: find(4), 5: find(5), 6: find(6) };
}

function toDay(value: number): DayIndex {
  const day = DAY_INDEXES[(value + DAYS_PER_WEEK) % DAYS_PER_WEEK];
  if (day === undefined) throw new Error(`not a day: ${value}`);
  return day;
}

const toText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
