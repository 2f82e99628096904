import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ORDER_BUTTON } from '../support/guest.ts';
import { openCheckout } from './checkout.ts';
import type { Scene, SceneCast } from './scene.ts';

/** Signing in and the account. */
export const ACCOUNT_SCENES: readonly Scene[] = [
  {
    name: 'account-sign-in',
    show: async ({ guest, shop, page }) => {
      await guest.opensMenu(shop.slug);
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await guest.dialog.getByLabel('E-Mail').fill('niemand');
      await guest.presses('Link schicken');
      await expect(guest.dialog.getByText('Bitte gib eine gültige Email Adresse ein.')).toBeVisible();
    },
  },
  { name: 'account-link', isWholePage: true, show: openSignInLink },
  {
    name: 'account',
    show: async (cast) => {
      await signIn(cast);
      await cast.guest.opensAccount();
    },
  },
  {
    name: 'account-address',
    show: async (cast) => {
      await signIn(cast);
      const dialog = await cast.guest.opensAccount();
      await dialog.getByRole('button', { name: 'Adresse' }).click();
      await expect(dialog.getByLabel('Straße')).toBeVisible();
    },
  },
  {
    name: 'checkout-new-account',
    config: { uncoupleAccountConsent: false },
    isWholePage: true,
    show: async (cast) => {
      await openCheckout(cast);
      await cast.page.getByRole('checkbox', { name: 'Konto anlegen' }).check();
      await cast.guest.presses(ORDER_BUTTON);
      await expect(cast.page.getByText('Wir benötigen deine Zustimmung')).toBeVisible();
    },
  },
  {
    name: 'checkout-saved-address',
    isWholePage: true,
    show: async (cast) => {
      const { guest, page } = cast;
      await signIn(cast);
      const dialog = await guest.opensAccount();
      await dialog.getByRole('button', { name: 'Adresse' }).click();
      for (const [field, value] of Object.entries({
        Straße: 'Torstraße',
        Hausnummer: '12',
        PLZ: '10119',
        Ort: 'Berlin',
      }))
        await dialog.getByLabel(field, { exact: true }).fill(value);
      await guest.presses('Speichern');
      await expect(dialog.getByRole('heading', { name: 'Mein Konto' })).toBeVisible();
      await page.keyboard.press('Escape');
      await openCheckout(cast);
      await guest.wantsDelivery();
      await page.getByRole('radio', { name: 'Andere Adresse' }).check();
      await expect(page.getByRole('textbox', { name: 'Straße' })).toBeVisible();
    },
  },
];

/** Creates a new account for each scene and opens its sign-in link. */
async function openSignInLink({ guest, owner, shop, page }: SceneCast): Promise<void> {
  const newAccount = `${randomUUID()}@example.org`;
  await owner.receivesOrder(shop, { newAccount });
  await guest.opens(await owner.mailedLink(shop, 'anmelden', { to: newAccount }));
  await expect(page.getByRole('button', { name: 'Jetzt anmelden' })).toBeVisible();
}

async function signIn(cast: SceneCast): Promise<void> {
  await openSignInLink(cast);
  await cast.guest.presses('Jetzt anmelden');
  await expect(cast.page.getByRole('heading', { name: 'Du bist angemeldet' })).toBeVisible();
}
