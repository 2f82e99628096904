import { expect } from '@playwright/test';
import { findBuiltFile } from '../support/find-built-file.ts';
import { story } from '../support/story.ts';

story(
  'a slow page change ignores presses and shows the splash until the page is there (S1 §2 App shell)',
  async ({ guest, page, owner }) => {
    const shop = await owner.opensBranch();
    let letPageThrough: () => void = () => {};
    const pageMayCome = new Promise<void>((resolve) => (letPageThrough = resolve));
    await page.route(`**/${findBuiltFile('app/pages/about.tsx')}`, async (route) => {
      await pageMayCome;
      await route.continue();
    });
    await guest.opensMenu(shop.slug);
    const dish = page.getByRole('heading', { name: /Margherita/ }).getByRole('button');
    await page.getByRole('button', { name: 'Navigation öffnen' }).click();
    await page.getByRole('link', { name: 'Über uns' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await dish.dispatchEvent('click');
    await expect(page.getByText('ist gleich da...')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    // What the splash covers is out of reach.
    await dish.focus();
    await expect(dish).not.toBeFocused();
    letPageThrough();
    await expect(page.getByRole('heading', { name: 'Über uns', level: 1 })).toBeVisible();
    await expect(page.getByText('ist gleich da...')).toBeHidden();
  },
);
