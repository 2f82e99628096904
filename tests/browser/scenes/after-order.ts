import { expect } from '@playwright/test';
import { ADA } from '../support/guest.ts';
import type { Scene } from './scene.ts';

// Forces a separate shop, because it gets accounts at the providers.
const PAID_ONLINE = { paymentMethodsPickupMinimumOrderValue: {} };

const orderRefunded: Scene = {
  name: 'order-refunded',
  config: PAID_ONLINE,
  isWholePage: true,
  show: async ({ guest, owner, shop }) => {
    await owner.enablesOnlinePayments(shop);
    const order = await owner.receivesPaidOrder(shop);
    await owner.refunds(shop, order, 450);
    await guest.opens(`/f=${shop.slug}/checkout/success/${order.id}`);
    await expect(guest.status).toContainText('Wir haben Dir 4,50 € erstattet.');
  },
};

const orderAccepted: Scene = {
  name: 'order-accepted',
  isState: true,
  isWholePage: true,
  show: async ({ guest, owner, shop }) => {
    const order = await owner.receivesOrder(shop);
    await owner.moves(shop, order, 'accept');
    await guest.opens(`/f=${shop.slug}/checkout/success/${order.id}`);
    await expect(guest.status).toBeVisible();
  },
};

const orderChange: Scene = {
  name: 'order-change',
  isWholePage: true,
  show: async ({ guest, owner, shop, page }) => {
    const order = await owner.receivesOrder(shop);
    await owner.moves(shop, order, 'accept');
    await owner.proposesChange(shop, order);
    await guest.opens(await owner.mailedChange(shop, order));
    await expect(page.getByRole('button', { name: 'Vorschlag annehmen' })).toBeVisible();
  },
};

const orderChanged: Scene = {
  name: 'order-changed',
  after: orderChange,
  isState: true,
  isWholePage: true,
  show: async ({ page }) => {
    await page.getByRole('button', { name: 'Vorschlag annehmen' }).click();
    await expect(page.getByRole('button', { name: 'Vorschlag annehmen' })).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Minestrone');
  },
};

const orderReady: Scene = {
  name: 'order-ready',
  isState: true,
  isWholePage: true,
  show: async ({ guest, owner, shop }) => {
    const order = await owner.receivesOrder(shop);
    await owner.moves(shop, order, 'accept');
    await owner.moves(shop, order, 'ready');
    await guest.opens(`/f=${shop.slug}/checkout/success/${order.id}`);
    await expect(guest.status).toBeVisible();
  },
};

const orderUnderway: Scene = {
  name: 'order-underway',
  isState: true,
  isWholePage: true,
  show: async ({ guest, owner, shop }) => {
    const address = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };
    const order = await owner.receivesOrder(shop, { address });
    await owner.moves(shop, order, 'accept');
    await owner.moves(shop, order, 'ready');
    await owner.moves(shop, order, 'depart');
    await guest.opens(`/f=${shop.slug}/checkout/success/${order.id}`);
    await expect(guest.currentStep).toContainText('Unterwegs');
  },
};

const receiptRefunded: Scene = {
  name: 'receipt-refunded',
  after: orderRefunded,
  isWholePage: true,
  show: async ({ page }) => {
    await page.getByRole('link', { name: 'Beleg ansehen' }).click();
    await expect(page.getByRole('heading', { name: /^Erstattungsbeleg/ })).toBeVisible();
  },
};

const orderArchived: Scene = {
  name: 'order-archived',
  isState: true,
  // Forces a separate shop, because it is archived.
  config: { welcome: '' },
  isWholePage: true,
  show: async ({ guest, owner, shop, page }) => {
    await owner.opensIfComplete(shop);
    const order = await owner.receivesOrder(shop);
    await owner.archives(shop);
    await guest.opens(`/f=${shop.slug}/checkout/success/${order.id}`);
    await expect(page.getByText('Hier nehmen wir keine Bestellungen mehr an.')).toBeVisible();
    await expect(guest.currentStep).toContainText('Bestellt');
  },
};

const withdrawal: Scene = {
  name: 'withdrawal',
  isWholePage: true,
  show: async ({ guest, shop, page }) => {
    await guest.opens(`/f=${shop.slug}/static/vertrag-widerrufen`);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByText('Bitte gib die Bestellnummer an.')).toBeVisible();
  },
};

const withdrawalCheck: Scene = {
  name: 'withdrawal-check',
  after: withdrawal,
  isWholePage: true,
  show: async ({ owner, shop, page }) => {
    const { number } = await owner.receivesOrder(shop);
    await page.getByLabel('Bestellnummer').fill(String(number));
    await page.getByLabel('Name', { exact: true }).fill(ADA.name);
    await page.getByLabel('E-Mail').fill(ADA.email);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible();
  },
};

const withdrawalDeclared: Scene = {
  name: 'withdrawal-declared',
  after: withdrawalCheck,
  isWholePage: true,
  show: async ({ page }) => {
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await expect(page.getByRole('heading', { name: 'Dein Widerruf ist eingegangen' })).toBeVisible();
  },
};

const advertisingConfirm: Scene = {
  name: 'advertising-confirm',
  isWholePage: true,
  show: async ({ guest, owner, shop, page }) => {
    await owner.receivesOrder(shop, { acceptAdvertising: true });
    await guest.opens(await owner.mailedLink(shop, 'werbung-bestaetigen'));
    await expect(page.getByRole('button', { name: 'Ja, bestätigen' })).toBeVisible();
  },
};

const advertisingConfirmed: Scene = {
  name: 'advertising-confirmed',
  after: advertisingConfirm,
  isWholePage: true,
  show: async ({ page }) => {
    await page.getByRole('button', { name: 'Ja, bestätigen' }).click();
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  },
};

const advertisingWithdrawn: Scene = {
  name: 'advertising-withdrawn',
  after: advertisingConfirmed,
  isWholePage: true,
  show: async ({ page }) => {
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('heading', { name: 'Du bekommst keine Angebote mehr' })).toBeVisible();
  },
};

const unsubscribe: Scene = {
  name: 'page-unsubscribe',
  isWholePage: true,
  show: async ({ guest, shop, page }) => {
    await guest.opens(`/f=${shop.slug}/abmelden/newsletter/?email=${ADA.email}`);
    await expect(page.getByText(ADA.email)).toBeVisible();
  },
};

const unsubscribed: Scene = {
  name: 'page-unsubscribed',
  after: unsubscribe,
  isWholePage: true,
  show: async ({ page }) => {
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('heading', { name: 'Du bekommst keine Angebote mehr' })).toBeFocused();
  },
};

const unsubscribeInvalid: Scene = {
  name: 'page-unsubscribe-invalid',
  isState: true,
  isWholePage: true,
  show: async ({ guest, shop, page }) => {
    await guest.opens(`/f=${shop.slug}/abmelden/newsletter/`);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
  },
};

/** Pages after an order. */
export const AFTER_ORDER_SCENES: readonly Scene[] = [
  orderAccepted,
  orderChange,
  orderChanged,
  orderReady,
  orderUnderway,
  orderRefunded,
  receiptRefunded,
  orderArchived,
  withdrawal,
  withdrawalCheck,
  withdrawalDeclared,
  advertisingConfirm,
  advertisingConfirmed,
  advertisingWithdrawn,
  unsubscribe,
  unsubscribed,
  unsubscribeInvalid,
];
