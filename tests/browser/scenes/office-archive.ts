import { expect } from '@playwright/test';
import type { OfficeScene } from './office-scene.ts';

const SHOP = { restaurantName: 'Tramonto Pankow', paymentMethods: ['offline', 'Stripe_card'] };
const TORSTRASSE = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };

/** All orders of a shop, and one in full. */
export const OFFICE_ARCHIVE_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-orders',
    config: SHOP,
    show: async ({ office: { page }, owner, shop }) => {
      const done = await owner.receivesOrder(shop, { name: 'Ada Lindner-Hoffmann', address: TORSTRASSE });
      for (const action of ['accept', 'ready', 'handOver'] as const) await owner.moves(shop, done, action);
      const refused = await owner.receivesOrder(shop, { name: 'Cem Demir' });
      await owner.refuses(shop, refused, 'Wir haben gerade zu viel zu tun.');
      await owner.receivesOrder(shop, { name: 'Bea Roth' });
      await page.goto(`/office/${shop.slug}/bestellungen`);
      await expect(page.getByRole('row', { name: /Bea Roth/ }).first()).toBeVisible();
    },
  },
  {
    name: 'office-order',
    config: SHOP,
    show: async ({ office: { page }, owner, shop }) => {
      await owner.enablesOnlinePayments(shop);
      const order = await owner.receivesPaidOrder(shop, { name: 'Ada Lindner-Hoffmann', address: TORSTRASSE });
      await owner.moves(shop, order, 'accept');
      await page.goto(`/office/${shop.slug}/bestellungen/${order.id}`);
      await page.getByRole('button', { name: 'Geld erstatten' }).click();
      await page.getByRole('radio', { name: 'Einzelne Artikel' }).click();
      await page.getByRole('checkbox').first().click();
      await expect(page.getByText('Gerechnet, was der Gast wirklich gezahlt hat')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Angenommen');
    },
  },
];
