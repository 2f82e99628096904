import { describe, expect, it } from 'vitest';
import { countWaitedMinutes, findNextCount, findWaitEnd, isCounting, takeOpenTimes } from './waited.ts';

const at = (time: string): number => Date.parse(`2026-11-${time}:00Z`);
/** Arrived ten minutes before closing; the next day has two openings. */
const LATE = [
  { from: at('21T22:20'), until: at('21T22:30') },
  { from: at('22T11:30'), until: at('22T14:30') },
  { from: at('22T17:00'), until: at('22T22:30') },
];

describe('the minutes that an order has waited', () => {
  it.each([
    ['before it arrived', '21T22:00', 0],
    ['when it arrived', '21T22:20', 0],
    ['before closing', '21T22:26', 6],
    ['when the shop closes', '21T22:30', 10],
    ['in the night', '22T03:00', 10],
    ['when the shop opens again', '22T11:30', 10],
    ['after opening', '22T11:35', 15],
    ['during the break', '22T16:00', 190],
    ['when nothing further is known', '29T12:00', 520],
  ])('%s', (_, now, minutes) => {
    expect(countWaitedMinutes(LATE, at(now))).toBe(minutes);
  });

  it('reach a step at an instant of opening time', () => {
    expect(findWaitEnd(LATE, 3)).toBe(at('21T22:23'));
    expect(findWaitEnd(LATE, 10)).toBe(at('21T22:30'));
    expect(findWaitEnd(LATE, 15)).toBe(at('22T11:35'));
    expect(findWaitEnd(LATE, 521)).toBeNull();
    expect(findWaitEnd([], 1)).toBeNull();
  });

  it('count while the shop is open', () => {
    expect(isCounting(LATE, at('21T22:29'))).toBe(true);
    expect(isCounting(LATE, at('21T22:30'))).toBe(false);
    expect(findNextCount(LATE, at('21T22:29'))).toBeNull();
    expect(findNextCount(LATE, at('21T22:30'))).toBe(at('22T11:30'));
    expect(findNextCount(LATE, at('22T23:00'))).toBeNull();
  });

  it('are known for as long as it matters', () => {
    expect(takeOpenTimes(LATE, 10)).toEqual(LATE.slice(0, 1));
    expect(takeOpenTimes(LATE, 11)).toEqual(LATE.slice(0, 2));
    expect(takeOpenTimes(LATE, 9999)).toEqual(LATE);
  });
});
