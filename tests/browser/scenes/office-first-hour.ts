import { expect } from '@playwright/test';
import type { OfficeScene } from './office-scene.ts';

// Without a zone it cannot open, so it stays a draft.
const DRAFT = { restaurantName: 'Tramonto Babelsberg', deliveryZones: [] };
const OPEN = { restaurantName: 'Tramonto Wedding' };

/** From a new shop to its first days (decision 046). */
export const OFFICE_FIRST_HOUR_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-new-shop',
    config: OPEN,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/neu`);
      await page.getByLabel('Name der Filiale').fill('Tramonto Potsdam-Babelsberg');
      await expect(page.getByLabel('Kurzname in der Adresse')).toHaveValue('tramonto-potsdam-babelsberg');
    },
  },
  {
    name: 'office-new-shop-errors',
    isState: true,
    config: OPEN,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/neu`);
      await page.getByRole('radio', { name: /Leer beginnen/ }).check();
      await page.getByLabel('Name der Filiale').fill('Tramonto Mitte');
      await page.getByLabel('PLZ').fill('1448');
      await expect(page.getByText('Diesen Kurznamen hat schon ein anderer Shop.')).toBeVisible();
      await page.getByRole('button', { name: 'Entwurf anlegen' }).click();
      await expect(page.getByText('Fünf Ziffern')).toBeVisible();
    },
  },
  {
    name: 'office-launch',
    config: DRAFT,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/eroeffnen`);
      await expect(page.getByText('Noch ein Schritt', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'office-draft-bar',
    isState: true,
    config: DRAFT,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/zeiten`);
      await expect(page.getByText('Noch 1 Schritt bis zur Eröffnung')).toBeVisible();
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
  },
  {
    name: 'office-test-order',
    isState: true,
    config: { ...DRAFT, supportDelivery: true },
    show: async ({ office: { page }, owner, shop }) => {
      await owner.receivesOrder(shop);
      await page.goto(`/office/${shop.slug}`);
      await page
        .getByRole('button', { name: /Probebestellung/ })
        .first()
        .click();
      await expect(page.getByText(/Sie wird nicht bezahlt/)).toBeVisible();
    },
  },
  {
    name: 'office-opened',
    config: OPEN,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/eroeffnet`);
      await expect(page.getByText(`/f=${shop.slug}/`)).toBeVisible();
    },
  },
  {
    name: 'office-poster',
    config: OPEN,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/eroeffnet/druck`);
      await expect(page.getByRole('img', { name: /^QR-Code für/ })).toBeVisible();
    },
  },
  {
    name: 'office-closing',
    config: OPEN,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/schliessen`);
      await expect(page.getByText('Ein eröffneter Shop lässt sich nicht löschen.')).toBeVisible();
    },
  },
  {
    name: 'office-closing-confirm',
    isState: true,
    config: OPEN,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/schliessen`);
      await page.getByRole('button', { name: 'Archivieren' }).click();
      await expect(page.getByRole('dialog', { name: 'Tramonto Wedding archivieren?' })).toBeVisible();
    },
  },
  {
    name: 'office-delete',
    isState: true,
    config: DRAFT,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/schliessen`);
      await page.getByLabel(/^Tippe zum Bestätigen/).fill('Babelsberg');
      await page.getByRole('button', { name: 'Endgültig löschen' }).click();
      await expect(page.getByText('Das ist nicht der Name des Shops.')).toBeVisible();
    },
  },
];
