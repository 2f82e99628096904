import { expect } from '@playwright/test';
import type { OfficeScene } from './office-scene.ts';

const TORSTRASSE = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };

/** The guests of a shop, and the stored data of one. */
export const OFFICE_GUEST_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-guests',
    config: { restaurantName: 'Tramonto Wedding' },
    show: async ({ office: { page }, owner, shop }) => {
      await owner.receivesOrder(shop, { name: 'Ada Lindner-Hoffmann', address: TORSTRASSE });
      await owner.receivesOrder(shop, { name: 'Bea Roth' });
      await page.goto(`/office/${shop.slug}/gaeste`);
      await expect(page.getByRole('status').filter({ hasText: /Gast|Gäste/ })).toBeVisible();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'office-guest',
    config: { restaurantName: 'Tramonto Wedding' },
    show: async ({ office: { page }, owner, shop }) => {
      const done = await owner.receivesOrder(shop, { name: 'Ada Lindner-Hoffmann', address: TORSTRASSE });
      for (const action of ['accept', 'ready', 'handOver'] as const) await owner.moves(shop, done, action);
      const { id } = await owner.receivesOrder(shop, { name: 'Ada Lindner-Hoffmann', address: TORSTRASSE });
      await page.goto(`/office/${shop.slug}/gaeste/${id}`);
      await expect(page.getByRole('region', { name: 'Datenschutz' })).toContainText(/läuft noch|laufen noch/);
    },
  },
  {
    name: 'office-blocks',
    config: { restaurantName: 'Tramonto Moabit' },
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/sperren`);
      await page.getByRole('textbox', { name: 'Telefonnummer oder E-Mail' }).fill('030 98765432');
      await page.getByLabel('Grund, nur für Euch').fill('Zweimal nicht bezahlt');
      await page.getByRole('button', { name: 'Sperren', exact: true }).click();
      await expect(page.getByRole('list', { name: 'Gesperrt' })).toContainText('030…32');
    },
  },
  {
    name: 'office-audit',
    config: { restaurantName: 'Tramonto Lichtenberg' },
    show: async ({ office: { page }, owner, shop }) => {
      const order = await owner.receivesOrder(shop, { name: 'Ada Lindner-Hoffmann', address: TORSTRASSE });
      await owner.moves(shop, order, 'accept');
      await page.goto(`/office/${shop.slug}/protokoll`);
      await expect(page.getByRole('list', { name: 'Änderungen: Heute' })).toContainText('Eine Bestellung bearbeitet');
    },
  },
  {
    name: 'office-withdrawals',
    config: { restaurantName: 'Tramonto Biesdorf' },
    show: async ({ office: { page }, owner, shop }) => {
      if ((await owner.orders(shop)).length === 0)
        await owner.receivesWithdrawal(shop, await owner.receivesOrder(shop));
      await page.goto(`/office/${shop.slug}/widerrufe`);
      await expect(page.getByRole('list', { name: 'Widerrufe' }).getByRole('listitem')).toHaveCount(1);
    },
  },
];
