import { describe, expect, it } from 'vitest';
import { toWallTime } from '../clock.ts';
import { formatExpectedTime } from './expected-time.ts';

const PLACED = '2026-11-21T17:42:00.000Z';
const ORDER = {
  delivery_type: 'delivery',
  placed_at: PLACED,
  released_at: PLACED,
  serve_at: null,
  promised_at: null,
} as const;
const opening = { preparationMinutes: { delivery: 35, pickup: 20, dineIn: 15 } };
const format = (order: Partial<Parameters<typeof formatExpectedTime>[0]>) =>
  formatExpectedTime({ ...ORDER, ...order }, { opening, now: toWallTime(PLACED) });

describe("'Before acceptance a window of 15 minutes for delivery and 10 for pickup; after it the promised time' (S3 R3)", () => {
  it.each([
    ['delivery', {}, '19:20–19:35'],
    ['pickup', { delivery_type: 'pickup' }, '19:05–19:15'],
    ['at a table nothing is promised', { delivery_type: 'dineIn' }, ''],
    ['on the full five minutes', { placed_at: '2026-11-21T17:40:00.000Z', released_at: null }, '19:15–19:30'],
    ['a second after them', { released_at: '2026-11-21T17:40:01.000Z' }, '19:20–19:35'],
    ['a millisecond after them', { released_at: '2026-11-21T17:40:00.001Z' }, '19:20–19:35'],
    ['from the payment on', { released_at: '2026-11-21T17:51:00.000Z' }, '19:30–19:45'],
    ['for a requested time', { serve_at: '2026-11-22T12:00:00.000Z' }, 'Sonntag 13:00–13:15'],
    ['over midnight', { serve_at: '2026-11-21T22:50:00.000Z' }, '23:50–00:05'],
    ['promised', { promised_at: '2026-11-21T18:25:00.000Z' }, '19:25'],
  ] as const)('%s', (_, order, words) => {
    expect(format(order)).toBe(words);
  });
});
