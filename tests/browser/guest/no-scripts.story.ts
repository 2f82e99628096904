import { expect } from '@playwright/test';
import { story } from '../support/story.ts';

const ENTRY = '**/assets/entry.client-*';

story(
  'without its scripts the page says so, its links work, and it loads again',
  async ({ browserErrors, guest, page }) => {
    browserErrors.allow(/ERR_FAILED/);
    await page.route(ENTRY, (route) => route.abort());
    await page.goto('/f=tramonto-mitte/');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Lesen kannst Du schon, bestellen noch nicht.');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { name: 'Impressum' })).toBeVisible();
    await expect(notice).toBeVisible();
    await page.unroute(ENTRY);
    await notice.getByRole('link', { name: 'Neu laden' }).click();
    await page.getByRole('button', { name: 'Navigation öffnen' }).click();
    await expect(guest.dialog.getByRole('heading', { name: 'Navigation' })).toBeVisible();
    await expect(notice).toBeHidden();
  },
);
