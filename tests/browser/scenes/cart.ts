import { expect } from '@playwright/test';
import { HOME } from '../support/guest.ts';
import type { Scene } from './scene.ts';

export const CART_SCENES: readonly Scene[] = [
  {
    name: 'cart',
    show: async ({ guest, shop }) => {
      await guest.opensMenu(shop.slug);
      await guest.picksUp();
      await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Vollkornteig', without: ['Basilikum'], amount: 2 });
      await guest.adds('Tiramisù della Nonna');
      await expect(await guest.opensCart()).toContainText('ohne Basilikum');
    },
  },
  {
    name: 'cart-below-minimum',
    show: async ({ guest, shop }) => {
      await guest.opensMenu(shop.slug);
      await guest.adds('Tiramisù della Nonna');
      await guest.entersAddress(HOME);
      await expect(await guest.opensCart()).toContainText('bis zum Mindestbestellwert');
    },
  },
  {
    name: 'cart-item-removed',
    show: async ({ guest, shop, page }) => {
      await guest.opensMenu(shop.slug);
      await guest.picksUp();
      await guest.adds('Tiramisù della Nonna');
      await (await guest.opensCart()).getByRole('button', { name: 'Tiramisù della Nonna entfernen' }).click();
      await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    },
  },
  {
    name: 'cart-coupon-refused',
    show: async ({ guest, shop }) => {
      await guest.opensMenu(shop.slug);
      await guest.picksUp();
      await guest.adds('Tiramisù della Nonna', { amount: 3 });
      const cart = await guest.opensCart();
      await cart.getByText('Gutschein einlösen').click();
      await cart.getByLabel('Gutscheincode').fill('GIBTSNICHT');
      await cart.getByRole('button', { name: 'Einlösen' }).click();
      await expect(cart).toContainText('Bitte prüfe den Code.');
    },
  },
];
