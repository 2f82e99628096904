import { expect } from '@playwright/test';
import type { MenuDocument } from '@tischlein/domain/menu';
import { createBareMenu, createLargeMenu, LONG_NAME, removePictures } from '../support/bare-menu.ts';
import { createSmallMenu } from '../support/small-menu.ts';
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

/** Scenes of the demo in which options are seen: logo, pictures, accounts, welcome, colours. */
const DEPENDS_ON_OPTIONS = new Set([
  'menu-search',
  'menu-closed',
  'search-suggestions',
  'menu-site-links',
  'menu-neither-type',
  'dish-info',
  'combo',
  'address',
  'checkout-known',
  'checkout-invalid',
  'order',
  'order-accepted',
  'order-ready',
  'order-change',
  'receipt',
  'page-feedback',
  'withdrawal',
  'group-welcome',
  'group-join',
  'group-cart-owner',
  'group-checkout',
  'group-order-owner',
  'group-holding',
  'table-arrival',
  'table-menu',
  'table-checkout',
  'table-bill',
  'table-paid',
  'job-application',
  'splash',
]);

/** The same scenes in a bare shop. */
export const listBare = (scenes: readonly Scene[]): readonly Scene[] =>
  scenes.filter(({ name }) => DEPENDS_ON_OPTIONS.has(name)).map(asBare);

// Scenes with the same menu share a shop.
const plain = new Map<Scene['menu'], NonNullable<Scene['menu']>>();
function withoutPictures(menu: NonNullable<Scene['menu']>): NonNullable<Scene['menu']> {
  const made = plain.get(menu) ?? ((document: MenuDocument) => removePictures(menu(document)));
  plain.set(menu, made);
  return made;
}

// One shop for a scene and for those that continue it.
const bare = new Map<Scene, Scene>();

function asBare(scene: Scene): Scene {
  const known = bare.get(scene);
  if (known) return known;
  const { after, config, ...rest } = scene;
  const { menu = createSmallMenu } = scene;
  const own = after ? { after: asBare(after) } : { config: { ...BARE, ...config }, menu: withoutPictures(menu) };
  const made: Scene = { ...rest, ...own, name: `bare-${scene.name}`, isState: true };
  bare.set(scene, made);
  return made;
}

/** A bar and an Asian kitchen without logo, accounts and pictures, with a long name and garish colours. */
export const BARE_SCENES: readonly Scene[] = [menu, dish, cart, checkout, large];
