import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { placeOrder } from '../../../../../tests/components/place-order.ts';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';

const articles = page.getByRole('table', { name: 'Artikel' });
const sums = page.getByRole('table', { name: 'Summen' });

it('a receipt shows deposits, the coupon and what the sums are made of', async () => {
  const id = await placeOrder({
    items: [
      { dish: 'Tiramisù della Nonna', amount: 4 },
      { dish: 'Limonata', size: '0,33 l', amount: 2 },
    ],
    couponCode: 'HUNGER5',
  });
  await renderShop({ path: `/checkout/success/${id}/beleg` });
  await expect.element(page.getByRole('article')).toMatchTextContent('Ada Köhler');
  await expect.element(articles).toMatchAriaInlineSnapshot(`
    - table "Artikel":
      - caption: Artikel
      - rowgroup:
        - row "Menge Artikel MwSt. Preis":
          - columnheader "Menge"
          - columnheader "Artikel"
          - columnheader "MwSt."
          - columnheader "Preis"
      - rowgroup:
        - row "4× Tiramisù della Nonna statt 22,00 € Kauf 3, zahl 2 −5,50 € 7 % 16,50 €":
          - cell "4×"
          - cell "Tiramisù della Nonna statt 22,00 € Kauf 3, zahl 2 −5,50 €"
          - cell "7 %"
          - cell "16,50 €"
        - row "2× Limonata, 0,33 l zzgl. 0,50 € Pfand (Einweg) 19 % 6,60 €":
          - cell "2×"
          - cell "Limonata, 0,33 l zzgl. 0,50 € Pfand (Einweg)"
          - cell "19 %"
          - cell "6,60 €"
  `);
  await expect.element(sums).toMatchAriaInlineSnapshot(`
    - table "Summen":
      - rowgroup:
        - row "Zwischensumme 23,10 €":
          - rowheader "Zwischensumme"
          - cell "23,10 €"
        - row "Gutschein HUNGER5 −5,00 €":
          - rowheader "Gutschein HUNGER5"
          - cell "−5,00 €"
        - row "Pfand 0,50 €":
          - rowheader "Pfand"
          - cell "0,50 €"
        - row "Gesamt 18,60 €":
          - rowheader "Gesamt"
          - cell "18,60 €"
  `);
});

it('a receipt of a delivery shows the fee', async () => {
  const id = await placeOrder({
    items: [{ dish: 'Tiramisù della Nonna', amount: 5 }],
    formValues: { isPickup: false, street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' },
  });
  await renderShop({ path: `/checkout/success/${id}/beleg` });
  await expect.element(sums.getByRole('row', { name: /^Lieferung/ })).toMatchTextContent('2,50 €');
});

it('an unknown order has no receipt', async () => {
  await renderShop({ path: `/checkout/success/${crypto.randomUUID()}/beleg` });
  await expect.element(page.getByText('Diesen Beleg finden wir nicht.')).toBeVisible();
});
