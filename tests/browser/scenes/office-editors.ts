import { expect, type Page } from '@playwright/test';
import type { OwnShop } from '../support/owner.ts';
import type { OfficeScene } from './office-scene.ts';

const SHOP = { restaurantName: 'Tramonto Moabit' };

async function openEditor(page: Page, { slug }: OwnShop, path: string): Promise<void> {
  await page.goto(`/office/${slug}/karte/${path}`);
  const form = page.getByRole('group', { name: 'Angaben' });
  await expect(form.or(page.getByRole('button', { name: 'Anlegen' }))).toBeVisible();
}

const MARGHERITA = 'gericht/pizza-margherita';

/** The editors of dishes, combos, groups, categories and ingredients. */
export const OFFICE_EDITOR_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-dish',
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openEditor(page, shop, MARGHERITA);
      await page.getByRole('textbox', { name: '32 cm, Lieferung' }).fill('12,50');
      await expect(page.getByText('1 Änderung')).toBeVisible();
    },
  },
  {
    name: 'office-dish-problems',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openEditor(page, shop, MARGHERITA);
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
      await page.getByRole('textbox', { name: '26 cm, Abholung' }).fill('acht');
      await expect(page.getByText('2 Angaben stimmen noch nicht.')).toBeVisible();
    },
  },
  {
    name: 'office-dish-groups',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openEditor(page, shop, MARGHERITA);
      await page
        .getByRole('navigation', { name: 'Abschnitte' })
        .getByRole('link', { name: 'Extras & Beilagen' })
        .click();
      await page.getByText('Pflicht, genau 1').click();
      await expect(page.getByText('Deine Änderung gilt für alle.')).toBeVisible();
    },
  },
  {
    name: 'office-dish-allergens',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openEditor(page, shop, MARGHERITA);
      await page.getByRole('navigation', { name: 'Abschnitte' }).getByRole('link', { name: 'Allergene' }).click();
      await page.getByRole('radio', { name: 'Enthält' }).click();
      await expect(page.getByRole('checkbox', { name: 'Sellerie' })).toBeVisible();
    },
  },
  {
    name: 'office-dish-new',
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openEditor(page, shop, 'gericht/neu');
      await page.getByRole('button', { name: 'Anlegen' }).click();
      await expect(page.getByText('Ohne Namen geht es nicht.')).toBeVisible();
    },
  },
  {
    name: 'office-combo',
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openEditor(page, shop, 'kombi/per-due');
      await expect(page.getByRole('group').getByText('1. ').first()).toBeVisible();
    },
  },
  {
    name: 'office-combos',
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openEditor(page, shop, 'kombis');
      await expect(page.getByRole('link', { name: 'Menü per Due' })).toBeVisible();
    },
  },
  {
    name: 'office-groups',
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openEditor(page, shop, 'gruppen');
      await page.getByText('Pflicht, genau 1').first().click();
      await expect(page.getByText('Deine Änderung gilt für alle.')).toBeVisible();
    },
  },
  {
    name: 'office-category',
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openEditor(page, shop, 'kategorie/pizza');
      await page.getByRole('radio', { name: 'Zu bestimmten Zeiten' }).click();
      await expect(page.getByLabel('Von')).toBeVisible();
    },
  },
  {
    name: 'office-ingredients',
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openEditor(page, shop, 'zutaten');
      await page.getByText('Aioli', { exact: true }).click();
      await expect(page.getByRole('radio', { name: 'Enthält' })).toBeVisible();
    },
  },
];
