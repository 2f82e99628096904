import { expect, type Page } from '@playwright/test';
import type { OwnShop, Owner } from '../support/owner.ts';
import type { OfficeScene } from './office-scene.ts';

const SHOP = { restaurantName: 'Tramonto Tegel', welcome: 'Willkommen in Tegel', showDishNumbers: true };

interface Place {
  readonly page: Page;
  readonly owner: Owner;
  readonly shop: OwnShop;
}

/** A dish of the branch has a price and a text of its own. */
async function differs({ owner, shop }: Pick<Place, 'owner' | 'shop'>): Promise<void> {
  await owner.changesDish(shop, 'Pizza Margherita', { subtext: 'Mit Büffelmozzarella aus Brandenburg' });
  await owner.pricesDish(shop, 'Pizza Margherita', 1050);
}

async function opens({ page, owner, shop }: Place, path: string): Promise<void> {
  await differs({ owner, shop });
  await page.goto(`/office/${shop.slug}${path}`);
}

/** Where a branch does not follow its franchise, at its fields, in the list of all, and copied into others. */
export const OFFICE_CHAIN_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-chain-dish',
    config: SHOP,
    show: async ({ office: { page }, owner, shop }) => {
      await opens({ page, owner, shop }, '/karte/gericht/pizza-margherita');
      const line = page.getByText(/hier: Mit Büffelmozzarella/);
      await expect(line).toBeVisible();
      await line.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'office-chain-options',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/optionen`);
      await page.getByText('Nummern der Gerichte').first().scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { name: 'Optionen' })).toBeVisible();
    },
  },
  {
    name: 'office-chain-offer',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/angebote`);
      await page
        .getByRole('link', { name: /Kauf|Pasta/ })
        .first()
        .click();
      await page.getByLabel('Beschreibung').fill('Nur in Tegel');
      await expect(page.getByText('hier: Nur in Tegel')).toBeVisible();
      await page.getByText('hier: Nur in Tegel').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'office-differences',
    config: SHOP,
    show: async ({ office: { page }, owner, shop }) => {
      await opens({ page, owner, shop }, '/unterschiede');
      await expect(page.getByRole('row', { name: /Pizza Margherita Preis/ }).first()).toContainText('10,50');
    },
  },
  {
    name: 'office-differences-question',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, owner, shop }) => {
      await opens({ page, owner, shop }, '/unterschiede');
      await page
        .getByRole('button', { name: /Wieder folgen bei „Pizza Margherita, Beschreibung/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /wieder wie die Kette/ })).toBeVisible();
    },
  },
  {
    name: 'office-copy',
    config: SHOP,
    show: async ({ office: { page }, owner, shop }) => {
      await opens({ page, owner, shop }, '/kopieren');
      await expect(page.getByRole('heading', { name: 'In Filialen übertragen' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Einzelne eigene Werte' })).toBeVisible();
    },
  },
  {
    name: 'office-copy-preview',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, owner, shop }) => {
      await opens({ page, owner, shop }, '/kopieren');
      await page.getByRole('checkbox', { name: /Pizza Margherita, Beschreibung/ }).check();
      await page.getByRole('checkbox', { name: 'Tramonto Kreuzberg', exact: true }).check();
      await page.getByRole('button', { name: 'Vorher ansehen' }).click();
      await expect(page.getByRole('button', { name: 'In 1 Filiale übertragen' })).toBeVisible();
      await page.getByRole('table').last().scrollIntoViewIfNeeded();
    },
  },
];
