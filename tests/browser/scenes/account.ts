import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ORDER_BUTTON } from '../support/guest.ts';
import { openCheckout } from './checkout.ts';
import type { Scene } from './scene.ts';

const signIn: Scene = {
  name: 'account-sign-in',
  show: async ({ guest, shop, page }) => {
    await guest.opensMenu(shop.slug);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await guest.dialog.getByLabel('E-Mail').fill('niemand');
    await guest.presses('Link schicken');
    await expect(guest.dialog.getByText('Bitte gib eine gültige E-Mail-Adresse ein.')).toBeVisible();
  },
};

const link: Scene = {
  name: 'account-link',
  isWholePage: true,
  show: async ({ guest, owner, shop, page }) => {
    const newAccount = `${randomUUID()}@example.org`;
    await owner.receivesOrder(shop, { newAccount });
    await guest.opens(await owner.mailedLink(shop, 'anmelden', { to: newAccount }));
    await expect(page.getByRole('button', { name: 'Jetzt anmelden' })).toBeVisible();
  },
};

const account: Scene = {
  name: 'account',
  after: link,
  show: async ({ guest, page }) => {
    await guest.presses('Jetzt anmelden');
    await expect(page.getByRole('heading', { name: 'Du bist angemeldet' })).toBeVisible();
    await guest.opensAccount();
  },
};

const accountAddress: Scene = {
  name: 'account-address',
  after: account,
  show: async ({ guest: { dialog } }) => {
    await dialog.getByRole('button', { name: 'Adresse' }).click();
    await expect(dialog.getByLabel('Straße')).toBeVisible();
  },
};

const savedAddress: Scene = {
  name: 'checkout-saved-address',
  isState: true,
  after: accountAddress,
  isWholePage: true,
  show: async (cast) => {
    const { guest, page } = cast;
    const address = { Straße: 'Torstraße', Hausnummer: '12', PLZ: '10119', Ort: 'Berlin' };
    for (const [field, value] of Object.entries(address))
      await guest.dialog.getByLabel(field, { exact: true }).fill(value);
    await guest.presses('Speichern');
    await expect(guest.dialog.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();
    await guest.leavesDialog();
    await openCheckout(cast);
    await guest.wantsDelivery();
    await page.getByRole('radio', { name: 'Andere Adresse' }).check();
    await expect(page.getByRole('textbox', { name: 'Straße' })).toBeVisible();
  },
};

const newAccountRefused: Scene = {
  name: 'checkout-new-account',
  isState: true,
  config: { uncoupleAccountConsent: false },
  isWholePage: true,
  show: async (cast) => {
    await openCheckout(cast);
    await cast.page.getByRole('checkbox', { name: 'Konto anlegen' }).check();
    await cast.guest.presses(ORDER_BUTTON);
    await expect(cast.page.getByText('Wir benötigen deine Zustimmung')).toBeVisible();
  },
};

/** Signing in and the account. */
export const ACCOUNT_SCENES: readonly Scene[] = [
  signIn,
  link,
  account,
  accountAddress,
  savedAddress,
  newAccountRefused,
];
