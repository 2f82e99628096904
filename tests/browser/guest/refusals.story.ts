import { expect, type Route } from '@playwright/test';
import { toCents } from '@tischlein/domain';
import { goToDeliveryCheckout } from '../support/checkout-steps.ts';
import { ADA, ORDER_BUTTON } from '../support/guest.ts';
import type { DishDocument } from '@tischlein/domain/menu';
import type { Owner, OwnShop } from '../support/owner.ts';
import { story } from '../support/story.ts';

story('an address outside the delivery area is refused at the checkout, too', async ({ guest, page }) => {
  await goToDeliveryCheckout(guest, 'tramonto-mitte');
  await guest.unfolds('Adresse ändern');
  await page.getByLabel('PLZ').fill('80331');
  await page.getByLabel('Ort', { exact: true }).fill('München');
  await guest.presses(ORDER_BUTTON);
  await expect(page.getByRole('dialog', { name: 'Liefergebiet' })).toContainText(
    'Die Adresse befindet sich nicht im Liefergebiet',
  );
  await guest.dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('Diese Adresse befindet sich leider nicht im Liefergebiet.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
});

story(
  'the checks of an order run one after another, in their order, and no input is lost',
  async ({ guest, page, owner }) => {
    const shop = await openRestrictedShop(owner);
    const alert = async (title: string, text: string, press = () => guest.presses(ORDER_BUTTON)): Promise<void> => {
      await press();
      await expect(page.getByRole('dialog', { name: title })).toContainText(text);
      await guest.dialog.getByRole('button').last().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await guest.opensMenu(shop.slug);
    await guest.adds('Minestrone');
    await guest.opens(`/f=${shop.slug}/checkout`);
    await guest.wantsDelivery();
    await page.getByLabel('Straße').fill('Marienplatz');
    await page.getByLabel('Hausnummer').fill('1');
    await page.getByLabel('PLZ').fill('80331');
    await page.getByLabel('Ort', { exact: true }).fill('München');

    await guest.paysBy('PayPal Sofort online');
    // PayPal's own button is in the place of the order button, but Enter still submits the form.
    await alert('Ungültige Bestellung', 'Bitte nutze den PayPal-Button', () => page.getByLabel('PLZ').press('Enter'));
    await guest.paysBy('Bar');
    await alert('Liefergebiet', 'Die Adresse befindet sich nicht im Liefergebiet');
    await page.getByLabel('PLZ').fill('10119');
    await page.getByLabel('Ort', { exact: true }).fill('Berlin');
    await page.getByLabel('Straße').fill('Torstraße');
    await guest.unfolds('Etage, Firma');
    await page.getByLabel('Firma').fill('Köhler & Maas');
    await expect(page.getByRole('region', { name: 'Deine Bestellung' })).toContainText('Lieferung an Torstraße 1');
    await alert('Mindestbestellwert', 'Du hast den Mindestbestellwert noch nicht erreicht.');

    await guest.picksUp();
    await guest.presses(ORDER_BUTTON);
    await expect(page.getByText('Bitte akzeptiere die AGB und die Datenschutzerklärung.')).toBeVisible();
    await guest.entersContact(ADA);
    await alert('Mindestbestellwert', 'Diese Zahlungsmethode geht ab 5,00 €.');
    await guest.paysBy('EC-Karte');
    await guest.presses(ORDER_BUTTON);
    await guest.presses('Ja, ich hole ab');
    await expect(page.getByRole('dialog', { name: 'Ungültige Bestellung' })).toContainText(
      'Alle Artikel in deinem Warenkorb sind nicht für Abholung geeignet.',
    );
    await guest.dialog.getByRole('button', { name: 'OK', exact: true }).click();

    await page.getByRole('link', { name: 'Warenkorb ändern' }).click();
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await guest.reloads();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ADA.name);
    await expect(page.getByRole('radio', { name: 'EC-Karte' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Deine Bestellung' })).toContainText('Minestrone');
    await guest.presses(ORDER_BUTTON);
    await guest.presses('Ja, ich hole ab');
    await expect(page.getByRole('dialog', { name: 'Ungültige Bestellung' })).toContainText(
      'Einige Artikel in deinem Warenkorb sind nicht für Abholung geeignet. Möchtest du ohne diese bestellen?',
    );
    await guest.presses('Trotzdem fortfahren');
    await expect(guest.status).toContainText('Danke, Ada.');
    const [order] = await owner.orders(shop);
    expect(order?.quote.lines.map(({ name }) => name)).toEqual(['Tiramisù della Nonna']);
  },
);

/** Minestrone is delivery only, and cash on pickup starts at five euros. */
async function openRestrictedShop(owner: Owner): Promise<OwnShop> {
  const shop = await owner.opensBranch(
    { paymentMethodsPickupMinimumOrderValue: { offline: toCents(500) } },
    (menu) => ({
      ...menu,
      dishes: menu.dishes.map((dish) => (dish.name === 'Minestrone' ? makeDeliveryOnly(dish) : dish)),
    }),
  );
  await owner.enablesOnlinePayments(shop);
  return shop;
}

const makeDeliveryOnly = (dish: DishDocument): DishDocument => ({
  ...dish,
  prices: dish.prices.delivery ? { delivery: dish.prices.delivery } : {},
});

story(
  'a dish sold out between cart and order is named, and nothing is ordered',
  async ({ guest, page, owner, browserErrors }) => {
    browserErrors.allow(/status of 409/);
    const shop = await owner.opensBranch();
    await guest.blocksShopEvents();
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await guest.adds('Minestrone');
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    await owner.changesDish(shop, 'Tiramisù della Nonna', { soldOut: true });
    await guest.presses(ORDER_BUTTON);
    await guest.presses('Ja, ich hole ab');
    const dialog = page.getByRole('dialog', { name: 'Warenkorb-Probleme' });
    await expect(dialog).toContainText('Tiramisù della Nonna ist heute ausverkauft');
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    const summary = page.getByRole('region', { name: 'Deine Bestellung' });
    await expect(summary).toContainText('Minestrone');
    await expect(summary).not.toContainText('Tiramisù');
    expect(await owner.orders(shop)).toHaveLength(0);
  },
);

story(
  "a proxy's error page is reported, and the guest still orders only once",

  async ({ guest, page, owner, browserErrors }) => {
    browserErrors.allow(/status of (400|502)/);
    const shop = await owner.opensBranch();
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    let status = 400;
    await page.route('**/api/shop/*/order', (route) => route.fulfill({ status, body: '<h1>Gateway</h1>' }));
    await guest.presses(ORDER_BUTTON);
    await guest.presses('Ja, ich hole ab');
    await expect(page.getByRole('dialog', { name: 'Ungültige Bestellung' })).toContainText(
      'Ein Fehler ist aufgetreten.',
    );
    await guest.dialog.getByRole('button', { name: 'OK', exact: true }).click();
    status = 502;
    await guest.presses(ORDER_BUTTON);
    await guest.presses('Ja, ich hole ab');
    await expect(page.getByRole('alert')).toContainText('Die Bestellung konnte nicht gesendet werden.');
    await page.unrouteAll();
    await guest.orders();
    expect(await owner.orders(shop)).toHaveLength(1);
  },
);

story(
  'a price changed between cart and order is shown before anything is ordered',
  { tag: '@thorough' },
  async ({ guest, page, owner, browserErrors }) => {
    browserErrors.allow(/status of 409/);
    const shop = await owner.opensBranch();
    await guest.blocksShopEvents();
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Minestrone');
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    await owner.pricesDish(shop, 'Minestrone', 777);
    await guest.presses(ORDER_BUTTON);
    await guest.presses('Ja, ich hole ab');
    const dialog = page.getByRole('dialog', { name: 'Neuer Preis' });
    await expect(dialog).toContainText('Neue Summe: 7,77 €.');
    expect(await owner.orders(shop)).toHaveLength(0);
    await dialog.getByRole('button', { name: 'Zum neuen Preis bestellen' }).click();
    await expect(guest.status).toBeVisible();
    const [order] = await owner.orders(shop);
    expect(order?.quote.steps.TOTAL).toBe(777);
  },
);

story(
  'a coupon ended between cart and order is removed before anything is ordered',
  { tag: '@thorough' },
  async ({ guest, page, owner, browserErrors }) => {
    browserErrors.allow(/status of 409/);
    const shop = await owner.opensBranch();
    await guest.blocksShopEvents();
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna', { amount: 4 });
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    await guest.unfolds('Gutschein einlösen');
    await page.getByLabel('Gutscheincode').fill('CIAO3');
    await page.getByRole('button', { name: 'Einlösen' }).click();
    const summary = page.getByRole('region', { name: 'Deine Bestellung' });
    await expect(summary).toContainText('Gutschein CIAO3');
    await owner.endsAllCoupons(shop);
    await guest.presses(ORDER_BUTTON);
    await guest.presses('Ja, ich hole ab');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Dein Gutschein gilt nicht.');
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(summary).not.toContainText('Gutschein CIAO3');
    expect(await owner.orders(shop)).toHaveLength(0);
    await guest.orders();
  },
);

story(
  'input made while an order is being sent stays, and a corrected address counts only after the guest confirms it',
  { tag: '@thorough' },
  async ({ guest, page, owner, browserErrors }) => {
    browserErrors.allow(/status of 409/);
    const shop = await owner.opensBranch();
    await goToDeliveryCheckout(guest, shop.slug);
    const { promise: typed, resolve: hasTyped } = Promise.withResolvers<void>();
    const address = { street: 'Torstraße', streetNumber: '14', zip: '10119', city: 'Berlin' };
    const correct = async (route: Route): Promise<void> => {
      await typed;
      await route.fulfill({
        status: 409,
        json: { code: 2, message: 'Korrigiert: Torstraße 14, 10119 Berlin', address },
      });
    };
    await page.route('**/api/shop/*/order', correct, { times: 1 });
    await guest.presses(ORDER_BUTTON);
    await expect(page.getByText('Wird gesendet')).toBeVisible();
    await guest.unfolds('Etage, Firma');
    await page.getByLabel('Etage').fill('3. Etage');
    await guest.unfolds('Adresse ändern');
    await page.getByLabel('Hausnummer').fill('99');
    hasTyped();
    await expect(page.getByRole('dialog', { name: 'Adresse korrigiert' })).toContainText('Torstraße 14, 10119 Berlin');
    await expect(page.getByLabel('Etage')).toHaveValue('3. Etage');
    await expect(page.getByLabel('Hausnummer')).toHaveValue('99');
    await guest.presses('JA, STIMMT');
    await expect(guest.status).toContainText('Danke, Ada.');
    const orders = await owner.orders(shop);
    expect(orders.map(({ contact: { streetNumber, floor } }) => [streetNumber, floor])).toEqual([['14', '3. Etage']]);
  },
);

story(
  'a shop closed between cart and order asks for another time',
  { tag: '@thorough' },
  async ({ guest, page, owner }) => {
    const shop = await owner.opensBranch();
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    const opening = await owner.getOpeningHours(ONLY_SATURDAY);
    await owner.changesShop(shop, (config) => ({ ...config, opening }));
    await expect(page.getByLabel('Bestellzeit').locator('option:checked')).toHaveText('bitte wählen');
    await guest.presses(ORDER_BUTTON);
    await expect(page.getByText('Bitte wähle, wann Du Dein Essen haben möchtest.')).toBeVisible();
    expect(await owner.orders(shop)).toHaveLength(0);
  },
);

const ONLY_SATURDAY = { openingTimes: [{ dayIndex: 6, from: '12:00', to: '22:00' }] } as const;

story('a closed shop shows when it opens and takes the order for then', async ({ guest, page, owner }) => {
  const shop = await owner.opensBranch({ opening: await owner.getOpeningHours(ONLY_SATURDAY) });
  await guest.opensMenu(shop.slug);
  await expect(page.getByText('Wir öffnen am Samstag um 12:00 Uhr.').first()).toBeVisible();
  await guest.picksUp();
  await guest.adds('Tiramisù della Nonna');
  await guest.ordersAhead('Vorbestellen für Sa 12:00');
  await guest.entersContact(ADA);
  await guest.unfolds('Bestellzeit ändern');
  await page.getByLabel('Bestellzeit').selectOption({ label: 'Samstag 13:00' });
  await guest.orders();
  await expect(guest.status).toContainText('Samstag 13:00–13:10 Uhr');
});
