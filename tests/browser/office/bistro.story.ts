import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { MenuDocument } from '@tischlein/domain/menu';
import { NO_PICTURES } from '../support/franchise.ts';
import { story } from '../support/story.ts';

const BISTRO = join(import.meta.dirname, '../../../apps/server/src/imports/samples/asia-bistro.json');

const withoutDishes = (menu: MenuDocument): MenuDocument => ({
  ...menu,
  categories: [],
  dishes: [],
  extraGroups: [],
  menus: [],
  offers: [],
  dailyDishes: [],
});

story(
  'the menu of a bistro is imported, corrected and opened',
  { tag: '@thorough' },
  async ({ desk: { page }, owner, guest }) => {
    const shop = await owner.opensBranch(
      { ...NO_PICTURES, franchise: undefined, restaurantName: 'Asia Bistro' },
      withoutDishes,
    );
    await page.goto(`/office/${shop.slug}/eroeffnen`);
    await expect(page.getByText(/^Es fehlt: /)).toHaveText('Es fehlt: Gericht.');

    await page.goto(`/office/${shop.slug}/einlesen`);
    await page.getByLabel('Datei wählen').setInputFiles(BISTRO);
    await page.getByRole('button', { name: 'Mit Karte vergleichen' }).click();
    await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
    // The bistro's dressings are part of its salads.
    await page.getByRole('button', { name: 'Ja, 0,00 €' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Übernommen' })).toBeVisible();

    await page.goto(`/office/${shop.slug}/karte`);
    await page.getByRole('button', { name: /^Suppen \d/ }).click();
    await page
      .getByRole('textbox', { name: /^Wan-Tan-Suppe,.*Preis in Euro/ })
      .first()
      .fill('7,77');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Im Entwurf gespeichert.')).toBeVisible();

    await page.goto(`/office/${shop.slug}/eroeffnen`);
    await page.getByRole('button', { name: 'Shop eröffnen' }).click();
    await expect(page.getByRole('heading', { name: 'Asia Bistro ist offen' })).toBeVisible();
    await guest.opensMenu(shop.slug);
    await expect(guest.page.getByRole('listitem').filter({ hasText: 'Wan-Tan-Suppe' }).first()).toBeVisible();
  },
);
