import { addDays, shopDay } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import {
  toBusinessRange,
  calendarAround,
  endOfDay,
  lastDays,
  plusMinutes,
  toUtcRange,
  toDayRange,
  startOfDay,
  toBusinessDay,
  toInstant,
  toNow,
  toUtc,
  toWallTime,
  toZonedInstant,
} from './clock.ts';

describe('wall time in Europe/Berlin', () => {
  it.each([
    ['2026-11-21T18:30:00.000Z', '2026-11-21', 6, 19 * 60 + 30],
    ['2026-11-21T23:30:00.000Z', '2026-11-22', 0, 30],
    ['2027-07-01T10:00:59.999Z', '2027-07-01', 4, 12 * 60],
    ['2026-12-31T23:00:00.000Z', '2027-01-01', 5, 0],
    ['2028-02-29T12:00:00.000Z', '2028-02-29', 2, 13 * 60],
    ['2027-03-28T00:59:00.000Z', '2027-03-28', 0, 119],
    ['2027-03-28T01:00:00.000Z', '2027-03-28', 0, 180],
    ['2027-10-31T00:30:00.000Z', '2027-10-31', 0, 150],
    ['2027-10-31T01:30:00.000Z', '2027-10-31', 0, 150],
    ['2027-10-31T02:00:00+01:00', '2027-10-31', 0, 120],
  ])('%s is %s, day %i, minute %i', (instant, date, day, minute) => {
    expect(toWallTime(instant)).toEqual({ date, day, minute });
  });
});

describe('the instant of a wall time', () => {
  it.each([
    ['2026-11-21', 19 * 60 + 30, '2026-11-21T19:30:00+01:00'],
    ['2027-07-01', 0, '2027-07-01T00:00:00+02:00'],
    ['2027-03-28', 119, '2027-03-28T01:59:00+01:00'],
    ['2027-03-28', 180, '2027-03-28T03:00:00+02:00'],
    ['2027-10-31', 180, '2027-10-31T03:00:00+01:00'],
  ])('%s minute %i is %s', (date, minute, instant) => {
    expect(toZonedInstant(shopDay(date), minute)).toBe(instant);
    expect(toInstant(shopDay(date), minute)).toBe(toUtc(instant));
    expect(toWallTime(instant)).toMatchObject({ date, minute });
  });

  it.each([120, 150, 179])('minute %i does not exist in the night that summer time begins', (minute) => {
    expect(toInstant(shopDay('2027-03-28'), minute)).toBeNull();
  });

  it.each([120, 150, 179])('minute %i in the night that summer time ends means its first instant', (minute) => {
    expect(toZonedInstant(shopDay('2027-10-31'), minute)).toMatch(/\+02:00$/);
  });
});

it('counts calendar days across clock changes and the turn of the year', () => {
  expect(calendarAround(shopDay('2027-03-28'), 1, 1)).toEqual([
    { date: '2027-03-27', day: 6 },
    { date: '2027-03-28', day: 0, clockChange: { kind: 'skipped', from: 120, to: 180 } },
    { date: '2027-03-29', day: 1 },
  ]);
  expect(calendarAround(shopDay('2027-10-31'), 0, 0)).toEqual([
    { date: '2027-10-31', day: 0, clockChange: { kind: 'repeated', from: 120, to: 180 } },
  ]);
  expect(calendarAround(shopDay('2026-12-31'), 0, 1).map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01']);
});

it.each([
  ['2027-10-31T02:30:00+02:00', undefined],
  ['2027-10-31T02:30:00+01:00', true],
  ['2027-10-31T02:59:59.999+01:00', true],
  ['2027-10-31T03:00:00+01:00', undefined],
])('marks the second pass of the repeated hour: %s', (instant, isRepeated) => {
  expect(toNow(instant).isRepeated).toBe(isRepeated);
});

it('finds the start of a day with 23 or 25 hours', () => {
  expect(startOfDay('2027-03-28T20:00:00.000Z')).toBe('2027-03-27T23:00:00.000Z');
  expect(startOfDay('2027-10-31T20:00:00.000Z')).toBe('2027-10-30T22:00:00.000Z');
});

describe('the instants of days', () => {
  it.each([
    ['in winter', '2027-01-15', '2027-01-14T23:00:00.000Z', '2027-01-15T23:00:00.000Z'],
    ['in summer', '2027-05-01', '2027-04-30T22:00:00.000Z', '2027-05-01T22:00:00.000Z'],
    ['with 23 hours', '2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    ['with 25 hours', '2027-10-31', '2027-10-30T22:00:00.000Z', '2027-10-31T23:00:00.000Z'],
    ['at the turn of the year', '2026-12-31', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ])('%s', (_, day, from, to) => {
    expect(toDayRange(shopDay(day))).toMatchObject({ from, to });
    expect([startOfDay(from), endOfDay(from)]).toEqual([from, to]);
  });

  it('of neighbouring days and months meet without a gap', () => {
    for (let day = shopDay('2026-01-01'); day < '2029-01-01'; day = addDays(day, 1))
      expect(toDayRange(day).to).toBe(toDayRange(addDays(day, 1)).from);
    expect(toUtcRange({ from: shopDay('2027-05-01'), to: shopDay('2027-05-31') })).toMatchObject({
      from: '2027-04-30T22:00:00.000Z',
      to: '2027-05-31T22:00:00.000Z',
    });
  });

  it('at the end of the calendar are ranges, too', () => {
    const last = shopDay('9999-12-31');
    for (const { from, to } of [toDayRange(last), toBusinessRange(last)])
      expect(Date.parse(to)).toBeGreaterThan(Date.parse(from));
    expect(toWallTime('9999-12-31T23:30:00.000Z')).toMatchObject({ minute: 30 });
  });

  it('without a first or last day hold every instant', () => {
    const all = [
      toUtcRange({ from: null, to: null }),
      toUtcRange({ from: shopDay('0000-01-01'), to: shopDay('9999-12-31') }),
    ];
    for (const { from, to } of all)
      for (const instant of ['1970-01-01T00:00:00.000Z', '2026-11-21T18:30:00.000Z', '9999-12-30T00:00:00.000Z'])
        expect(from <= instant && instant < to).toBe(true);
  });

  it('the last seven days begin at midnight, whatever the clocks did', () => {
    for (const now of ['2027-03-29T22:30:00.000Z', '2027-10-31T22:30:00.000Z', '2027-04-03T21:30:00.000Z'])
      expect(lastDays(now, 7)).toEqual({ from: addDays(toWallTime(now).date, -6), to: toWallTime(now).date });
  });
});

describe('a business day', () => {
  it.each([
    ['2026-11-22T03:59:00.000Z', '2026-11-21'],
    ['2026-11-22T04:00:00.000Z', '2026-11-22'],
    ['2027-03-28T02:30:00.000Z', '2027-03-27'],
    ['2027-03-28T03:00:00.000Z', '2027-03-28'],
    ['2027-10-31T03:30:00.000Z', '2027-10-30'],
    ['2027-10-31T04:00:00.000Z', '2027-10-31'],
  ])('ends at 5:00: %s is of %s', (instant, day) => {
    expect(toBusinessDay(instant)).toBe(day);
    const { from, to } = toBusinessRange(toBusinessDay(instant));
    expect(from <= instant && instant < to).toBe(true);
  });
});

it('stores instants in one format', () => {
  expect(toUtc('2026-11-21T19:30:00+01:00')).toBe('2026-11-21T18:30:00.000Z');
  expect(plusMinutes('2026-12-31T23:59:00.000Z', 2)).toBe('2027-01-01T00:01:00.000Z');
});
