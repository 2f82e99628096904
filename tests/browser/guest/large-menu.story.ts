import { expect } from '@playwright/test';
import { enlargeMenu } from '../../../bench/large-menus.ts';
import { story } from '../support/story.ts';

const DISHES = 12_000;
const MEGABYTE = 1_000_000;

story(
  `a menu of ${DISHES} dishes opens like a small one, and each dish is reached`,
  { tag: ['@thorough', '@load'] },
  async ({ guest, page, owner }) => {
    const shop = await owner.opensBranch({}, (menu) => enlargeMenu(menu, DISHES));
    const document = await page.request.get(`/f=${shop.slug}/`);
    expect((await document.body()).length).toBeLessThan(MEGABYTE);
    await guest.opensMenu(shop.slug);

    const rail = page.getByRole('navigation', { name: 'Kategorien' });
    await rail.getByRole('link', { name: 'Dolci 12' }).click();
    await expect(page.getByRole('heading', { name: 'Dolci 12', exact: true })).toBeInViewport();
    const tiramisu = page
      .getByRole('region', { name: 'Dolci 12', exact: true })
      .getByRole('button', { name: /Tiramisù/ });
    await tiramisu.first().click();
    await expect(page.getByRole('dialog')).toContainText('Tiramisù');
    await page.getByRole('dialog').getByRole('button', { name: 'ABBRECHEN' }).click();

    await page.getByRole('button', { name: 'Suchen und filtern' }).click();
    await page.getByRole('searchbox').fill('margherita 60');
    await expect(guest.dish('Pizza Margherita 60')).toBeVisible();
  },
);
