import { expect } from '@playwright/test';
import { Group } from '../support/group.ts';
import { ADA, type Guest } from '../support/guest.ts';
import type { OwnShop } from '../support/owner.ts';
import type { Scene } from './scene.ts';

const config = {
  groupOrderDiscounts: [{ discountType: 'percent', value: 1000, minimumOrderValue: 2000 }],
};
const IBAN = 'DE89 3704 0044 0532 0130 00';

/** Ada, who owns the group, Ben and Cem have chosen, Dana has not. */
async function openLunch(guest: Guest, shop: OwnShop, mine: 'Ada' | 'Ben'): Promise<Group> {
  const group = await Group.opens(guest, shop, { names: ['Ada', 'Ben', 'Cem', 'Dana'], mine });
  await group.fills('Ada', [{ dishId: 'tiramisu-della-nonna', amount: 2 }]);
  await group.fills('Ben', [
    { dishId: 'minestrone', amount: 1 },
    { dishId: 'crema-di-zucca', amount: 1 },
  ]);
  await group.fills('Cem', [{ dishId: 'zuppa-di-pomodoro', amount: 2 }]);
  return group;
}

const groupCheckout: Scene = {
  name: 'group-checkout',
  config,
  isWholePage: true,
  show: async ({ guest, shop, page }) => {
    const group = await openLunch(guest, shop, 'Ada');
    await group.goesToCheckout('Ada');
    await guest.opens(`/f=${shop.slug}/checkout`);
    await guest.picksUp();
    await expect(page.getByRole('heading', { name: 'Mittagspause, bestellt von' })).toBeVisible();
    await expect(page.getByText('Gruppenrabatt')).toBeVisible();
  },
};

const groupStillChoosing: Scene = {
  name: 'group-still-choosing',
  config,
  show: async ({ guest, shop, page }) => {
    await openLunch(guest, shop, 'Ada');
    await guest.opens(`/f=${shop.slug}/checkout`);
    await expect(page.getByRole('button', { name: 'Auswahl abschließen und zur Kasse' })).toBeVisible();
  },
};

const groupOrderOwner: Scene = {
  name: 'group-order-owner',
  after: groupCheckout,
  isWholePage: true,
  show: async ({ guest, page }) => {
    await guest.entersContact(ADA);
    await guest.orders();
    await page.getByRole('checkbox', { name: /^Ben/ }).check();
    await expect(page.getByText('1 von 2 erledigt')).toBeVisible();
  },
};

const groupOrderIban: Scene = {
  name: 'group-order-iban',
  after: groupOrderOwner,
  isWholePage: true,
  show: async ({ guest, page }) => {
    await page.getByLabel('Deine IBAN für die anderen').fill(IBAN);
    await guest.presses('IBAN speichern');
    await expect(page.getByRole('button', { name: 'IBAN entfernen' })).toBeVisible();
  },
};

const groupReceipt: Scene = {
  name: 'group-receipt',
  after: groupOrderIban,
  isWholePage: true,
  show: async ({ page }) => {
    await page.getByRole('link', { name: 'Beleg' }).click();
    await expect(page.getByRole('table', { name: 'Artikel' })).toContainText('Cem');
  },
};

const groupHolding: Scene = {
  name: 'group-holding',
  config,
  isWholePage: true,
  show: async ({ guest, shop, page }) => {
    const group = await openLunch(guest, shop, 'Ben');
    await guest.opens(`/f=${shop.slug}/`);
    await group.goesToCheckout('Ada');
    await expect(page.getByRole('heading', { name: 'Ada ist an der Kasse.' })).toBeVisible();
    await expect(page.getByText('3 sind dabei, auch Deiner.')).toBeVisible();
    await expect(page.getByText('Minestrone')).toBeVisible();
  },
};

const groupHoldingLeftOut: Scene = {
  name: 'group-holding-left-out',
  config,
  isWholePage: true,
  show: async ({ guest, shop, page }) => {
    const group = await openLunch(guest, shop, 'Ben');
    await group.leavesOut('Ada', 'Ben');
    await group.goesToCheckout('Ada');
    await guest.opens(`/f=${shop.slug}/checkout/holding`);
    await expect(page.getByText('2 sind dabei, Deiner nicht.')).toBeVisible();
    await expect(page.getByText('Er bleibt Dir erhalten.')).toBeVisible();
  },
};

/** Ben's dish is no longer on the menu. */
const GONE = [
  { dishId: 'minestrone', amount: 1 },
  { dishId: 'gibt-es-nicht-mehr', amount: 1 },
];

const groupCheckoutLeftOut: Scene = {
  name: 'group-checkout-left-out',
  config,
  isWholePage: true,
  show: async ({ guest, shop, page }) => {
    const group = await openLunch(guest, shop, 'Ada');
    await group.fills('Ben', GONE);
    await group.goesToCheckout('Ada');
    await guest.opens(`/f=${shop.slug}/checkout`);
    await guest.picksUp();
    await expect(page.getByText('Ben: Ein Gericht gibt es nicht mehr.')).toBeVisible();
  },
};

const groupLeftOutQuestion: Scene = {
  name: 'group-left-out-question',
  after: groupCheckoutLeftOut,
  show: async ({ guest, page }) => {
    await guest.entersContact(ADA);
    await guest.presses('Zahlungspflichtig bestellen');
    await guest.presses('Ja, ich hole ab');
    await expect(page.getByRole('heading', { name: 'Nicht mehr zu haben' })).toBeVisible();
  },
};

const groupHoldingGone: Scene = {
  name: 'group-holding-gone',
  config,
  isWholePage: true,
  show: async ({ guest, shop, page }) => {
    const group = await openLunch(guest, shop, 'Ben');
    await group.fills('Ben', GONE);
    await guest.opens(`/f=${shop.slug}/`);
    await group.goesToCheckout('Ada');
    await expect(page.getByRole('heading', { name: 'Ada ist an der Kasse.' })).toBeVisible();
    await expect(page.getByText('Ein Gericht gibt es nicht mehr.')).toBeVisible();
    await expect(page.getByText('Minestrone')).toBeVisible();
  },
};

const groupNothingLeft: Scene = {
  name: 'group-nothing-left',
  config,
  isWholePage: true,
  show: async ({ guest, shop, page }) => {
    const group = await Group.opens(guest, shop, { names: ['Ada', 'Ben'], mine: 'Ada' });
    await group.fills('Ben', GONE.slice(1));
    await group.goesToCheckout('Ada');
    await guest.opens(`/f=${shop.slug}/checkout`);
    await expect(page.getByRole('heading', { name: 'Nichts mehr zu haben' })).toBeVisible();
  },
};

const groupOrderMember: Scene = {
  name: 'group-order-member',
  config,
  isWholePage: true,
  show: async ({ guest, shop, page }) => {
    const group = await openLunch(guest, shop, 'Ben');
    await group.goesToCheckout('Ada');
    await guest.opens(`/f=${shop.slug}/checkout/holding`);
    await expect(page.getByRole('heading', { name: 'Ada ist an der Kasse.' })).toBeVisible();
    await group.orders('Ada');
    await group.givesIban('Ada', IBAN);
    await expect(page.getByRole('heading', { name: /^Du gibst Ada/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR-Code für eine Überweisung/ })).toBeVisible();
  },
};

/** Checkout, waiting page and order page of a group. */
export const GROUP_CHECKOUT_SCENES: readonly Scene[] = [
  groupStillChoosing,
  groupCheckout,
  groupOrderOwner,
  groupOrderIban,
  groupReceipt,
  groupHolding,
  groupHoldingLeftOut,
  groupCheckoutLeftOut,
  groupLeftOutQuestion,
  groupHoldingGone,
  groupNothingLeft,
  groupOrderMember,
];
