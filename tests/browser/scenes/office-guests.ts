import { expect } from '@playwright/test';
import type { OfficeScene } from './office-scene.ts';

const TORSTRASSE = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };

/** The guests of a shop, and what is stored about one. */
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
      const { id } = await owner.receivesOrder(shop, { name: 'Ada Lindner-Hoffmann', address: TORSTRASSE });
      await page.goto(`/office/${shop.slug}/gaeste/${id}`);
      await expect(page.getByRole('region', { name: 'Datenschutz' })).toContainText('läuft noch');
    },
  },
];
