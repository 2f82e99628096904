import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ADA } from '../support/guest.ts';
import { goToOnlineCheckout } from '../support/checkout-steps.ts';
import { story } from '../support/story.ts';

// What others do while a page is open, where it needs more than one tab or a real connection (docs/changes.md).

story(
  'menu and open dialogs work without a connection, and say what has changed once it is back',
  async ({ guest, page, owner, browserErrors }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED/);
    const shop = await owner.opensBranch();
    await guest.opensMenuWithEvents(shop);
    await guest.picksUp();
    await guest.adds('Limonata');

    await story.step('a dish', async () => {
      const dialog = await guest.opensDish('Tiramisù della Nonna');
      await page.context().setOffline(true);
      await owner.pricesDish(shop, 'Tiramisù della Nonna', 750);
      await dialog.getByRole('button', { name: 'Anzahl: mehr' }).click();
      await page.context().setOffline(false);
      await expect(dialog).toContainText('Tiramisù della Nonna kostet jetzt 7,50 € statt 5,50 €.');
      await expect(dialog).toContainText('x2');
      await dialog.getByRole('button', { name: 'IN DEN WARENKORB' }).click();
      await expect(guest.dish('Tiramisù della Nonna')).toContainText('7,50 €');
    });

    await story.step('a combo', async () => {
      const dialog = await guest.opensDish('Menü per Due');
      const part = dialog.getByLabel('Erste Pizza wählen');
      await page.context().setOffline(true);
      await owner.setsStock(shop, 'Pizza Funghi', 'untilTomorrow');
      await part.selectOption('Pizza Funghi');
      await page.context().setOffline(false);
      await expect(page.getByRole('status').getByText('Pizza Funghi ist heute ausverkauft')).toBeVisible();
      await expect(part.getByRole('option', { name: 'Pizza Funghi' })).toHaveCount(0);
    });
  },
);

story(
  'a guest who signs out in another tab is told at the checkout, and orders without the account',
  async ({ guest, owner }) => {
    const shop = await owner.opensBranch();
    await owner.receivesOrder(shop, { newAccount: `ada-${randomUUID().slice(0, 8)}@example.org` });
    await guest.signsInBy(await owner.mailedLink(shop, 'anmelden'));
    await guest.page.getByRole('link', { name: 'Zur Speisekarte' }).first().click();
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await expect(guest.page.getByLabel('Name', { exact: true })).toHaveValue(ADA.name);
    const other = await guest.opensAnotherTab();
    await other.opensMenu(shop.slug);
    await (await other.opensAccount()).getByRole('button', { name: 'Abmelden' }).click();
    await expect(
      guest.page.getByRole('status').getByText('Du bist abgemeldet. Bestellen kannst Du auch ohne Konto.'),
    ).toBeVisible();
    await guest.entersContact(ADA);
    await guest.paysBy('Bar');
    await guest.orders();
  },
);

story('the cart is edited in another tab while its order is being paid', async ({ guest, owner }) => {
  const shop = await goToOnlineCheckout(guest, owner, 'Karte, Apple Pay');
  await guest.goesToPayPage();
  const other = await guest.opensAnotherTab();
  await other.opensMenu(shop.slug);
  await other.adds('Limonata');
  await guest.presses('Abbrechen');
  const summary = guest.page.getByRole('region', { name: 'Deine Bestellung' });
  await expect(guest.page.getByText('Du hast die Zahlung abgebrochen.')).toBeVisible();
  await expect(summary).toContainText('Limonata');
  await guest.goesToPayPage();
  await guest.page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await expect(guest.status).toContainText('Danke, Ada.');
  await expect(guest.page.getByRole('main')).toContainText('Limonata');
  expect(await owner.orders(shop)).toHaveLength(1);
});
