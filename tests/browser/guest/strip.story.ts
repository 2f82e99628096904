import { expect } from '@playwright/test';
import { story } from '../support/story.ts';

// Phones scroll the strip by touch.
for (const shop of ['tramonto-mitte', 'wok-garten'])
  story(`buttons turn the strip of offers in ${shop}`, { tag: '@thorough' }, async ({ guest, page }) => {
    await guest.opensMenu(shop);
    const last = page.getByRole('region', { name: 'Angebote' }).getByRole('button').last();
    await expect(last).not.toBeInViewport({ ratio: 1 });
    const next = page.getByRole('button', { name: 'Weitere Angebote' });
    await expect(async () => {
      if (await next.isVisible()) await next.click();
      await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: 'Vorherige Angebote' }).first().click();
    await expect(next).toBeVisible();
  });
