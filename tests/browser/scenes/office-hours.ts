import { expect } from '@playwright/test';
import { shopNow } from '../support/shop-clock.ts';
import type { OfficeScene } from './office-scene.ts';

const SHOP = { restaurantName: 'Tramonto Moabit' };

/** What opens on the pages of hours and delivery zones. */
export const OFFICE_HOURS_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-holidays',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/zeiten`);
      await page.getByRole('button', { name: 'Feiertage aus Berlin übernehmen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Feiertage in Berlin' });
      await dialog.getByRole('radiogroup', { name: 'Neujahr' }).getByText('geschlossen').click();
      await expect(dialog.getByRole('button', { name: '1 Tag übernehmen' })).toBeVisible();
    },
  },
  {
    name: 'office-closing-question',
    isState: true,
    // The call is refused until the question is answered.
    expectedErrors: /status of 409/,
    config: { restaurantName: 'Tramonto Gatow' },
    show: async ({ office: { page }, owner, shop }) => {
      if ((await owner.orders(shop)).length === 0) await owner.receivesOrder(shop);
      await page.goto(`/office/${shop.slug}/zeiten`);
      await page.getByRole('button', { name: 'Einzelnen Tag eintragen' }).click();
      const today = shopNow().toISOString().slice(0, 10);
      await page.getByRole('group', { name: 'Besonderer Tag' }).last().getByLabel('Von').fill(today);
      await page.getByRole('button', { name: 'Speichern' }).click();
      const question = page.getByRole('dialog', { name: 'Heute wirklich schließen?' });
      await question.getByRole('radio', { name: /auch .*stornieren/i }).click();
      await expect(question.getByRole('button', { name: 'Schließen und stornieren' })).toBeVisible();
    },
  },
  {
    name: 'office-zone',
    isState: true,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/liefergebiete`);
      await page.getByRole('button', { name: /^1 / }).click();
      await page.getByLabel('Art', { exact: true }).selectOption('Postleitzahlen');
      const near = page.getByRole('group', { name: 'Postleitzahlen in der Nähe' });
      await near.getByRole('checkbox').first().check();
      await expect(page.getByRole('group', { name: 'Karte der Liefergebiete' }).getByText('2 km')).toBeVisible();
      await near.scrollIntoViewIfNeeded();
    },
  },
];
