import { shopDay } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { midnightInShop, nextInShop } from './next-instant.ts';

describe('the next instant at a time of the shop', () => {
  it.each([
    ['today', '19:30', '2026-11-27T17:00:00Z', '2026-11-27T18:30:00.000Z'],
    ['tomorrow, if it is past', '17:00', '2026-11-27T17:00:00Z', '2026-11-28T16:00:00.000Z'],
    ['in summer', '19:30', '2026-07-01T10:00:00Z', '2026-07-01T17:30:00.000Z'],
    ['after midnight in the shop', '01:00', '2026-11-27T23:30:00Z', '2026-11-28T00:00:00.000Z'],
    ['at the turn of the year', '00:15', '2026-12-31T22:59:30Z', '2026-12-31T23:15:00.000Z'],
    ['the evening before winter time begins', '12:00', '2026-10-24T20:00:00Z', '2026-10-25T11:00:00.000Z'],
    ['the evening before summer time begins', '19:00', '2027-03-27T19:00:00Z', '2027-03-28T17:00:00.000Z'],
    ['the evening on which winter time began', '01:30', '2026-10-25T22:00:00Z', '2026-10-26T00:30:00.000Z'],
    ['the evening on which summer time began', '01:30', '2027-03-28T21:00:00Z', '2027-03-28T23:30:00.000Z'],
    ['before the hour that summer time skips', '01:59', '2027-03-27T22:00:00Z', '2027-03-28T00:59:00.000Z'],
    ['in the hour that summer time skips: an hour later', '02:30', '2027-03-27T22:00:00Z', '2027-03-28T01:30:00.000Z'],
    ['after the hour that summer time skips', '03:00', '2027-03-27T22:00:00Z', '2027-03-28T01:00:00.000Z'],
    ['in the hour that is repeated: its first pass', '02:30', '2026-10-24T22:00:00Z', '2026-10-25T00:30:00.000Z'],
    ['in its second pass, after the first', '02:30', '2026-10-25T00:45:00Z', '2026-10-25T01:30:00.000Z'],
    ['after the hour that is repeated', '03:00', '2026-10-24T22:00:00Z', '2026-10-25T02:00:00.000Z'],
  ])('is %s', (_, time, now, expected) => {
    expect(nextInShop(time, Date.parse(now))).toBe(expected);
  });

  it('is never past, and never more than 25 hours ahead', () => {
    for (let now = Date.parse('2026-01-01T00:00:00Z'); now < Date.parse('2028-01-01T00:00:00Z'); now += 37 * 60_000) {
      const ahead = Date.parse(nextInShop('02:30', now)) - now;
      expect(ahead).toBeGreaterThan(0);
      expect(ahead).toBeLessThanOrEqual(25 * 60 * 60_000);
    }
  });
});

it.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  ['2027-03-28', '2027-03-27T23:00:00.000Z'],
  ['2027-03-29', '2027-03-28T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins at %s', (day, midnight) => {
  expect(midnightInShop(shopDay(day))).toBe(midnight);
});
