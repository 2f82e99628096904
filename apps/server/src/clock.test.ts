import { describe, expect, it } from 'vitest';
import { calendarAround, toInstant, toNow, plusMinutes, startOfDay, toUtc, toWallTime } from './clock.ts';

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
    expect(toInstant(date, minute)).toBe(instant);
    expect(toWallTime(instant)).toMatchObject({ date, minute });
  });

  it.each([120, 150, 179])('minute %i does not exist in the night that summer time begins', (minute) => {
    expect(toInstant('2027-03-28', minute)).toBeNull();
  });

  it.each([120, 150, 179])('minute %i in the night that summer time ends means its first instant', (minute) => {
    expect(toInstant('2027-10-31', minute)).toMatch(/\+02:00$/);
  });
});

it('counts calendar days across clock changes and the turn of the year', () => {
  expect(calendarAround('2027-03-28', 1, 1)).toEqual([
    { date: '2027-03-27', day: 6 },
    { date: '2027-03-28', day: 0, clockChange: { kind: 'skipped', from: 120, to: 180 } },
    { date: '2027-03-29', day: 1 },
  ]);
  expect(calendarAround('2027-10-31', 0, 0)).toEqual([
    { date: '2027-10-31', day: 0, clockChange: { kind: 'repeated', from: 120, to: 180 } },
  ]);
  expect(calendarAround('2026-12-31', 0, 1).map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01']);
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

it('stores instants in one format', () => {
  expect(toUtc('2026-11-21T19:30:00+01:00')).toBe('2026-11-21T18:30:00.000Z');
  expect(plusMinutes('2026-12-31T23:59:00.000Z', 2)).toBe('2027-01-01T00:01:00.000Z');
});
