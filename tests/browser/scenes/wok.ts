import { expect } from '@playwright/test';
import { ADA } from '../support/guest.ts';
import type { Scene } from './scene.ts';

const dish: Scene = {
  name: 'wok-dish',
  model: 'wok-garten',
  menu: (menu) => menu,
  show: async ({ guest, shop }) => {
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.opensDish('Phở Bò');
  },
};

const cart: Scene = {
  name: 'wok-cart',
  after: dish,
  show: async ({ guest }) => {
    await guest.leavesDialog();
    await guest.adds('Edamame');
    await guest.adds('Mango Sticky Rice');
    await expect(await guest.opensCart()).toContainText('Mango Sticky Rice');
  },
};

const checkout: Scene = {
  name: 'wok-checkout',
  after: cart,
  isWholePage: true,
  show: async ({ guest }) => guest.goesToCheckout(),
};

const order: Scene = {
  name: 'wok-order',
  after: checkout,
  isWholePage: true,
  show: async ({ guest }) => {
    await guest.entersContact(ADA);
    await guest.orders();
  },
};

/** The main pages of the second merchant. */
export const WOK_SCENES: readonly Scene[] = [dish, cart, checkout, order];
