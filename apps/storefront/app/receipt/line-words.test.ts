import { offerId } from '@tischlein/domain';
import { aDish, anOffer, percent, selection } from '@tischlein/domain/testing';
import { expect, it } from 'vitest';
import { priced } from '../../../../tests/support/priced.ts';
import { isFreeByOffer, pricedSavings } from './line-words.ts';

it('a pizza that is free by a promotion tells nothing but that', () => {
  const pizza = selection({ categories: ['pizza'] });
  const dishes = [aDish({ id: 'dear', price: 1200 }), aDish({ id: 'cheap', price: 1090 })];
  const offers = [
    anOffer({ id: 'two', kind: 'twoForOnePromotion', itemSelection: pizza }),
    anOffer({ id: 'twenty', kind: 'dishDiscount', ...percent(20), itemSelection: pizza }),
  ];
  const cart = priced({ dishes, offers }, [{ dish: 'dear' }, { dish: 'cheap' }], {
    confirmedTwoForOnePromotions: [offerId('two')],
  });
  const [dear, cheap] = cart.lines;
  expect(cheap && isFreeByOffer(cheap)).toBe(true);
  expect(cheap && pricedSavings(cheap, cart.adjustments)).toEqual([expect.stringMatching(/: gratis$/)]);
  expect(dear && isFreeByOffer(dear)).toBe(false);
});
