import { expect, type Page } from '@playwright/test';
import type { OwnShop } from '../support/owner.ts';
import type { OfficeScene } from './office-scene.ts';

const SHOP = { restaurantName: 'Tramonto Steglitz' };

async function opens(page: Page, { slug }: OwnShop, path: string): Promise<void> {
  await page.goto(`/office/${slug}${path}`);
}

async function opensOffer(page: Page, shop: OwnShop, name: string | RegExp): Promise<void> {
  await opens(page, shop, '/angebote');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('region', { name: 'Beispiel' })).toContainText('Gast zahlt');
}

/** Offers and coupons. */
export const OFFICE_OFFER_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-offers',
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await opens(page, shop, '/angebote');
      await expect(page.getByRole('table')).toContainText('Kauf X, zahl Y');
    },
  },
  {
    name: 'office-offer-kinds',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await opens(page, shop, '/angebote/neu');
      await expect(page.getByRole('button', { name: /Gerichtsrabatt/ })).toBeVisible();
    },
  },
  {
    name: 'office-offer',
    config: SHOP,
    show: ({ office: { page }, shop }) => opensOffer(page, shop, /Kauf|Pasta/),
  },
  {
    name: 'office-offer-week',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await opensOffer(page, shop, /Kauf|Pasta/);
      await page.getByText('Zu bestimmten Zeiten').click();
      await page.getByText('Genaue Zeit eintragen').click();
      await page.getByLabel('Bis Tag').fill('2026-01-01');
      await expect(page.getByRole('grid')).toBeVisible();
      await page.getByRole('grid').scrollIntoViewIfNeeded();
      await expect(page.getByText('Der letzte Tag ist vorbei.').first()).toBeVisible();
    },
  },
  {
    name: 'office-offer-groups',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await opens(page, shop, '/angebote/gruppenrabatt');
      await expect(page.getByRole('heading', { name: 'Stufen' })).toBeVisible();
    },
  },
  {
    name: 'office-coupons',
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await opens(page, shop, '/gutscheine');
      await expect(page.getByRole('heading', { name: 'Serien' })).toBeVisible();
    },
  },
  {
    name: 'office-coupon-form',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await opens(page, shop, '/gutscheine');
      await page.getByRole('button', { name: 'Gutschein', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Übernehmen' }).click();
      await expect(dialog.getByText('Zwischen 2 und 40 Zeichen.')).toBeVisible();
    },
  },
  {
    name: 'office-coupon-print',
    isState: true,
    config: { restaurantName: 'Tramonto Lichterfelde' },
    show: async ({ office: { page }, shop }) => {
      await opens(page, shop, '/gutscheine');
      await page.getByRole('button', { name: 'Viele Codes erzeugen' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name der Serie').fill('Flyer Winter');
      await dialog.getByLabel('Beginn jedes Codes').fill('FLYER');
      await dialog.getByLabel('Anzahl').fill('20');
      await dialog.getByRole('button', { name: 'Codes erzeugen' }).click();
      await page.getByRole('link', { name: 'Drucken' }).first().click();
      await expect(page.getByText('20 Codes auf 2 Blättern A4.')).toBeVisible();
    },
  },
];
