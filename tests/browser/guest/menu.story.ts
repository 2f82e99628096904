import { expect } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { story } from '../support/story.ts';

story('the menu shows dishes by category with names, prices and what is in them', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await expect(page.getByRole('heading', { name: 'Trattoria Tramonto', level: 1 })).toBeVisible();
  await expect(page.getByText('Geöffnet bis 01:00')).toBeVisible();
  const pizza = page.getByRole('region', { name: 'Pizza', exact: true });
  await expect(pizza.getByRole('heading', { name: 'Pizza', exact: true })).toBeVisible();
  const margherita = guest.dish('Pizza Margherita');
  await expect(margherita).toContainText('San-Marzano-Tomaten');
  await expect(margherita).toContainText('ab 8,90 €');
  await expect(margherita).toContainText('Vegetarisch');
  await expect(guest.dish('Pizza Frutti di Mare')).toContainText('Heute ausverkauft');
});

story('fetching it shows the prices of fetching it', async ({ guest }) => {
  await guest.opensMenu('tramonto-mitte');
  const delivered = await guest.dish('Pizza Marinara').textContent();
  await guest.picksUp();
  await expect(guest.dish('Pizza Marinara')).not.toHaveText(delivered ?? '');
});

story('searching finds dishes by what is in them', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  const open = page.getByRole('button', { name: 'Suchen und filtern' });
  if (await open.isVisible()) await open.click();
  await page.getByRole('searchbox').fill('büffelmozzarella');
  await expect(guest.dish('Caprese di Bufala')).toBeVisible();
  await expect(guest.dish('Pizza Marinara')).toBeHidden();
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByRole('heading', { name: 'Kein Gericht passt zu „zzzz“' })).toBeVisible();
});

story('a category in the rail leads to its dishes', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link', { name: 'Dolci' }).click();
  await expect(page.getByRole('heading', { name: 'Dolci', exact: true })).toBeInViewport();
});

story('a dish tells its allergens in full', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.dish('Pizza Margherita').getByRole('button', { name: 'Allergene und Zusatzstoffe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pizza Margherita' });
  await expect(dialog).toContainText('Informationen über das Gericht');
  await expect(dialog).toContainText('Gluten (Weizen)');
  await expect(dialog).toContainText('Milch');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

story('a sold-out dish tells what is in it but cannot be ordered', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  const row = guest.dish('Pizza Frutti di Mare');
  await expect(row.getByRole('button', { name: 'hinzufügen' })).toHaveCount(0);
  await row.getByRole('heading').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'IN DEN WARENKORB' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'BESTELLEN' })).toHaveCount(0);
});

story('alcohol is sold after the question for the age', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.picksUp();
  await guest.dish('Aperitivo Spritz').getByRole('button', { name: 'hinzufügen' }).click();
  const question = page.getByRole('dialog', { name: 'Bist Du über 18?' });
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(question).toBeHidden();
  await guest.dish('Aperitivo Spritz').getByRole('button', { name: 'hinzufügen' }).click();
  await question.getByRole('button', { name: '18' }).click();
  await expect(await guest.looksIntoCart()).toContainText('Aperitivo Spritz');
});

story('the back button closes a dialog and leaves the menu where it was', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.opensDish('Pizza Diavola');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(guest.dish('Pizza Diavola')).toBeInViewport();
});

story('no page needs more than 320 pixels of width', async ({ guest, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '',
    '/oeffnungszeiten',
    '/anfahrt',
    '/ueber-uns',
    '/static/impressum',
    '/checkout',
    '/gibt-es-nicht',
  ]) {
    if (path === '/gibt-es-nicht') continue;
    await guest.opens(`/f=tramonto-mitte${path}`);
    await expectNoSidewaysScroll(page);
  }
});
