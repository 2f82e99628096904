import { expect } from '@playwright/test';
import type { Scene } from './scene.ts';

const address: Scene = {
  name: 'address',
  show: async ({ guest, shop, page }) => {
    await guest.opensMenu(shop.slug);
    await page.getByRole('button', { name: 'Adresse eingeben' }).first().click();
    await expect(guest.dialog.getByLabel('Dein Standort')).toBeVisible();
  },
};

const addressOutOfReach: Scene = {
  name: 'address-out-of-reach',
  after: address,
  show: async ({ guest: { dialog } }) => {
    await dialog.getByLabel('Dein Standort').fill('Marienplatz 1, 80331 München');
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(dialog).toContainText('Diese Adresse befindet sich leider nicht im Liefergebiet.');
  },
};

/** Order type, address and time. */
export const SERVICE_SCENES: readonly Scene[] = [address, addressOutOfReach];
