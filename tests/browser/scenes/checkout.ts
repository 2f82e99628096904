import { expect } from '@playwright/test';
import type { MenuDocument } from '@tischlein/domain/menu';
import { ADA, HOME, ORDER_BUTTON } from '../support/guest.ts';
import { createSmallMenu } from '../support/small-menu.ts';
import type { Scene, SceneCast } from './scene.ts';

// Forces a separate shop, because it gets accounts at the providers.
const PAID_ONLINE = { paymentMethodsPickupMinimumOrderValue: {} };

const checkout: Scene = { name: 'checkout', isWholePage: true, show: openCheckout };

const checkoutKnown: Scene = {
  name: 'checkout-known',
  isState: true,
  show: async ({ guest, page, shop }) => {
    await guest.opensMenu(shop.slug);
    await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 2 });
    await guest.entersAddress(HOME);
    await guest.goesToCheckout();
    await expect(page.getByText(HOME, { exact: true })).toBeVisible();
    await guest.unfolds('Etage, Firma');
    await page.getByLabel('Etage').fill('Hinterhaus, 2. Etage');
  },
};

const checkoutInvalid: Scene = {
  name: 'checkout-invalid',
  isState: true,
  after: checkout,
  isWholePage: true,
  show: async ({ guest, page }) => {
    await guest.presses(ORDER_BUTTON);
    await expect(page.getByText('Bitte gib Deinen Namen ein.')).toBeVisible();
  },
};

const order: Scene = {
  name: 'order',
  after: checkoutInvalid,
  isWholePage: true,
  show: async ({ guest }) => {
    await guest.entersContact(ADA);
    await guest.orders();
  },
};

const receipt: Scene = {
  name: 'receipt',
  after: order,
  isWholePage: true,
  show: async ({ page }) => {
    await page.getByRole('link', { name: 'Beleg ansehen' }).click();
    await expect(page.getByRole('article')).toContainText('Ada Köhler');
  },
};

const companyInvoice: Scene = {
  name: 'receipt-company',
  isState: true,
  after: receipt,
  show: async ({ page }) => {
    await page.getByRole('button', { name: 'E-Rechnung für Firmen' }).click();
    await expect(page.getByRole('dialog').getByLabel('USt-IdNr.')).toBeVisible();
  },
};

const paidOnline: Scene = {
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
};

const withoutUnsuitable: Scene = {
  name: 'checkout-without-unsuitable',
  isState: true,
  after: paidOnline,
  show: async ({ guest, page }) => {
    await guest.paysBy('Bar');
    await guest.presses(ORDER_BUTTON);
    await guest.presses('Ja, ich hole ab');
    await expect(page.getByText('Möchtest du ohne diese bestellen?')).toBeVisible();
  },
};

const cancelled: Scene = {
  name: 'checkout-cancelled',
  isState: true,
  after: withoutUnsuitable,
  isWholePage: true,
  show: async ({ guest, page }) => {
    await guest.leavesDialog();
    await guest.wantsDelivery();
    await guest.paysBy('Karte, Apple Pay');
    await guest.presses(ORDER_BUTTON);
    await guest.presses('Abbrechen');
    await expect(page.getByText('Du hast die Zahlung abgebrochen.')).toBeVisible();
  },
};

const declined: Scene = {
  name: 'checkout-declined',
  isState: true,
  after: cancelled,
  isWholePage: true,
  show: async ({ guest, page }) => {
    await guest.paysBy('Klarna');
    await guest.presses(ORDER_BUTTON);
    await guest.presses('Zahlung ablehnen');
    await expect(page.getByRole('alert')).toContainText('Die Zahlung ist fehlgeschlagen');
  },
};

const otherAddress: Scene = {
  name: 'order-other-address',
  isState: true,
  after: declined,
  isWholePage: true,
  show: async ({ guest, page }) => {
    await guest.paysBy('Amazon Pay');
    await guest.presses(ORDER_BUTTON);
    await guest.presses('Bezahlen, andere Lieferadresse');
    await expect(page.getByRole('button', { name: 'Diese Adresse übernehmen' })).toBeVisible();
  },
};

/** From the checkout to the order page. */
export const CHECKOUT_SCENES: readonly Scene[] = [
  checkout,
  checkoutKnown,
  checkoutInvalid,
  order,
  receipt,
  companyInvoice,
  paidOnline,
  withoutUnsuitable,
  cancelled,
  declined,
  otherAddress,
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
  const { dishes, ...card } = createSmallMenu(menu);
  return {
    ...card,
    dishes: dishes.map(({ prices: { pickup, ...prices }, ...dish }) =>
      dish.name === 'Pizza Margherita' || !pickup ? { ...dish, prices } : { ...dish, prices: { ...prices, pickup } },
    ),
  };
}
