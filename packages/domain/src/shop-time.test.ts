import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, during } from '../testing/time.ts';
import {
  DAY_INDEXES,
  isActiveAt,
  isForOrderType,
  laterBy,
  minuteOfDayFrom,
  minuteOfWeek,
  MINUTES_PER_WEEK,
  nextCommonStart,
  nextStart,
  parseTimeOfDay,
  type ShopTime,
  type TimetableEntry,
} from './shop-time.ts';

describe("timetables: '0 = Sunday; to <= from means the next day; end exclusive' (S3 O3)", () => {
  it.each([
    ['the start is inclusive', 'Mo 11:30-14:00', 'Mo 11:30', true],
    ['a minute before the start', 'Mo 11:30-14:00', 'Mo 11:29', false],
    ['the last minute', 'Mo 11:30-14:00', 'Mo 13:59', true],
    ['end exclusive', 'Mo 11:30-14:00', 'Mo 14:00', false],
    ['another day', 'Mo 11:30-14:00', 'Di 12:00', false],
    ['over midnight, before it', 'Fr 18:00-02:00', 'Fr 23:59', true],
    ['over midnight, after it', 'Fr 18:00-02:00', 'Sa 01:59', true],
    ['over midnight, at its end', 'Fr 18:00-02:00', 'Sa 02:00', false],
    ['over midnight, the night before', 'Fr 18:00-02:00', 'Fr 01:00', false],
    ['the week wraps from Saturday to Sunday', 'Sa 18:00-03:00', 'So 02:59', true],
    ['the week wraps, at its end', 'Sa 18:00-03:00', 'So 03:00', false],
    ['`to` equal to `from` is a whole day', 'Mi 10:00-10:00', 'Do 09:59', true],
    ['the end of a whole day', 'Mi 10:00-10:00', 'Do 10:00', false],
    ["'24:00' is midnight at the end of the day", 'Do 20:00-24:00', 'Do 23:59', true],
    ["'24:00' does not reach into the next day", 'Do 20:00-24:00', 'Fr 00:00', false],
    ["'00:00' as an end is the same midnight", 'Do 20:00-00:00', 'Do 23:59', true],
    ['midnight to midnight', 'Do 00:00-24:00', 'Do 00:00', true],
    ["from '24:00' starts the next day", 'Do 24:00-02:00', 'Fr 01:00', true],
    ["from '24:00' is not on this day", 'Do 24:00-02:00', 'Do 01:00', false],
    ["from '24:00' to '00:00' is the whole next day", 'Do 24:00-00:00', 'Fr 23:59', true],
    ['invalid times are never active', 'Do 25:00-26:00', 'Do 12:00', false],
  ] as const)('%s: %s at %s', (_, entry, time, expected) => {
    expect(isActiveAt([during(entry)], at(time))).toBe(expected);
  });

  it("'An empty timetable means always' (S3 C8)", () => {
    expect(isActiveAt([], at('So 03:00'))).toBe(true);
    expect(nextStart([], at('So 03:00'))).toBeNull();
  });

  it('is active while one of its entries is', () => {
    const lunchAndDinner = [during('Mo 11:30-14:00'), during('Mo 17:00-22:00')];
    expect(
      ['Mo 12:00', 'Mo 15:00', 'Mo 18:00'].map((time) => isActiveAt(lunchAndDinner, at(time as 'Mo 12:00'))),
    ).toEqual([true, false, true]);
  });
});

describe("'um {time} bestellbar' (S3 T15)", () => {
  it.each([
    ['later today', ['Mo 11:30-14:00', 'Mo 17:00-22:00'], 'Mo 15:00', 'Mo 17:00'],
    ['tomorrow', ['Mo 11:30-14:00', 'Di 11:00-12:00'], 'Mo 15:00', 'Di 11:00'],
    ['next week, same day', ['Mo 11:30-14:00'], 'Mo 15:00', 'Mo 11:30'],
    ['across the end of the week', ['So 10:00-12:00'], 'Sa 23:00', 'So 10:00'],
    ['a start right now is a week away', ['Mo 11:30-14:00'], 'Mo 11:30', 'Mo 11:30'],
  ] as const)('%s', (_, entries, time, expected) => {
    expect(
      nextStart(
        entries.map((entry) => during(entry)),
        at(time),
      ),
    ).toEqual(at(expected));
  });

  it('waits until both dish and category are active', () => {
    const category = [during('Mo 11:00-15:00'), during('Di 11:00-15:00')];
    expect(nextCommonStart([category, [during('Di 09:00-22:00')]], at('Mo 10:00'))).toEqual(at('Di 11:00'));
    expect(nextCommonStart([category, [during('Mi 09:00-22:00')]], at('Mo 10:00'))).toBeNull();
  });
});

describe("offer types: 'all, webshop, or equal to the current delivery type; webshop excludes dineIn' (S1 §5)", () => {
  it.each([
    ['all', [true, true, true]],
    ['webshop', [true, true, false]],
    ['delivery', [true, false, false]],
    ['pickup', [false, true, false]],
    ['dineIn', [false, false, true]],
  ] as const)('%s', (filter, expected) => {
    expect((['delivery', 'pickup', 'dineIn'] as const).map((type) => isForOrderType(filter, type))).toEqual(expected);
  });
});

describe('times of day', () => {
  it.each([
    ['00:00', 0],
    ['23:59', 1439],
    ['24:00', 0],
    ['24:01', null],
    ['12:60', null],
    ['9:30', null],
    ['', null],
    ['12:30 ', null],
  ])('%j', (text, expected) => {
    expect(parseTimeOfDay(text)).toBe(expected);
  });

  it('are whole minutes of one day', () => {
    expect(() => minuteOfDayFrom(1440)).toThrow();
    expect(() => minuteOfDayFrom(0.5)).toThrow();
    expect(() => laterBy(at('Mo 12:00'), 0.5)).toThrow();
  });
});

const someTime: fc.Arbitrary<ShopTime> = fc.record({
  day: fc.constantFrom(...DAY_INDEXES),
  minute: fc.integer({ min: 0, max: 1439 }).map(minuteOfDayFrom),
});
const timeOfDay = fc
  .integer({ min: 0, max: 1440 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
const someEntry: fc.Arbitrary<TimetableEntry> = fc.record({
  dayIndex: fc.constantFrom(...DAY_INDEXES),
  from: timeOfDay,
  to: timeOfDay,
});

describe('for any timetable', () => {
  it('the next start is the first moment it becomes active', () => {
    fc.assert(
      fc.property(fc.array(someEntry, { minLength: 1, maxLength: 4 }), someTime, (timetable, time) => {
        const start = nextStart(timetable, time);
        if (!start) throw new Error('every timetable with entries starts');
        expect(isActiveAt(timetable, start)).toBe(true);
        const wait =
          (minuteOfWeek(start) - minuteOfWeek(time) + MINUTES_PER_WEEK) % MINUTES_PER_WEEK || MINUTES_PER_WEEK;
        const isRunning = isActiveAt(timetable, time);
        for (let minutes = 1; minutes < wait; minutes += 7) {
          if (!isRunning) expect(isActiveAt(timetable, laterBy(time, minutes))).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('an entry is active for its length, counted minute by minute over the week', () => {
    const toMinutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    fc.assert(
      fc.property(someEntry, (entry) => {
        const [from, to] = [toMinutes(entry.from), toMinutes(entry.to)];
        const start: ShopTime = { day: 0, minute: minuteOfDayFrom(0) };
        let running = 0;
        for (let minute = 0; minute < MINUTES_PER_WEEK; minute += 1)
          running += isActiveAt([entry], laterBy(start, minute)) ? 1 : 0;
        expect(running).toBe((to > from ? to - from : to + 1440 - from) || 1440);
      }),
      { numRuns: 30 },
    );
  });

  it('adding minutes wraps around the week', () => {
    fc.assert(
      fc.property(someTime, fc.integer({ min: -30_000, max: 30_000 }), (time, minutes) => {
        expect(laterBy(laterBy(time, minutes), -minutes)).toEqual(time);
      }),
    );
  });
});
