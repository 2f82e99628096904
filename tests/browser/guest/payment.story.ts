import { expect } from '@playwright/test';
import { goToOnlineCheckout } from '../support/checkout-steps.ts';
import { ADA, HOME, ORDER_BUTTON } from '../support/guest.ts';
import { story } from '../support/story.ts';

story(
  'paying by card leads to the provider and back, and the restaurant gets the order',
  { tag: '@desktop' },
  async ({ guest, owner }) => {
    const shop = await goToOnlineCheckout(guest, owner, 'Karte, Apple Pay');
    await guest.goesToPayPage();
    expect(await owner.orders(shop)).toHaveLength(0);
    await guest.presses('Zahlung ablehnen');
    await expect(guest.page.getByText('Die Karte wurde abgelehnt.')).toBeVisible();
    await guest.page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
    await expect(guest.status).toContainText('Danke, Ada.');
    await expect(guest.page.getByText('Karte, Apple Pay, Google Pay · bezahlt')).toBeVisible();
    expect(await owner.orders(shop)).toHaveLength(1);
    await guest.opensMenu(shop.slug);
    await guest.adds('Tiramisù della Nonna');
    await expect(guest.dish('Tiramisù della Nonna').getByRole('button', { name: '1 im Warenkorb' })).toBeAttached();
  },
);

story('cancelling, going back or reloading keeps everything, and the same order is paid', async ({ guest, owner }) => {
  const shop = await goToOnlineCheckout(guest, owner, 'Karte, Apple Pay');
  await guest.unfolds('Nachricht für die Küche');
  await guest.page.getByLabel('Nachricht für die Küche').fill('Bitte zwei Löffel.');
  await guest.goesToPayPage();
  await guest.page.reload();
  await guest.presses('Abbrechen');
  await expect(guest.page.getByText('Du hast die Zahlung abgebrochen.')).toBeVisible();
  await expect(guest.page.getByLabel('Name', { exact: true })).toHaveValue(ADA.name);
  await expect(guest.page.getByText('Bitte zwei Löffel.')).toBeVisible();
  await expect(guest.page.getByRole('radio', { name: 'Karte, Apple Pay' })).toBeChecked();
  await expect(guest.page.getByRole('region', { name: 'Deine Bestellung' })).toContainText('Tiramisù');

  await guest.goesToPayPage();
  await guest.page.goBack();
  await expect(guest.page.getByText('Du hast die Zahlung abgebrochen.')).toBeVisible();
  await guest.goesToPayPage();
  await guest.page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await expect(guest.status).toContainText('Danke, Ada.');
  expect(await owner.orders(shop)).toHaveLength(1);
});

story('a declined payment returns to the form, and another method goes through', async ({ guest, owner }) => {
  const shop = await goToOnlineCheckout(guest, owner, 'Klarna');
  await guest.goesToPayPage();
  await guest.presses('Zahlung ablehnen');
  await expect(guest.page.getByRole('alert')).toContainText('Die Zahlung ist fehlgeschlagen');
  await guest.paysBy('Bar');
  await guest.orders();
  await expect(guest.page.getByText('Bar · wird bei der Übergabe bezahlt')).toBeVisible();
  expect(await owner.orders(shop)).toHaveLength(1);
});

story(
  'a guest whose payment expired, or who orders otherwise while the first payment is unknown, is told its state',
  { tag: '@thorough' },
  async ({ guest, page, owner }) => {
    const only = ['offline', 'Stripe_card', 'PayPal_Rest'] as const;
    const shop = await goToOnlineCheckout(guest, owner, { name: 'Karte, Apple Pay', only });
    await guest.goesToPayPage();
    await guest.presses('Zeit verstreichen lassen');
    await expect(page.getByRole('status').filter({ hasText: 'Die Zeit zum Bezahlen ist vorbei.' })).toBeVisible();
    await guest.paysBy('PayPal');
    await guest.goesToPayPage();
    await guest.presses('Anbieter fällt aus');
    await expect(guest.status).toContainText('Deine Zahlung ist noch nicht bestätigt.');
    await guest.opens(`/f=${shop.slug}/checkout`);
    await guest.paysBy('Bar');
    await guest.presses(ORDER_BUTTON);
    await guest.presses('Ja, ich hole ab');
    await expect(page.getByRole('status').filter({ hasText: 'Deine erste Zahlung wird noch geprüft.' })).toBeVisible();
    expect(await owner.orders(shop)).toHaveLength(0);
  },
);

story("PayPal orders use PayPal's own button", async ({ guest, owner }) => {
  const shop = await goToOnlineCheckout(guest, owner, 'PayPal Sofort online');
  // PayPal's button replaces the order button, but Enter still submits the form.
  await expect(guest.page.getByRole('button', { name: ORDER_BUTTON })).toHaveCount(0);
  await guest.page.getByLabel('E-Mail', { exact: true }).press('Enter');
  await expect(guest.dialog).toContainText(
    'Bitte nutze den PayPal-Button unter den Zahlungsmitteln, um deine Bestellung abzuschließen.',
  );
  // The second question must appear even if the first dialog is still closing (S2 §5.9).
  await guest.pressesAtOnce(guest.dialog.getByRole('button').last(), 'Jetzt kaufen mit PayPal');
  await guest.presses('Ja, ich hole ab');
  await expect(guest.page.getByText('Tippe jetzt noch einmal auf den PayPal-Button.')).toBeVisible();
  const cancelled = guest.page.waitForEvent('popup');
  await guest.presses('Jetzt kaufen mit PayPal');
  await (await cancelled).getByRole('button', { name: 'Abbrechen' }).click();
  await expect(guest.page.getByText('Du hast die Zahlung abgebrochen.')).toBeVisible();

  const opened = guest.page.waitForEvent('popup');
  await guest.presses('Jetzt kaufen mit PayPal');
  const window = await opened;
  await window.getByRole('button', { name: 'Zahlungsquelle ablehnen lassen' }).click();
  // PayPal's window stays open for another funding source.
  await window.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await expect(guest.status).toContainText('Danke, Ada.');
  expect(await owner.orders(shop)).toHaveLength(1);
});

// A stub of PayPal's script; the button's flow is covered above.
const PAYPAL_SCRIPT = `window.paypal = { FUNDING: { PAYPAL: 'paypal' }, Buttons: () => ({
  render: async (place) => place.append(Object.assign(document.createElement('button'), { textContent: 'PayPal von paypal.com' })),
  close: async () => {},
}) };`;

story(
  "the button of a real account loads from PayPal's own address",
  { tag: '@thorough' },
  async ({ guest, page, owner, browserErrors }) => {
    browserErrors.allow(/^asks https:\/\/www\.paypal\.com\/sdk\/js/);
    const shop = await owner.opensBranch();
    await owner.enablesRealPayPal(shop);
    const asked: string[] = [];
    await page.route('https://www.paypal.com/sdk/js**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: PAYPAL_SCRIPT });
    });
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    expect(asked).toEqual([]);
    await guest.paysBy('PayPal Sofort online');
    await expect(page.getByRole('button', { name: 'PayPal von paypal.com' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ADA.name);
    expect(asked.map((address) => new URL(address).searchParams.get('currency'))).toEqual(['EUR']);
  },
);

story('Amazon Pay is confirmed in the shop before it is charged', async ({ guest, owner }) => {
  const shop = await goToOnlineCheckout(guest, owner, 'Amazon Pay');
  await guest.goesToPayPage();
  await guest.page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await expect(guest.status).toContainText('Danke, Ada.');
  await expect(guest.page.getByText('Amazon Pay · bezahlt')).toBeVisible();
  expect(await owner.orders(shop)).toHaveLength(1);
});

story('a transfer promised by the bank counts as paid', { tag: '@thorough' }, async ({ guest, owner }) => {
  const shop = await goToOnlineCheckout(guest, owner, 'Überweisung');
  await guest.goesToPayPage();
  await guest.page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await expect(guest.status).toContainText('Danke, Ada.');
  expect((await owner.orders(shop)).map(({ paymentStatus }) => paymentStatus)).toEqual(['authorised']);
});

story('an address changed at Amazon Pay is adopted with one tap', { tag: '@thorough' }, async ({ guest, owner }) => {
  const shop = await owner.opensBranch();
  await owner.enablesOnlinePayments(shop);
  await guest.opensMenu(shop.slug);
  await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 3 });
  await guest.entersAddress(HOME);
  await guest.goesToCheckout();
  await guest.entersContact(ADA);
  await guest.paysBy('Amazon Pay');
  await guest.presses(ORDER_BUTTON);
  await guest.presses('Bezahlen, andere Lieferadresse');
  await expect(guest.page.getByText('Schönhauser Allee 44, 10435 Berlin')).toBeVisible();
  await guest.presses('Diese Adresse übernehmen');
  const summary = guest.page.getByRole('region', { name: 'Deine Bestellung' });
  await expect(summary).toContainText('Lieferung an Schönhauser Allee 44, 10435 Berlin');
  await expect(summary).toContainText('3,90 €');
  await expect(guest.page.getByLabel('Name', { exact: true })).toHaveValue(ADA.name);
  await guest.presses(ORDER_BUTTON);
  await guest.page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
  await expect(guest.status).toContainText('Danke, Ada.');
  const orders = await owner.orders(shop);
  expect(orders.map(({ contact }) => contact.zip)).toEqual(['10435']);
});

story(
  'two tabs with different methods: one order goes through, the other can no longer be paid',
  { tag: '@thorough' },
  async ({ guest, owner }) => {
    const shop = await goToOnlineCheckout(guest, owner, 'Karte, Apple Pay');
    const other = await guest.opensAnotherTab();
    await guest.goesToPayPage();
    await other.entersContact(ADA);
    await other.paysBy('Bar');
    await other.orders();
    await expect(other.status).toContainText('Danke, Ada.');
    await guest.page.reload();
    await expect(guest.page.getByText('Hier ist nichts mehr zu tun.')).toBeVisible();
    await guest.page.goBack();
    await expect(guest.page.getByRole('alert')).toContainText('Leerer Warenkorb');
    expect((await owner.orders(shop)).map(({ paymentStatus }) => paymentStatus)).toEqual(['offline']);
  },
);
