import { expect, it } from 'vitest';
import { seatStateAt } from './seat-time.ts';

it('is late once the kitchen has had a round for 25 minutes', () => {
  const seat = { isOpen: true, call: null, held: 0, ready: 0, waitingSince: '2026-11-27T18:00:00Z' };
  expect(seatStateAt(seat, Date.parse('2026-11-27T18:24:59Z'))).toBe('open');
  expect(seatStateAt(seat, Date.parse('2026-11-27T18:25:00Z'))).toBe('late');
});
