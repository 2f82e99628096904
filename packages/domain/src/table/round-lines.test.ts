import { expect, it } from 'vitest';
import { billLineId, orderId } from '../ids.ts';
import { toBasisPoints, toCents } from '../money.ts';
import { findPosition, toBillLines } from './round-lines.ts';

const rate = (percent: number, gross: number) => ({ rate: toBasisPoints(percent * 100), gross: toCents(gross) });
const round = (vat: readonly ReturnType<typeof rate>[]) => ({
  order: orderId('o'),
  number: 231,
  lines: [
    { name: 'Pizza', amount: 2, vat: [rate(7, 1960), rate(19, 0)] },
    { name: 'Wein', amount: 1, vat: [rate(19, 500)] },
  ],
  vat,
  freeItems: 'Gratisartikel',
});

it("'A booked line is its price less its share of C and K, plus its deposit' (S3 C36)", () => {
  expect(toBillLines(round([rate(7, 1960), rate(19, 500)]))).toEqual([
    { id: '231-0', round: 'o', name: 'Pizza', units: 2, rates: [rate(7, 1960)] },
    { id: '231-1', round: 'o', name: 'Wein', units: 1, rates: [rate(19, 500)] },
  ]);
});

it('the deposit of a free item is a line of its own, so that the bill is the sum of its rounds', () => {
  expect(toBillLines(round([rate(7, 1960), rate(19, 525)])).at(-1)).toEqual({
    id: '231-2',
    round: 'o',
    name: 'Gratisartikel',
    units: 1,
    rates: [rate(19, 25)],
  });
});

it.each([
  ['231-0', 0],
  ['231-12', 12],
  ['231-0:2', 0],
  ['part', -1],
])('%s is position %d of its order', (id, position) => {
  expect(findPosition(billLineId(id))).toBe(position);
});
