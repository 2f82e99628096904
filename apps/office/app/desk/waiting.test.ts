import type { DeskOrder } from '@tischlein/contract/office';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../../tests/support/desk-order.ts';
import { findAge, findEnd, findLoudness, formatWait, mayRing } from './waiting.ts';

describe('an order that nobody answers', () => {
  const since = '2026-11-21T18:00:00Z';
  const openTimes = [
    { from: since, until: '2026-11-21T18:10:00Z' },
    { from: '2026-11-22T10:30:00Z', until: '2026-11-22T21:30:00Z' },
  ];
  const unanswered: NonNullable<DeskOrder['unanswered']> = {
    since,
    openTimes,
    people: [],
    ringMinutes: 1,
    tellMinutes: 3,
    callMinutes: 6,
    last: 'refuse',
    lastMinutes: 15,
  };
  const order = anOrder('a', { unanswered });
  const at = (minutes: number): number => Date.parse(since) + minutes * 60_000;

  it.each([
    [0, null, 0],
    [1, 'ring', 1],
    [3, 'tell', 2],
    [6, 'call', 3],
    [60, 'call', 3],
    [16.5 * 60 + 4, 'call', 3],
    [16.5 * 60 + 5, 'end', 4],
  ])('after %s minutes is at the step %s', (minutes, step, loudness) => {
    expect(findAge(order, at(minutes))).toBe(step);
    expect(findLoudness([anOrder('b', {}), order], at(minutes))).toBe(loudness);
  });

  it.each([
    [0, 'gerade eben', true],
    [3.5, 'seit 3 Min.', true],
    [10, 'zählt ab Sonntag 11:30', false],
    [16.5 * 60 + 2, 'seit 12 Min.', true],
  ])('after %s minutes says "%s"; it rings while the shop is open (S3 R4)', (minutes, text, rings) => {
    expect(formatWait(order, at(minutes))).toBe(text);
    expect(mayRing(order, at(minutes))).toBe(rings);
  });

  it('ends after 15 minutes of opening time, or never', () => {
    expect(findEnd(unanswered)).toBe(Date.parse('2026-11-22T10:35:00Z'));
    expect(findEnd({ ...unanswered, last: 'none' })).toBeNull();
  });

  it('counts from the first moment if it is a test order', () => {
    const test = anOrder('t', { isTest: true, placedAt: since });
    expect([formatWait(test, at(4)), mayRing(test, at(4)), findAge(test, at(4))]).toEqual(['seit 4 Min.', true, null]);
  });

  it('has no age once it is answered', () => {
    expect(findAge(anOrder('a', {}), at(60))).toBeNull();
    expect(findLoudness([], at(60))).toBe(0);
  });
});
