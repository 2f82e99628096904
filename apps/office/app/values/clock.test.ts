import { describe, expect, it } from 'vitest';
import { nextInstantAt } from './clock.ts';

describe('the next instant at a time of the shop', () => {
  it.each([
    ['today', '19:30', '2026-11-27T17:00:00Z', '2026-11-27T18:30:00.000Z'],
    ['tomorrow, if it is past', '17:00', '2026-11-27T17:00:00Z', '2026-11-28T16:00:00.000Z'],
    ['in summer', '19:30', '2026-07-01T10:00:00Z', '2026-07-01T17:30:00.000Z'],
    ['after midnight in the shop', '01:00', '2026-11-27T23:30:00Z', '2026-11-28T00:00:00.000Z'],
    ['on the other side of a clock change', '12:00', '2026-10-24T20:00:00Z', '2026-10-25T11:00:00.000Z'],
  ])('is %s', (_, time, now, expected) => {
    expect(nextInstantAt(time, Date.parse(now))).toBe(expected);
  });
});
