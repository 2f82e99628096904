import { expect } from '@playwright/test';
import type { Scene } from './scene.ts';

const offerDetails: Scene = {
  name: 'offer-details',
  show: async ({ guest, shop, page }) => {
    await guest.opensMenu(shop.slug);
    await page.getByRole('region', { name: 'Angebote' }).getByRole('button', { name: 'Kauf 2, zahl 1' }).click();
    await expect(page.getByRole('button', { name: 'Zur Aktion' })).toBeVisible();
  },
};

const twoForOneChoice: Scene = {
  name: 'offer-two-for-one-choice',
  after: offerDetails,
  show: async ({ guest, page }) => {
    await guest.leavesDialog();
    await guest.picksUp();
    const add = guest.dish('Spaghetti alle Vongole').getByRole('button', { name: 'hinzufügen' });
    await add.click();
    await expect(guest.dish('Spaghetti alle Vongole').getByRole('button', { name: '1 im Warenkorb' })).toBeAttached();
    await add.click();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(page.getByText('Bitte wähle eine Option aus.')).toBeVisible();
  },
};

const discountKept: Scene = {
  name: 'cart-discount-kept',
  isState: true,
  after: twoForOneChoice,
  show: async ({ guest, page }) => {
    await guest.dialog.getByRole('radio', { name: /behalten/ }).check();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(await guest.opensCart()).toContainText('Von Dir gewählt');
  },
};

export const OFFER_SCENES: readonly Scene[] = [
  offerDetails,
  twoForOneChoice,
  discountKept,
  {
    name: 'offer-free-item',
    show: async ({ guest, shop, page }) => {
      await guest.opensMenu(shop.slug);
      await guest.picksUp();
      await guest.adds('Pizza Margherita', { dough: 'Klassischer Teig', amount: 5 });
      const cart = await guest.opensCart();
      await cart.getByRole('button', { name: 'Auswählen' }).first().click();
      await expect(page.getByRole('radiogroup', { name: 'Tiramisù gratis' })).toBeVisible();
    },
  },
  {
    name: 'coupon-page',
    show: async ({ guest, shop, page }) => {
      await guest.opens(`/f=${shop.slug}/f/HUNGER5`);
      await expect(page.getByRole('button', { name: 'Gutschein reservieren' })).toBeVisible();
    },
  },
];
