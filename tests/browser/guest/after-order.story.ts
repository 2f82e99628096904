import { expect } from '@playwright/test';
import { ADA } from '../support/guest.ts';
import { story } from '../support/story.ts';

story('a guest reads the receipt, saves it as PDF, and orders the same again', async ({ guest, stranger, owner }) => {
  const shop = await owner.opensBranch();
  await guest.opensMenu(shop.slug);
  await guest.picksUp();
  await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 2 });
  await guest.adds('Tiramisù della Nonna');
  await guest.goesToCheckout();
  await guest.entersContact(ADA);
  const { id, number } = await guest.orders();

  const { page } = guest;
  await page.getByRole('link', { name: 'Beleg ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Beleg \d+$/ })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(`Bestellung${number}`);
  await expect(page).toHaveURL(/\/checkout\/success\/m\d{17}-[\da-f-]{36}\/beleg$/);
  await expect(page.getByRole('article')).toContainText('Ada Köhler');
  const [total, vat] = await Promise.all([
    page.getByRole('table', { name: 'Summen' }).getByRole('row', { name: 'Gesamt' }).getByRole('cell').textContent(),
    page.getByRole('table', { name: 'Enthaltene Mehrwertsteuer' }).getByRole('row', { name: 'Summe' }).textContent(),
  ]);
  expect(total).toMatch(/\d+,\d\d\s€/);
  expect(vat).toContain(total);

  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Beleg als PDF' }).getAttribute('href')) ?? '',
  );
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await stranger.opens(`/f=${shop.slug}/checkout/success/${id}/beleg`);
  await expect(stranger.page.getByRole('article')).toContainText('Pizza Margherita');
  await expect(stranger.page.getByRole('article')).not.toContainText('Ada');
  await expect(stranger.page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await owner.setsStock(shop, 'Tiramisù della Nonna', 'forGood');
  await guest.reloads();
  await page.getByRole('button', { name: 'Noch einmal bestellen' }).press('Enter');
  const problems = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(problems).toContainText('Warenkorb-Probleme');
  await expect(problems).toContainText('Tiramisù della Nonna');
  await expect(problems.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(problems).toBeHidden();
  const cart = await guest.opensCart();
  await expect(cart).toContainText('Pizza Margherita, 32 cm');
  await expect(cart).not.toContainText('Tiramisù della Nonna');
});

story('a guest withdraws from the contract in two steps, and the desk handles it', async ({ guest, desk, owner }) => {
  const shop = await owner.opensBranch();
  await guest.opensMenu(shop.slug);
  await guest.picksUp();
  await guest.adds('Limonata', { amount: 2 });
  await guest.goesToCheckout();
  await guest.entersContact(ADA);
  const { number } = await guest.orders();
  await desk.opens(shop);

  const { page } = guest;
  await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible();
  await expect(page.getByLabel('Bestellnummer')).toHaveValue(String(number));
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ADA.name);
  await page.getByLabel('E-Mail').fill('ada');
  await page.getByRole('button', { name: 'Weiter' }).press('Enter');
  await expect(page.getByLabel('E-Mail')).toBeFocused();
  await expect(page.getByText('Bitte gib eine gültige E-Mail-Adresse ein.')).toBeVisible();
  await page.keyboard.type('@example.com');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Bitte prüfe Deinen Widerruf' })).toBeFocused();
  const declaration = `Hiermit widerrufe ich, ${ADA.name} (ada@example.com), den Vertrag zur Bestellung ${number}.`;
  await expect(page.getByText(declaration)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Widerruf bestätigen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dein Widerruf ist eingegangen' })).toBeFocused();
  await expect(page.getByText(/^Eingegangen am \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr\.$/)).toBeVisible();

  const order = await desk.opensOrder(number);
  await expect(order).toContainText(declaration);
  await order.getByRole('button', { name: 'Erledigt' }).click();
  await expect(order).not.toContainText('Widerruf');
});

story(
  'after a shop is archived, its guests still find their order and receipt, and can withdraw',
  { tag: '@thorough' },
  async ({ guest, owner, browserErrors }) => {
    const shop = await owner.opensBranch();
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Limonata', { amount: 2 });
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    const { number } = await guest.orders();
    // The page that is still open asks for opening hours.
    browserErrors.allow(/404.*deliveryPeriod/);
    await owner.archives(shop);

    const { page } = guest;
    await guest.reloads();
    await expect(guest.status).toContainText('Danke, Ada.');
    await expect(page.getByText('Hier nehmen wir keine Bestellungen mehr an.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zurück zur Karte' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Noch einmal bestellen' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Beleg ansehen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Beleg \d+$/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(ADA.name);
    await page.getByRole('link', { name: 'Zurück zur Bestellung' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click();
    await expect(page.getByLabel('Bestellnummer')).toHaveValue(String(number));
    await page.getByLabel('E-Mail').fill(ADA.email);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await expect(page.getByRole('heading', { name: 'Dein Widerruf ist eingegangen' })).toBeVisible();
  },
);

story(
  'a guest confirms advertising by mail and unsubscribes again',
  { tag: '@thorough' },
  async ({ guest, stranger, owner }) => {
    const shop = await owner.opensBranch();
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    await guest.wantsAdvertising();
    await guest.orders();

    // Mail scanners open links too, in a browser of their own: opening alone must not confirm anything.
    const link = await owner.mailedLink(shop, 'werbung-bestaetigen');
    await stranger.opens(link);
    await expect(stranger.page.getByRole('button', { name: 'Ja, bestätigen' })).toBeVisible();
    expect(await owner.listsAdvertisingConsents(shop)).toEqual([]);

    const { page } = guest;
    await guest.opens(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Angebote per E-Mail' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main')).toContainText(ADA.email);
    await page.getByRole('button', { name: 'Ja, bestätigen' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Du bekommst jetzt unsere Angebote' })).toBeFocused();
    expect(await owner.listsAdvertisingConsents(shop)).toEqual([ADA.email]);

    await guest.reloads();
    await page.getByRole('button', { name: 'Abmelden' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Du bekommst keine Angebote mehr' })).toBeFocused();
    expect(await owner.listsAdvertisingConsents(shop)).toEqual([]);
  },
);
