import { toCents } from '@tischlein/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findDish, openDish, renderShop } from '../../../../../tests/components/render-shop.tsx';

const FOOTNOTE = '„vorher“ nennt den niedrigsten Preis der 30 Tage, bevor die Ermäßigung begann';

it("a reduction that lasts says 'vorher', explained once in the page and in the dialog (PAngV § 11, S3 L11)", async () => {
  await renderShop();
  await expect.element(findDish('Pizza Salame')).toMatchTextContent('vorher 10,90 €');
  await expect.element(page.getByRole('contentinfo')).toMatchTextContent(FOOTNOTE);
  expect(document.body.textContent.split('niedrigste').length).toBe(2);
  const dialog = await openDish('Pizza Salame');
  await expect.element(dialog).toMatchTextContent('vorher: niedrigster Preis der 30 Tage vor der Ermäßigung');
});

it("without a reduction that lasts, nothing explains 'vorher'", async () => {
  await renderShop({ menu: (menu) => ({ ...menu, pricesBefore: {} }) });
  await expect.element(page.getByRole('contentinfo')).toMatchTextContent('Alle Preise');
  expect(document.body.textContent).not.toContain('niedrigste');
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
