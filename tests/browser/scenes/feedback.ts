import { expect } from '@playwright/test';
import { handsOver, ordersTiramisu, ratesTiramisu } from '../support/ratings.ts';
import type { Scene } from './scene.ts';

const orderHandedOver: Scene = {
  name: 'order-handed-over',
  isWholePage: true,
  show: async ({ guest, owner, shop, page }) => {
    const order = await ordersTiramisu(page, shop);
    await handsOver(owner, shop, order);
    await guest.opens(`/f=${shop.slug}/checkout/success/${order.id}`);
    await expect(page.getByRole('link', { name: 'Wie hat es geschmeckt?' })).toBeVisible();
  },
};

const reportNotUsed: Scene = {
  name: 'page-feedback-not-used',
  isState: true,
  after: orderHandedOver,
  isWholePage: true,
  show: async ({ page }) => {
    await page.getByRole('link', { name: 'Wie hat es geschmeckt?' }).click();
    await page.getByRole('button', { name: 'Diese Bestellung habe ich nicht bekommen' }).click();
    await expect(page.getByRole('button', { name: 'Dem Restaurant melden' })).toBeVisible();
  },
};

const rating: Scene = {
  name: 'page-feedback',
  after: reportNotUsed,
  isWholePage: true,
  show: async ({ page }) => {
    await page.getByRole('button', { name: 'Zurück zur Bewertung' }).click();
    await page
      .getByRole('group', { name: /^Tiramisù/ })
      .getByLabel('4 von 5')
      .check();
    await page
      .getByLabel('Was war gut, was nicht? Tiramisù')
      .fill('Cremig. Beim nächsten Mal gern mit etwas mehr Kaffee.');
    await expect(page.getByRole('button', { name: 'Bewertung senden' })).toBeVisible();
  },
};

const rated: Scene = {
  name: 'page-feedback-given',
  after: rating,
  isWholePage: true,
  show: async ({ page }) => {
    await page.getByRole('button', { name: 'Bewertung senden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Danke' })).toBeFocused();
  },
};

const early: Scene = {
  name: 'page-feedback-early',
  isState: true,
  isWholePage: true,
  show: async ({ guest, shop, page }) => {
    const { id } = await ordersTiramisu(page, shop);
    await guest.opens(`/f=${shop.slug}/feedback/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Noch zu früh');
  },
};

const refused: Scene = {
  name: 'page-feedback-stranger',
  isState: true,
  expectedErrors: /status of 403/,
  isWholePage: true,
  show: async ({ guest, owner, shop, page }) => {
    const { id } = await owner.receivesOrder(shop);
    await guest.opens(`/f=${shop.slug}/feedback/${id}`);
    await expect(page.getByRole('alert')).toContainText('auf dem Gerät, mit dem Du bestellt hast');
  },
};

const reviews: Scene = {
  name: 'dish-reviews',
  // Forces a separate shop, because its menu gets stars.
  config: { stickerText: 'Geprüft' },
  show: async ({ guest, owner, shop, page }) => {
    await ratesTiramisu(page, owner, { shop, stars: [5, 4, 5, 3, 5], text: 'Cremig und nicht zu süß.' });
    await guest.opensMenu(shop.slug);
    const dialog = await guest.opensDish('Tiramisù della Nonna');
    await dialog.getByRole('button', { name: /geprüften Bewertungen/ }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Cremig' }).first()).toBeVisible();
  },
};

/** Rating an order, and what guests read about a dish. */
export const FEEDBACK_SCENES: readonly Scene[] = [
  orderHandedOver,
  reportNotUsed,
  rating,
  rated,
  early,
  refused,
  reviews,
];
