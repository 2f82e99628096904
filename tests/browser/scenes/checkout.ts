import { expect } from '@playwright/test';
import type { MenuDocument } from '@tischlein/domain/menu';
import { ADA, HOME, ORDER_BUTTON } from '../support/guest.ts';
import { createSceneMenu } from './scene-menu.ts';
import type { Scene, SceneCast } from './scene.ts';

// Forces a separate shop, because it gets accounts at the providers.
const PAID_ONLINE = { paymentMethodsPickupMinimumOrderValue: {} };

/** From the checkout to the order page. */
export const CHECKOUT_SCENES: readonly Scene[] = [
  { name: 'checkout', isWholePage: true, show: openCheckout },
  {
    name: 'checkout-invalid',
    isWholePage: true,
    show: async (cast) => {
      await openCheckout(cast);
      await cast.guest.presses(ORDER_BUTTON);
      await expect(cast.page.getByText('Bitte gib Deinen Namen ein.')).toBeVisible();
    },
  },
  {
    name: 'checkout-paid-online',
    config: PAID_ONLINE,
    menu: createDeliveryMenu,
    isWholePage: true,
    show: async (cast) => {
      const { guest, page } = cast;
      await openOnlineCheckout(cast);
      await guest.picksUp();
      await guest.paysBy('PayPal Sofort online');
      await expect(page.getByRole('button', { name: 'Jetzt kaufen mit PayPal' })).toBeVisible();
    },
  },
  {
    name: 'checkout-without-unsuitable',
    config: PAID_ONLINE,
    menu: createDeliveryMenu,
    show: async (cast) => {
      await openOnlineCheckout(cast);
      await cast.guest.picksUp();
      await cast.guest.presses(ORDER_BUTTON);
      await cast.guest.presses('Ja, ich hole ab');
      await expect(cast.page.getByText('Möchtest du ohne diese bestellen?')).toBeVisible();
    },
  },
  {
    name: 'checkout-cancelled',
    config: PAID_ONLINE,
    menu: createDeliveryMenu,
    isWholePage: true,
    show: async (cast) => {
      await openOnlineCheckout(cast);
      await cast.guest.paysBy('Karte, Apple Pay');
      await cast.guest.presses(ORDER_BUTTON);
      await cast.guest.presses('Abbrechen');
      await expect(cast.page.getByText('Du hast die Zahlung abgebrochen.')).toBeVisible();
    },
  },
  {
    name: 'checkout-declined',
    config: PAID_ONLINE,
    menu: createDeliveryMenu,
    isWholePage: true,
    show: async (cast) => {
      await openOnlineCheckout(cast);
      await cast.guest.paysBy('Klarna');
      await cast.guest.presses(ORDER_BUTTON);
      await cast.guest.presses('Zahlung ablehnen');
      await expect(cast.page.getByRole('alert')).toContainText('Die Zahlung ist fehlgeschlagen');
    },
  },
  {
    name: 'order-other-address',
    config: PAID_ONLINE,
    menu: createDeliveryMenu,
    isWholePage: true,
    show: async (cast) => {
      await openOnlineCheckout(cast);
      await cast.guest.paysBy('Amazon Pay');
      await cast.guest.presses(ORDER_BUTTON);
      await cast.guest.presses('Bezahlen, andere Lieferadresse');
      await expect(cast.page.getByRole('button', { name: 'Diese Adresse übernehmen' })).toBeVisible();
    },
  },
  {
    name: 'order',
    isWholePage: true,
    show: async (cast) => {
      await openCheckout(cast);
      await cast.guest.entersContact(ADA);
      await cast.guest.orders();
    },
  },
  {
    name: 'receipt',
    isWholePage: true,
    show: async (cast) => {
      await openCheckout(cast);
      await cast.guest.entersContact(ADA);
      await cast.guest.orders();
      await cast.page.getByRole('link', { name: 'Beleg ansehen' }).click();
      await expect(cast.page.getByRole('article')).toContainText('Ada Köhler');
    },
  },
  {
    name: 'withdrawal',
    isWholePage: true,
    show: async ({ guest, shop, page }) => {
      await guest.opens(`/f=${shop.slug}/static/vertrag-widerrufen`);
      await page.getByRole('button', { name: 'Weiter' }).click();
      await expect(page.getByText('Bitte gib die Bestellnummer an.')).toBeVisible();
    },
  },
  {
    name: 'withdrawal-check',
    isWholePage: true,
    show: async ({ guest, shop, page }) => {
      await guest.opens(`/f=${shop.slug}/static/vertrag-widerrufen`);
      await page.getByLabel('Bestellnummer').fill('4217');
      await page.getByLabel('Name', { exact: true }).fill(ADA.name);
      await page.getByLabel('E-Mail').fill(ADA.email);
      await page.getByRole('button', { name: 'Weiter' }).click();
      await expect(page.getByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible();
    },
  },
  {
    name: 'advertising-confirm',
    isWholePage: true,
    show: async (cast) => {
      await openCheckout(cast);
      await cast.guest.entersContact(ADA);
      await cast.guest.wantsAdvertising();
      await cast.guest.orders();
      await cast.guest.opens(await cast.owner.mailedLink(cast.shop, 'werbung-bestaetigen'));
      await expect(cast.page.getByRole('button', { name: 'Ja, bestätigen' })).toBeVisible();
    },
  },
];

export async function openCheckout({ guest, shop }: SceneCast): Promise<void> {
  await guest.opensMenu(shop.slug);
  await guest.picksUp();
  await guest.adds('Tiramisù della Nonna', { amount: 2 });
  await guest.goesToCheckout();
}

/** Two delivery-only pizzas and a dessert. */
async function openOnlineCheckout({ guest, owner, shop }: SceneCast): Promise<void> {
  await owner.enablesOnlinePayments(shop);
  await guest.opensMenu(shop.slug);
  await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 2 });
  await guest.entersAddress(HOME);
  await guest.adds('Tiramisù della Nonna');
  await guest.goesToCheckout();
  await guest.entersContact(ADA);
}

function createDeliveryMenu(menu: MenuDocument): MenuDocument {
  const { dishes, ...card } = createSceneMenu(menu);
  return {
    ...card,
    dishes: dishes.map(({ prices: { pickup, ...prices }, ...dish }) =>
      dish.name === 'Pizza Margherita' || !pickup ? { ...dish, prices } : { ...dish, prices: { ...prices, pickup } },
    ),
  };
}
