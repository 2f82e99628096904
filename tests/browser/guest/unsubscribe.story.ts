import { expect } from '@playwright/test';
import { ADA } from '../support/guest.ts';
import { story } from '../support/story.ts';

const LINK = `/f=tramonto-mitte/abmelden/newsletter/?email=${ADA.email}`;
const DONE = 'Du bekommst keine Angebote mehr';

story('a guest unsubscribes by the link of a mail, whose address leaves the address bar', async ({ guest, page }) => {
  await guest.opens(LINK);
  await expect(page).toHaveURL(/\/f=tramonto-mitte\/abmelden\/newsletter\/$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('main')).toContainText(ADA.email);
  await page.getByRole('button', { name: 'Abmelden' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: DONE })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(ADA.email);

  // The address is forgotten; another one can be typed.
  await guest.reloads();
  await expect(page.getByRole('main')).not.toContainText(ADA.email);
  await page.getByLabel('E-Mail').fill('andere@example.org');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: DONE })).toBeFocused();
});

story('unsubscribing works without scripts', { tag: '@thorough' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(LINK);
  await expect(page.getByRole('main')).toContainText(ADA.email);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: DONE })).toBeVisible();
  await context.close();
});
