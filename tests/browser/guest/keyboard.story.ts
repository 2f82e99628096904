import { expect } from '@playwright/test';
import { ADA, ORDER_BUTTON } from '../support/guest.ts';
import { tabTo } from '../support/keyboard.ts';
import { story } from '../support/story.ts';

story('from the menu to the order by keyboard alone', async ({ guest, page, owner }) => {
  const shop = await owner.opensBranch();
  const { keyboard } = page;
  await guest.opensMenu(shop.slug);
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Lieferung' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Abholung' })).toBeChecked();

  const search = page.getByRole('button', { name: 'Suchen und filtern' });
  if (await search.isVisible()) {
    await tabTo(page, search);
    await keyboard.press('Enter');
  }
  await tabTo(page, page.getByRole('searchbox'));
  await keyboard.type('marinara');
  await expect(guest.dish('Pizza Salame')).toBeHidden();
  await tabTo(page, guest.dish('Pizza Marinara').getByRole('heading').getByRole('button'));
  await keyboard.press('Enter');

  await tabTo(page, guest.dialog.getByRole('radio', { name: '26 cm' }));
  await keyboard.press('ArrowDown');
  await expect(guest.dialog.getByRole('radio', { name: '32 cm' })).toBeChecked();
  await tabTo(page, guest.dialog.getByRole('radio', { name: 'Klassischer Teig' }));
  await keyboard.press('Space');
  await tabTo(page, guest.dialog.getByRole('button', { name: 'IN DEN WARENKORB' }));
  await keyboard.press('Enter');
  await expect(guest.dialog).toBeHidden();

  const bar = page.getByRole('button', { name: 'Zum Warenkorb' });
  if (await bar.isVisible()) {
    await tabTo(page, bar);
    await keyboard.press('Enter');
  }
  await tabTo(page, page.getByRole('link', { name: 'Zur Kasse' }));
  await keyboard.press('Enter');

  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await keyboard.type(ADA.name);
  await tabTo(page, page.getByLabel('E-Mail', { exact: true }));
  await keyboard.type(ADA.email);
  await tabTo(page, page.getByRole('radio', { name: 'Bar' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: ORDER_BUTTON }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Ja, ich hole ab' }));
  await keyboard.press('Enter');
  await expect(guest.status).toContainText('Danke, Ada.');
});

story('a dialog traps the focus and returns it', { tag: '@thorough' }, async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  const opener = guest.dish('Pizza Margherita').getByRole('heading').getByRole('button');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(guest.dialog).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('Tab');
  expect(await guest.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(guest.dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
