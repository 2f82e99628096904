import { expect } from '@playwright/test';
import { createBareMenu, createLargeMenu, LONG_NAME } from '../support/bare-menu.ts';
import type { Scene } from './scene.ts';

/** What a merchant has on the first day, in colours that hurt. */
const BARE = {
  title: LONG_NAME,
  logo: undefined,
  logoMobile: undefined,
  header: undefined,
  headerMobile: undefined,
  welcome: undefined,
  franchise: undefined,
  primaryColor: '#ffee00',
  accentColor: '#ff00d4',
  enableLogin: false,
  enableDishPictures: false,
  enableReservations: false,
} as const;

const menu: Scene = {
  name: 'bare-menu',
  isState: true,
  config: BARE,
  menu: createBareMenu,
  show: async ({ guest, page, shop }) => {
    await guest.opensMenu(shop.slug);
    await expect(page.getByRole('heading', { level: 1, name: LONG_NAME })).toBeVisible();
  },
};

const dish: Scene = {
  name: 'bare-dish',
  isState: true,
  after: menu,
  show: async ({ guest }) => guest.opensDish('Alkoholfreies Weizen'),
};

const cart: Scene = {
  name: 'bare-cart',
  isState: true,
  after: dish,
  show: async ({ guest }) => {
    await guest.leavesDialog();
    await guest.picksUp();
    await guest.adds('Alkoholfreies Weizen');
    await expect(await guest.opensCart()).toContainText('Alkoholfreies Weizen');
  },
};

const checkout: Scene = {
  name: 'bare-checkout',
  isState: true,
  after: cart,
  isWholePage: true,
  show: async ({ guest }) => guest.goesToCheckout(),
};

const large: Scene = {
  name: 'bare-large-menu',
  isState: true,
  config: BARE,
  menu: createLargeMenu,
  show: async ({ guest, page, shop }) => {
    await guest.opensMenu(shop.slug);
    await expect(page.getByRole('heading', { level: 2, name: /^Hühnerfleischgerichte/ })).toBeVisible();
  },
};

/** A bar and an Asian kitchen without logo, accounts and pictures, with a long name and garish colours. */
export const BARE_SCENES: readonly Scene[] = [menu, dish, cart, checkout, large];
