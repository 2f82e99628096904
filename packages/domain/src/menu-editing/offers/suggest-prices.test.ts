import { describe, expect, it } from 'vitest';
import { aDailyDish, aDish, aMenuDocument, aShop } from '../../../testing/index.ts';
import { toCents } from '../../money.ts';
import { toDailyOffer } from './editable-offer.ts';
import { toOfferShop } from './offer-shop.ts';
import { suggestBelow, suggestPrices } from './suggest-prices.ts';

describe('prices for a daily dish', () => {
  it.each([
    [1150, [950, 990, 1050]],
    [500, [390, 450]],
    [60, [50]],
    [50, []],
    [0, []],
  ])('below %i: %j', (price, expected) => {
    expect(suggestBelow(toCents(price))).toEqual(expected);
  });

  const shop = toOfferShop({
    menu: aMenuDocument({ dishes: [aDish({ name: 'Salame', price: 1150 })] }),
    config: aShop(),
    date: '2026-11-25',
  });

  it('are those of the selected dish', () => {
    expect(suggestPrices(shop, toDailyOffer(aDailyDish({ dishes: ['salame'] })))).toEqual([950, 990, 1050]);
  });

  it('are none before a dish is selected', () => {
    expect(suggestPrices(shop, toDailyOffer(aDailyDish({ dishes: [] })))).toEqual([]);
  });
});
