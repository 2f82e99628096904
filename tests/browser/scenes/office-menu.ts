import { expect, type Page } from '@playwright/test';
import { EMPTY_MENU } from '@tischlein/domain/menu';
import type { OwnShop } from '../support/owner.ts';
import type { OfficeScene } from './office-scene.ts';

const SHOP = { restaurantName: 'Tramonto Friedenau' };

/** Opens the menu list; a third of its pizzas is loaded. */
async function openMenu(page: Page, { slug }: OwnShop): Promise<void> {
  await page.goto(`/office/${slug}/karte`);
  await expect(page.getByRole('list').getByRole('textbox').first()).toBeVisible();
}

const firstPrice = (page: Page) => page.getByRole('textbox', { name: /Preis in Euro/ }).first();

/** The list of the menu and its history. */
export const OFFICE_MENU_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-menu',
    config: SHOP,
    show: async ({ office: { page }, owner, shop }) => {
      await owner.setsStock(shop, 'Pizza Salame', 'untilTomorrow');
      await openMenu(page, shop);
      await firstPrice(page).fill('8,5');
      await firstPrice(page).press('Enter');
      await expect(page.getByRole('region', { name: 'Änderungen' })).toContainText('1 Preis geändert');
    },
  },
  {
    name: 'office-menu-chosen',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openMenu(page, shop);
      for (const row of await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('textbox') })
        .all())
        if ((await row.getAttribute('data-selected')) === null && (await page.locator('[data-selected]').count()) < 2)
          await row
            .getByRole('button', { name: 'Mehr zu' })
            .click()
            .then(() => row.getByRole('button', { name: 'Auswählen' }).click());
      await expect(page.getByRole('group', { name: 'Auswahl' })).toContainText('2 ausgewählt');
    },
  },
  {
    name: 'office-menu-prices',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openMenu(page, shop);
      const row = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('textbox') })
        .first();
      await row.getByRole('button', { name: 'Mehr zu' }).click();
      await row.getByRole('button', { name: 'Auswählen' }).click();
      await page.getByRole('group', { name: 'Auswahl' }).getByRole('button', { name: 'Preis' }).click();
      const dialog = page.getByRole('dialog', { name: 'Preise ändern' });
      await dialog.getByLabel('Um wie viel').fill('12');
      await dialog.getByLabel('Runden auf').selectOption(',90');
      await expect(dialog.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'office-menu-declarations',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openMenu(page, shop);
      const row = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('textbox') })
        .first();
      await row.getByRole('button', { name: 'Mehr zu' }).click();
      await row.getByRole('button', { name: 'Auswählen' }).click();
      await page.getByRole('group', { name: 'Auswahl' }).getByRole('button', { name: 'Allergene' }).click();
      await page.getByRole('group', { name: 'Milch', exact: true }).getByRole('radio', { name: 'Hinzufügen' }).check();
      await expect(page.getByRole('button', { name: 'Für 1 Gericht übernehmen' })).toBeEnabled();
    },
  },
  {
    name: 'office-menu-search',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openMenu(page, shop);
      await page.getByRole('searchbox', { name: 'Gericht suchen' }).fill('a');
      await expect(page.getByRole('status').filter({ hasText: 'gefunden' })).toBeVisible();
    },
  },
  {
    name: 'office-menu-empty',
    isState: true,
    show: async ({ office: { page }, owner }) => {
      const shop = await owner.opensBranch({ franchise: undefined }, () => EMPTY_MENU);
      await page.goto(`/office/${shop.slug}/karte`);
      await expect(page.getByRole('heading', { name: 'Noch keine Karte' })).toBeVisible();
    },
  },
  {
    name: 'office-menu-history',
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await openMenu(page, shop);
      const before = await firstPrice(page).inputValue();
      await firstPrice(page).fill(before === '9,90' ? '8,90' : '9,90');
      await firstPrice(page).press('Enter');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText('Gespeichert. Deine Gäste sehen die neue Karte.')).toBeVisible();
      await page.goto(`/office/${shop.slug}/karte/verlauf`);
      await page
        .getByRole('button', { name: /Änderung vom/ })
        .first()
        .click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
];
