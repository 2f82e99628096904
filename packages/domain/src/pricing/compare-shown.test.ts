import { describe, expect, it } from 'vitest';
import { lineId } from '../ids.ts';
import { toCents } from '../money.ts';
import { compareShown, type ShownCart } from './compare-shown.ts';

const tiramisu = { id: lineId('t'), name: 'Tiramisù', amount: 2, price: toCents(550) };
const pizza = { id: lineId('p'), name: 'Pizza', amount: 1, price: toCents(1000) };
const shown: ShownCart = { lines: [tiramisu, pizza], total: toCents(2100), decisions: 'pickup' };
const dearer = { ...tiramisu, price: toCents(750) };

describe('what was shown and what is now', () => {
  it.each<readonly [string, Partial<ShownCart>, ReturnType<typeof compareShown>]>([
    ['the same', {}, { prices: [], total: null }],
    [
      'a price that has risen',
      { lines: [dearer, pizza], total: toCents(2500) },
      {
        prices: [{ id: lineId('t'), name: 'Tiramisù', before: toCents(550), now: toCents(750) }],
        total: { before: toCents(2100), now: toCents(2500) },
      },
    ],
    [
      'a price that has fallen',
      { lines: [tiramisu, { ...pizza, price: toCents(800) }], total: toCents(1900) },
      {
        prices: [{ id: lineId('p'), name: 'Pizza', before: toCents(1000), now: toCents(800) }],
        total: { before: toCents(2100), now: toCents(1900) },
      },
    ],
    [
      'only another total, as an offer on the cart has ended',
      { total: toCents(2200) },
      { prices: [], total: { before: toCents(2100), now: toCents(2200) } },
    ],
    ['another amount, by the guest', { lines: [pizza], total: toCents(1000) }, { prices: [], total: null }],
    ['another decision of the guest', { decisions: 'delivery', total: toCents(2350) }, { prices: [], total: null }],
    [
      'another decision that changes a price',
      { decisions: 'delivery', lines: [dearer, pizza], total: toCents(2500) },
      {
        prices: [{ id: lineId('t'), name: 'Tiramisù', before: toCents(550), now: toCents(750) }],
        total: null,
      },
    ],
  ])('%s', (_, change, differences) => {
    expect(compareShown(shown, { ...shown, ...change })).toEqual(differences);
  });
});
