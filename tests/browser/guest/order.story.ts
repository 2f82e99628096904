import { expect } from '@playwright/test';
import { goToDeliveryCheckout } from '../support/checkout-steps.ts';
import { ADA, HOME } from '../support/guest.ts';
import { story } from '../support/story.ts';

story(
  'a guest orders a pizza for pickup and follows the kitchen live',
  { tag: '@desktop' },
  async ({ guest, desk, owner }) => {
    const shop = await owner.opensBranch();
    await desk.opens(shop);
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig' });
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    const order = await guest.orders();
    await expect(guest.status).toContainText('Danke, Ada.');
    await expect(guest.currentStep).toContainText('Bestellt');

    await expect(desk.ticket(order.number)).toContainText('Abholung, Ada Köhler', { timeout: 1000 });
    await desk.accepts(order.number, 40);
    await expect(guest.currentStep).toContainText('In Zubereitung');
    const promised =
      (await desk
        .order(order.number)
        .getByText(/^\d\d:\d\d$/)
        .first()
        .textContent()) ?? 'no time';
    await expect(guest.status).toContainText(`${promised} Uhr`);
    await desk.advances('Fertig', order.number);
    await expect(guest.currentStep).toContainText('Abholbereit');
    await desk.advances('Abgeholt', order.number);
    await expect(guest.status).toContainText('Guten Appetit!');
  },
);

story('a guest orders delivery with everything the driver needs', async ({ guest, desk, owner }) => {
  const shop = await owner.opensBranch();
  await guest.opensMenu(shop.slug);
  await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 2 });
  await guest.entersAddress(HOME);
  await guest.goesToCheckout();
  await expect(guest.page.getByText('Torstraße 12, 10119 Berlin', { exact: true })).toBeVisible();
  await guest.entersContact(ADA);
  await guest.unfolds('Etage, Firma');
  await guest.page.getByLabel('Etage').fill('Hinterhaus, 2. Etage');
  await guest.unfolds('Nachricht für die Küche');
  await guest.page.getByLabel('Nachricht für die Küche').fill('Bitte gut durchbacken.');
  await guest.page.getByLabel('Hinweis für die Lieferung').fill('Klingel Köhler/Maas');
  await expect(guest.page.getByRole('region', { name: 'Deine Bestellung' })).toContainText('24,30 €');
  const { number } = await guest.orders();
  await expect(guest.page.getByRole('region', { name: 'Deine Bestellung' })).toContainText('24,30 €');

  await desk.opens(shop);
  const ticket = await desk.opensOrder(number);
  await expect(ticket).toContainText('Torstraße 12, 10119 Berlin – Hinterhaus, 2. Etage');
  await expect(ticket).toContainText('Bitte gut durchbacken.');
  await expect(ticket).toContainText('Klingel Köhler/Maas');
  await expect(ticket).toContainText('2×');
  await expect(ticket).toContainText('Pizza Margherita, 32 cm');
  await expect(ticket).toContainText('24,30 €');
  await desk.accepts(number, 30);
  await desk.advances('Fertig', number);
  await desk.advances('Unterwegs', number);
  await expect(guest.currentStep).toContainText('Unterwegs');
  await desk.advances('Übergeben', number);
  await expect(guest.status).toContainText('Guten Appetit!');
});

story('after an order the cart is empty, and a returning guest orders anew', async ({ guest, owner }) => {
  const shop = await owner.opensBranch();
  await guest.opensMenu(shop.slug);
  await guest.picksUp();
  await guest.adds('Tiramisù della Nonna', { amount: 2 });
  await guest.reloads();
  await guest.goesToCheckout();
  await guest.entersContact(ADA);
  const first = await guest.orders();

  await guest.opensMenu(shop.slug);
  await guest.adds('Tiramisù della Nonna');
  await expect(guest.page.getByRole('button', { name: '1 im Warenkorb' })).toBeAttached();
  await guest.goesToCheckout();
  await expect(guest.page.getByLabel('Name', { exact: true })).toHaveValue('Ada Köhler');
  await guest.entersContact(ADA);
  const second = await guest.orders();
  expect(second.number).not.toBe(first.number);
  expect(await owner.orders(shop)).toHaveLength(2);
});

story('the confirmation is sent by mail', { tag: '@thorough' }, async ({ guest, desk, owner }) => {
  const shop = await owner.opensBranch();
  await guest.opensMenu(shop.slug);
  await guest.picksUp();
  await guest.adds('Tiramisù della Nonna');
  await guest.goesToCheckout();
  await guest.entersContact({ ...ADA, email: `${shop.slug}@example.org` });
  const { number } = await guest.orders();
  await desk.opens(shop);
  await desk.page.goto(`/office/${shop.slug}/mails?ansicht=versand`);
  await expect(async () => {
    await desk.page.reload();
    await expect(desk.page.getByText(`${shop.slug}@example.org`)).toBeVisible();
  }).toPass();
  await desk.page.getByText(`${shop.slug}@example.org`).click();
  await expect(desk.page.getByText(`Tiramisù della Nonna`).filter({ visible: true })).toBeVisible();
  await expect(desk.page.getByText(String(number)).filter({ visible: true }).first()).toBeVisible();
});

story(
  'the order page shows a stranger its progress, but not whose order it is',
  { tag: '@thorough' },
  async ({ guest, stranger, owner }) => {
    const shop = await owner.opensBranch();
    await goToDeliveryCheckout(guest, shop.slug);
    await guest.orders();
    await stranger.opens(guest.page.url());
    await expect(stranger.currentStep).toContainText('Bestellt');
    await stranger.looksAtSiteMenu();
    await expect(stranger.page.getByText('Ada')).toHaveCount(0);
    await expect(stranger.page.getByText('Torstraße 12')).toHaveCount(0);
  },
);

story(
  'an order whose response is lost arrives once, and the timeout is reported',
  async ({ guest, owner, browserErrors }) => {
    browserErrors.allow(/ERR_FAILED|status of 409/);
    const shop = await owner.opensBranch();
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    const reported = guest.page.waitForRequest((request) => request.url().endsWith('/event'));
    await guest.page.route('**/order', async (route) => {
      await route.fetch();
      await reported;
      await route.abort();
    });
    await guest.presses('Zahlungspflichtig bestellen');
    await guest.presses('Ja, ich hole ab');
    await expect(guest.page.getByRole('alert')).toContainText(
      'Ob Deine Bestellung angekommen ist, wissen wir noch nicht.',
    );
    expect((await reported).postDataJSON()).toEqual({ type: 'checkout', action: 'submit-timeout' });
    expect(await owner.orders(shop)).toHaveLength(1);
    await guest.page.unroute('**/order');
    await guest.reloads();
    await guest.unfolds('Nachricht für die Küche');
    await guest.page.getByLabel('Nachricht für die Küche').fill('Bitte zwei Löffel.');
    await guest.orders();
    await expect(guest.status).toContainText('Danke, Ada.');
    expect(await owner.orders(shop)).toHaveLength(1);
  },
);

story('an order fully paid by a coupon asks for no payment method', async ({ guest, page, owner }) => {
  const shop = await owner.opensBranch();
  await owner.addsFullCoupon(shop, 'GESCHENK');
  await guest.opensMenu(shop.slug);
  await guest.picksUp();
  await guest.adds('Tiramisù della Nonna');
  await guest.goesToCheckout();
  await guest.entersContact(ADA);
  await guest.unfolds('Gutschein einlösen');
  await page.getByLabel('Gutscheincode').fill('GESCHENK');
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await expect(page.getByText('Es ist nichts zu bezahlen.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Bar' })).toHaveCount(0);
  await guest.orders();
  await expect(page.getByText('keine Zahlung nötig')).toBeVisible();
  const [order] = await owner.orders(shop);
  expect(order).toMatchObject({ paymentMethod: null, paymentStatus: 'notNeeded' });
});

story(
  'an order sent while offline arrives once after reconnecting',
  { tag: '@thorough' },
  async ({ guest, owner, browserErrors }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED/);
    const shop = await owner.opensBranch();
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    await guest.page.context().setOffline(true);
    await guest.presses('Zahlungspflichtig bestellen');
    await guest.presses('Ja, ich hole ab');
    await expect(guest.page.getByRole('alert')).toContainText(
      'Ob Deine Bestellung angekommen ist, wissen wir noch nicht.',
    );
    await guest.page.context().setOffline(false);
    await expect(guest.status).toContainText('Danke, Ada.');
    expect(await owner.orders(shop)).toHaveLength(1);
  },
);
