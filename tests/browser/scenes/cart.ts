import { expect } from '@playwright/test';
import { HOME } from '../support/guest.ts';
import type { Scene } from './scene.ts';

const cart: Scene = {
  name: 'cart',
  show: async ({ guest, shop }) => {
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Vollkornteig', without: ['Basilikum'], amount: 2 });
    await guest.adds('Tiramisù della Nonna');
    await expect(await guest.opensCart()).toContainText('ohne Basilikum');
  },
};

const itemRemoved: Scene = {
  name: 'cart-item-removed',
  isState: true,
  after: cart,
  show: async ({ guest, page }) => {
    await (await guest.opensCart()).getByRole('button', { name: 'Tiramisù della Nonna entfernen' }).click();
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  },
};

const couponRefused: Scene = {
  name: 'cart-coupon-refused',
  isState: true,
  after: itemRemoved,
  show: async ({ guest }) => {
    const open = await guest.opensCart();
    await open.getByText('Gutschein einlösen').click();
    await open.getByLabel('Gutscheincode').fill('GIBTSNICHT');
    await open.getByRole('button', { name: 'Einlösen' }).click();
    await expect(open).toContainText('Bitte prüfe den Code.');
  },
};

const belowMinimum: Scene = {
  name: 'cart-below-minimum',
  isState: true,
  show: async ({ guest, shop }) => {
    await guest.opensMenu(shop.slug);
    await guest.adds('Tiramisù della Nonna');
    await guest.entersAddress(HOME);
    await expect(await guest.opensCart()).toContainText('bis zum Mindestbestellwert');
  },
};

export const CART_SCENES: readonly Scene[] = [cart, itemRemoved, couponRefused, belowMinimum];
