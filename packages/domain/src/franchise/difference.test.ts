import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopId } from '../ids.ts';
import { aShop } from '../../testing/index.ts';
import { splitBranchConfig, resolveBranchConfig } from './branch-document.ts';
import { differenceBetween, withDifference } from './difference.ts';

const dishes = (...names: readonly (readonly [id: string, price: number])[]) => ({
  dishes: names.map(([id, price]) => ({ id, prices: { delivery: { base: price } } })),
});
const FRANCHISE = dishes(['margherita', 900], ['funghi', 1100], ['tonno', 1200]);

describe('a branch follows its franchise except where it differs', () => {
  it.each([
    ['no difference', FRANCHISE, dishes(['margherita', 950], ['funghi', 1100], ['tonno', 1200])],
    [
      'keeps a price of its own',
      dishes(['margherita', 900], ['funghi', 1300], ['tonno', 1200]),
      dishes(['margherita', 950], ['funghi', 1300], ['tonno', 1200]),
    ],
    [
      'keeps out a dish it does not sell',
      dishes(['margherita', 900], ['funghi', 1100]),
      dishes(['margherita', 950], ['funghi', 1100]),
    ],
    [
      'keeps a dish of its own',
      dishes(['margherita', 900], ['funghi', 1100], ['tonno', 1200], ['calzone', 1400]),
      dishes(['margherita', 950], ['funghi', 1100], ['tonno', 1200], ['calzone', 1400]),
    ],
    [
      'keeps an order of its own',
      dishes(['tonno', 1200], ['margherita', 900], ['funghi', 1100]),
      dishes(['tonno', 1200], ['margherita', 950], ['funghi', 1100]),
    ],
  ])('%s', (_, own, after) => {
    const difference = differenceBetween(FRANCHISE, own);
    expect(withDifference(FRANCHISE, difference)).toEqual(own);
    const dearer = dishes(['margherita', 950], ['funghi', 1100], ['tonno', 1200]);
    expect(withDifference(dearer, difference)).toEqual(after);
  });

  it('gets new items in their place and loses deleted ones, changed or not', () => {
    const own = dishes(['margherita', 900], ['funghi', 1300], ['tonno', 1200]);
    const difference = differenceBetween(FRANCHISE, own);
    const next = dishes(['marinara', 800], ['margherita', 900], ['tonno', 1200]);
    expect(withDifference(next, difference)).toEqual(next);
  });

  it('stores only what differs', () => {
    expect(differenceBetween(FRANCHISE, dishes(['margherita', 900], ['funghi', 1300], ['tonno', 1200]))).toEqual({
      fields: {
        dishes: {
          items: { funghi: { fields: { prices: { fields: { delivery: { fields: { base: { set: 1300 } } } } } } } },
        },
      },
    });
    expect(differenceBetween(FRANCHISE, structuredClone(FRANCHISE))).toBeNull();
  });

  it('restores any document from base and difference', () => {
    const item = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), value: fc.jsonValue() });
    const list = fc.uniqueArray(item, { selector: ({ id }) => id });
    const document = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom('dishes', 'zones', 'x'), fc.oneof(list, fc.jsonValue())),
    );
    fc.assert(
      fc.property(document, document, (base, own) => {
        const written = JSON.parse(JSON.stringify(own));
        const stored = JSON.parse(JSON.stringify(differenceBetween(base, written)));
        expect(withDifference(base, stored)).toEqual(written);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the configuration of a branch', () => {
  const franchise = aShop({ id: shopId('tramonto'), slug: 'tramonto', domain: 'tramonto.example', phone: '1' });
  const branch = aShop({
    id: shopId('mitte'),
    slug: 'mitte',
    phone: '2',
    franchise: { id: shopId('tramonto') },
    opening: { ...franchise.opening, slotMinutes: 20 },
  });
  const stored = splitBranchConfig(franchise, branch);

  it('is restored in full', () => {
    expect(resolveBranchConfig(franchise, JSON.parse(JSON.stringify(stored)))).toEqual(branch);
  });

  it('inherits changes of the franchise, but never its identity', () => {
    const { domain, ...later } = franchise;
    const next = { ...later, domain, welcome: 'Ciao', phone: '9', opening: { ...franchise.opening, preOrderDays: 7 } };
    expect(resolveBranchConfig(next, stored)).toEqual({
      ...branch,
      welcome: 'Ciao',
      opening: { ...branch.opening, preOrderDays: 7 },
    });
  });
});
