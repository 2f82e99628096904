import { expect } from '@playwright/test';
import type { OwnShop, Owner } from '../support/owner.ts';
import type { OfficeScene } from './office-scene.ts';

const SHOP = { restaurantName: 'Tramonto Lichtenberg' };

const HOME = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };

/** A short evening: a delivery, two pickups, one of them paid online, the other not accepted yet, and a refusal. */
async function sells(owner: Owner, shop: OwnShop): Promise<void> {
  await owner.moves(shop, await owner.receivesOrder(shop, { address: HOME }), 'accept');
  await owner.receivesOrder(shop);
  await owner.moves(shop, await owner.receivesPaidOrder(shop), 'accept');
  await owner.refuses(shop, await owner.receivesOrder(shop), 'Wir haben gerade zu viel zu tun.');
}

/** Figures, the daily overview and the exports. */
export const OFFICE_BOOKS_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-figures',
    config: SHOP,
    show: async ({ office: { page }, owner, shop }) => {
      await owner.enablesOnlinePayments(shop);
      await sells(owner, shop);
      await page.goto(`/office/${shop.slug}/zahlen`);
      await expect(page.getByRole('heading', { name: 'Mehrwertsteuer' })).toBeVisible();
    },
  },
  {
    name: 'office-day-overview',
    config: SHOP,
    show: async ({ office: { page }, owner, shop }) => {
      await owner.enablesOnlinePayments(shop);
      await sells(owner, shop);
      await page.goto(`/office/${shop.slug}/tagesuebersicht`);
      await expect(page.getByRole('link', { name: 'PDF öffnen und drucken' })).toBeVisible();
    },
  },
  {
    name: 'office-exports',
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/ausfuhr`);
      await expect(page.getByText('Für DATEV fehlen noch Angaben. Trage sie unten ein.')).toBeVisible();
    },
  },
];
