import { expect } from '@playwright/test';
import type { Desk } from '../support/desk.ts';
import type { OwnShop } from '../support/owner.ts';
import type { OfficeScene } from './office-scene.ts';

// These scenes set up printers.
const SHOP = { restaurantName: 'Tramonto Wedding' };

async function addPrinters({ page }: Desk, shop: OwnShop): Promise<void> {
  const printers = `/api/office/shop/${shop.slug}/printers`;
  const { printers: existing } = await (await page.request.get(printers)).json();
  if (existing.length > 0) return;
  const theke = { kind: 'browser', name: 'Theke', slips: ['counter', 'driver'], copies: 2 };
  await page.request.post(printers, { data: theke });
  const added = await page.request.post(printers, { data: { kind: 'star', name: 'Küche', slips: ['kitchen'] } });
  const { printer, address } = await added.json();
  for (let slips = 0; slips < 2; slips += 1) await page.request.post(`${printers}/${printer.id}/test`);
  const { pathname } = new URL(address);
  const { jobToken, mediaTypes } = await (await page.request.post(pathname, { data: { statusCode: '410' } })).json();
  await page.request.get(pathname, { params: { token: jobToken, type: mediaTypes[0] } });
  await page.request.delete(pathname, { params: { token: jobToken, code: '520' } });
}

/** Printers, one of them without paper and with a slip that failed. */
export const OFFICE_PRINTING_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-printers',
    config: SHOP,
    show: async ({ office, shop }) => {
      await addPrinters(office, shop);
      await office.page.goto(`/office/${shop.slug}/drucker`);
      await expect(office.page.getByRole('table', { name: 'Drucker' })).toContainText('kein Papier');
      await expect(office.page.getByRole('button', { name: /^Noch einmal drucken/ })).toBeVisible();
    },
  },
  {
    name: 'office-printer-dialog',
    isState: true,
    config: SHOP,
    show: async ({ office, shop }) => {
      await office.page.goto(`/office/${shop.slug}/drucker`);
      await office.page.getByRole('button', { name: 'Drucker hinzufügen' }).click();
      await expect(office.page.getByRole('dialog').getByText('Nur diese Kategorien')).toBeVisible();
    },
  },
  {
    name: 'office-printer-move',
    config: SHOP,
    show: async ({ office, shop }) => {
      await addPrinters(office, shop);
      await office.page.goto(`/office/${shop.slug}/drucker`);
      await office.page.getByRole('button', { name: 'Wartende umleiten: Küche' }).click();
      await expect(office.page.getByRole('dialog').getByRole('button', { name: 'Auf Theke drucken' })).toBeVisible();
    },
  },
  {
    name: 'office-printer-missing',
    isState: true,
    config: SHOP,
    show: async ({ office, shop }) => {
      await addPrinters(office, shop);
      await office.page.goto(`/office/${shop.slug}`);
      await expect(office.page.getByRole('alert').filter({ hasText: 'Küche: kein Papier' })).toBeVisible();
    },
  },
];
