import { expect } from '@playwright/test';
import { Group } from '../support/group.ts';
import type { Guest } from '../support/guest.ts';
import type { OwnShop } from '../support/owner.ts';
import type { Scene } from './scene.ts';

const config = {
  groupOrderDiscounts: [{ discountType: 'percent', value: 1000, minimumOrderValue: 4000 }],
};

/** Ada owns the group; Ben is ready, Cem chooses, Dana has chosen nothing. */
async function openLunch(guest: Guest, shop: OwnShop, mine: 'Ada' | 'Ben'): Promise<Group> {
  const group = await Group.opens(guest, shop, { names: ['Ada', 'Ben', 'Cem', 'Dana'], mine });
  await group.fills('Ada', [{ dishId: 'tiramisu-della-nonna', amount: 2 }]);
  await group.fills('Ben', [{ dishId: 'minestrone', amount: 1 }]);
  await group.fills('Cem', [{ dishId: 'zuppa-di-pomodoro', amount: 1 }]);
  await group.isReady('Ben');
  await guest.opensMenu(shop.slug);
  return group;
}

/** The cart of the group: beside the menu on wide screens, a sheet on phones. */
async function opensGroupCart({ page }: Guest): Promise<void> {
  const others = page.getByRole('region', { name: 'Bestellt von' });
  const open = page.getByRole('button', { name: 'Zum Warenkorb' });
  await expect(others.or(open).first()).toBeVisible();
  if (!(await others.isVisible())) await open.click();
  await expect(others).toContainText('Cem');
}

const groupWelcome: Scene = {
  name: 'group-welcome',
  config,
  show: async ({ guest, shop, page }) => {
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna', { amount: 8 });
    const cart = await guest.opensCart();
    await cart.getByRole('button', { name: /Bestellt Ihr zusammen/ }).click();
    await expect(page.getByRole('heading', { name: 'Gruppenbestellung ohne Durcheinander!' })).toBeVisible();
  },
};

const groupCreate: Scene = {
  name: 'group-create',
  after: groupWelcome,
  show: async ({ page }) => {
    await page.getByRole('button', { name: 'Neue Gruppe erstellen' }).click();
    await page.getByLabel('Name der Gruppe').fill('Mittagspause');
    await page.getByLabel('Dein Name als Anführer:in').fill('Ada');
    await expect(page.getByRole('button', { name: 'Gruppe erstellen' })).toBeEnabled();
  },
};

const groupShare: Scene = {
  name: 'group-share',
  after: groupCreate,
  show: async ({ page }) => {
    await page.getByRole('button', { name: 'Gruppe erstellen' }).click();
    await expect(page.getByRole('img', { name: 'QR-Code mit dem Link der Gruppe' })).toBeVisible();
  },
};

const groupJoin: Scene = {
  name: 'group-join',
  config,
  show: async ({ guest, shop, page }) => {
    const group = await Group.opens(guest, shop, { names: ['Ada'], mine: '' });
    await guest.opens(`/f=${shop.slug}/?gruppe=${group.code}`);
    await expect(page.getByText('Ada lädt Dich zu einer Gruppenbestellung ein.')).toBeVisible();
  },
};

const groupCartOwner: Scene = {
  name: 'group-cart-owner',
  config,
  show: async ({ guest, shop, page }) => {
    await openLunch(guest, shop, 'Ada');
    await opensGroupCart(guest);
    // Dana; Ada's own cart has arrived.
    await expect(page.getByText('Noch nichts gewählt')).toHaveCount(1);
  },
};

const groupCartLeftOut: Scene = {
  name: 'group-cart-left-out',
  config,
  show: async ({ guest, shop, page }) => {
    const group = await openLunch(guest, shop, 'Ada');
    await group.fills('Ben', [
      { dishId: 'minestrone', amount: 1 },
      { dishId: 'gibt-es-nicht-mehr', amount: 1 },
    ]);
    await opensGroupCart(guest);
    await expect(page.getByText('Ein Gericht gibt es nicht mehr.').first()).toBeVisible();
  },
};

const groupSettings: Scene = {
  name: 'group-settings',
  after: groupCartOwner,
  show: async ({ page }) => {
    await page.getByRole('button', { name: 'Gruppe bearbeiten' }).click();
    await expect(page.getByRole('heading', { name: 'Deine Gruppe' })).toBeVisible();
  },
};

const groupInclude: Scene = {
  name: 'group-include',
  config,
  show: async ({ guest, shop, page }) => {
    await openLunch(guest, shop, 'Ada');
    await opensGroupCart(guest);
    await page.getByRole('button', { name: /Zur Kasse/ }).click();
    await expect(page.getByRole('heading', { name: 'Noch nicht alle sind fertig' })).toBeVisible();
  },
};

const groupCartMember: Scene = {
  name: 'group-cart-member',
  config,
  show: async ({ guest, shop }) => {
    await openLunch(guest, shop, 'Ben');
    await opensGroupCart(guest);
  },
};

const groupAway: Scene = {
  name: 'group-away',
  config,
  show: async ({ guest, shop, page }) => {
    const group = await Group.opens(guest, shop, { names: ['Ada', 'Ben', 'Cem'], mine: 'Ben' });
    await group.fills('Ben', [{ dishId: 'minestrone', amount: 1 }]);
    await group.fills('Cem', [{ dishId: 'minestrone', amount: 1 }]);
    group.isLeftByOwner();
    await guest.opensMenu(shop.slug);
    await opensGroupCart(guest);
    await expect(page.getByText(/^Ada ist seit über 30 Minuten nicht mehr da/).last()).toBeVisible();
  },
};

/** Founding, sharing and joining a group, and its cart. */
export const GROUP_SCENES: readonly Scene[] = [
  groupWelcome,
  groupCreate,
  groupShare,
  groupJoin,
  groupCartOwner,
  groupCartLeftOut,
  groupSettings,
  groupInclude,
  groupCartMember,
  groupAway,
];
