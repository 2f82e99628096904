import { expect } from '@playwright/test';
import { story } from '../support/story.ts';

story('a customised pizza is priced to the cent', { tag: '@desktop' }, async ({ guest }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.adds('Pizza Margherita', {
    size: '32 cm',
    dough: 'Vollkornteig',
    without: ['Basilikum'],
    extras: ['Salami'],
    amount: 2,
  });
  await guest.entersAddress('Torstraße 12, 10119 Berlin');
  const cart = await guest.opensCart();
  // 10.90 for 32 cm, 1.50 for the dough, 2.00 for the salami; twice.
  await expect(cart).toContainText('Pizza Margherita, 32 cm');
  await expect(cart).toContainText('ohne Basilikum');
  await expect(cart).toContainText('28,80 €');
  await expect(cart).toContainText('2,50 €');
  await expect(cart).toContainText('31,30 €');
});

story('the cart survives a reload', { tag: '@thorough' }, async ({ guest }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.picksUp();
  await guest.adds('Tiramisù della Nonna', { amount: 3 });
  await guest.reloads();
  const cart = await guest.opensCart();
  await expect(cart).toContainText('Tiramisù della Nonna');
  await expect(cart.getByRole('status').filter({ hasText: '3' }).first()).toBeVisible();
});

story('two tabs share one cart', { tag: '@thorough' }, async ({ guest }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.picksUp();
  const otherTab = await guest.opensAnotherTab();
  await guest.adds('Tiramisù della Nonna');
  await expect(await otherTab.opensCart()).toContainText('Tiramisù della Nonna');
  await (await otherTab.opensCart()).getByRole('button', { name: 'Tiramisù della Nonna entfernen' }).click();
  await expect(guest.dish('Tiramisù della Nonna').getByRole('button', { name: '1 im Warenkorb' })).toHaveCount(0);
});

story('each shop has a cart of its own', { tag: '@thorough' }, async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.picksUp();
  await guest.adds('Tiramisù della Nonna');
  await guest.opensMenu('wok-garten');
  await guest.looksAtSiteMenu();
  await expect(page.getByText('Tiramisù')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Zum Warenkorb' })).toHaveCount(0);
});
