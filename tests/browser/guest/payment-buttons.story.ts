import { expect } from '@playwright/test';
import { goToOnlineCheckout } from '../support/checkout-steps.ts';
import { ADA, HOME, type Guest, ORDER_BUTTON } from '../support/guest.ts';
import type { Owner, OwnShop } from '../support/owner.ts';
import { story } from '../support/story.ts';

async function goToOnlineDelivery(guest: Guest, owner: Owner): Promise<OwnShop> {
  const shop = await owner.opensBranch();
  await owner.enablesOnlinePayments(shop);
  await guest.opensMenu(shop.slug);
  await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 3 });
  await guest.entersAddress(HOME);
  await guest.goesToCheckout();
  await guest.entersContact(ADA);
  return shop;
}

story(
  'an address of Amazon Pay that cannot be adopted offline is adopted with the next tap',
  { tag: '@thorough' },
  async ({ guest, owner, browserErrors }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED/);
    await goToOnlineDelivery(guest, owner);
    await guest.paysBy('Amazon Pay');
    await guest.presses(ORDER_BUTTON);
    await guest.presses('Bezahlen, andere Lieferadresse');
    await expect(guest.page.getByRole('button', { name: 'Diese Adresse übernehmen' })).toBeVisible();
    await guest.page.context().setOffline(true);
    await guest.presses('Diese Adresse übernehmen');
    await expect(guest.page.getByRole('alert').filter({ hasText: 'Keine Verbindung.' })).toBeVisible();
    await guest.page.context().setOffline(false);
    await guest.presses('Diese Adresse übernehmen');
    const summary = guest.page.getByRole('region', { name: 'Deine Bestellung' });
    await expect(summary).toContainText('Lieferung an Schönhauser Allee 44, 10435 Berlin');
  },
);

story(
  "PayPal's window closes again while another order is being sent",
  { tag: '@thorough' },
  async ({ guest, page, owner }) => {
    const shop = await goToOnlineDelivery(guest, owner);
    await guest.paysBy('Bar');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const sent: string[] = [];
    await page.route('**/api/shop/*/order', async (route) => {
      sent.push(route.request().postData() ?? '');
      await released;
      await route.continue();
    });
    await guest.presses(ORDER_BUTTON);
    await expect(page.getByText('Wird gesendet …')).toBeVisible();
    await guest.paysBy('PayPal Sofort online');
    const opened = page.waitForEvent('popup');
    await guest.presses('Jetzt kaufen mit PayPal');
    const window = await opened;
    await expect.poll(() => window.isClosed()).toBe(true);
    release();
    await expect(guest.status).toContainText('Danke, Ada.');
    expect(sent).toHaveLength(1);
    expect(await owner.orders(shop)).toHaveLength(1);
  },
);

story(
  'a payment whose page cannot be opened leads back to the form',
  { tag: '@thorough' },
  async ({ guest, page, owner }) => {
    const shop = await goToOnlineCheckout(guest, owner, { name: 'PayPal', only: ['offline', 'PayPal_Rest'] });
    await guest.goesToPayPage();
    await guest.presses('Anbieter fällt aus');
    await expect(guest.status).toContainText('Deine Zahlung ist noch nicht bestätigt.');
    const broken = '**/api/shop/*/payment/*/*';
    await page.route(broken, (route) => route.fulfill({ json: { url: 'https://[' } }));
    await guest.presses('Jetzt bezahlen');
    await expect(page.getByText('Du hast die Zahlung abgebrochen.')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ADA.name);
    expect(await owner.orders(shop)).toHaveLength(0);
  },
);
