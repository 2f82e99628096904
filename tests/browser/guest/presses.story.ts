import { expect, type Page } from '@playwright/test';
import { ADA, HOME, ORDER_BUTTON } from '../support/guest.ts';
import { story } from '../support/story.ts';

/** Returns a function that counts the presses since its last call. */
async function countPresses(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('reportPress', () => {
    count += 1;
  });
  await page.addInitScript(() => addEventListener('pointerdown', () => Reflect.get(window, 'reportPress')(), true));
  return () => {
    const counted = count;
    count = 0;
    return counted;
  };
}

story('a known dish for pickup takes at most seven presses, the same order again four', async ({ guest, owner }) => {
  const shop = await owner.opensBranch();
  const { page } = guest;
  const presses = await countPresses(page);
  await guest.opensMenu(shop.slug);
  await guest.picksUp();
  await guest.adds('Tiramisù della Nonna');
  await guest.goesToCheckout();
  await guest.entersContact(ADA);
  await guest.orders();
  await guest.opensMenu(shop.slug);

  presses();
  await guest.dish('Tiramisù della Nonna').getByRole('button', { name: 'hinzufügen' }).click();
  await guest.goesToCheckout();
  await expect(page.getByRole('radio', { name: 'Bar' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' }).check();
  await guest.orders();
  await expect(guest.status).toContainText('Danke, Ada.');
  expect(presses()).toBeLessThanOrEqual(7);

  await guest.presses('Noch einmal bestellen');
  await page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' }).check();
  await guest.orders();
  await expect(guest.status).toContainText('Danke, Ada.');
  expect(presses()).toBe(4);
  expect(await owner.orders(shop)).toHaveLength(3);
});

story('the same delivery again takes three presses', { tag: '@thorough' }, async ({ guest, owner }) => {
  const shop = await owner.opensBranch();
  const { page } = guest;
  const presses = await countPresses(page);
  await guest.opensMenu(shop.slug);
  await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 2 });
  await guest.entersAddress(HOME);
  await guest.goesToCheckout();
  await guest.entersContact(ADA);
  await guest.orders();

  presses();
  await guest.presses('Noch einmal bestellen');
  await page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' }).check();
  await guest.presses(ORDER_BUTTON);
  await expect.poll(async () => (await owner.orders(shop)).length).toBe(2);
  await expect(guest.status).toContainText('Danke, Ada.');
  expect(presses()).toBe(3);
});
