import { expect } from '@playwright/test';
import type { Scene } from './scene.ts';

/** Order type, address and time. */
export const SERVICE_SCENES: readonly Scene[] = [
  {
    name: 'address',
    show: async ({ guest, shop, page }) => {
      await guest.opensMenu(shop.slug);
      await page.getByRole('button', { name: 'Adresse eingeben' }).first().click();
      await expect(guest.dialog.getByLabel('Dein Standort')).toBeVisible();
    },
  },
  {
    name: 'address-out-of-reach',
    show: async ({ guest, shop, page }) => {
      await guest.opensMenu(shop.slug);
      await page.getByRole('button', { name: 'Adresse eingeben' }).first().click();
      await guest.dialog.getByLabel('Dein Standort').fill('Marienplatz 1, 80331 München');
      await guest.dialog.getByRole('button', { name: 'OK', exact: true }).click();
      await expect(guest.dialog).toContainText('Diese Adresse befindet sich leider nicht im Liefergebiet.');
    },
  },
];
