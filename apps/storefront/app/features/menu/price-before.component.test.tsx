import { toCents } from '@tischlein/domain';
import { expect, it } from 'vitest';
import { findDish, renderShop } from '../../../../../tests/components/render-shop.tsx';

it('a reduction that lasts names the lowest price of 30 days (PAngV § 11, S3 L4)', async () => {
  await renderShop();
  await expect
    .element(findDish('Pizza Salame'))
    .toMatchTextContent('statt 10,90 € niedrigster Preis der letzten 30 Tage');
});

it("a special price of today is 'Heute Sonderpreis'", async () => {
  await renderShop({
    menu: (menu) => ({
      ...menu,
      offers: menu.offers.map((offer) =>
        offer.kind === 'dishDiscount' && offer.id === 'salame-20'
          ? { ...offer, discountType: 'fixed', value: toCents(800) }
          : offer,
      ),
    }),
  });
  await expect.element(findDish('Pizza Salame')).toMatchTextContent('Heute Sonderpreis');
});
