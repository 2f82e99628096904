import { expect } from '@playwright/test';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { Scene, SceneCast } from './scene.ts';

// Forces a separate shop, because it gets accounts at the providers.
const PAID_ONLINE = { paymentMethodsPickupMinimumOrderValue: {} };

/** Pages after an order. */
export const AFTER_ORDER_SCENES: readonly Scene[] = [
  { name: 'order-refunded', config: PAID_ONLINE, menu: keepWholeMenu, isWholePage: true, show: openRefundedOrder },
  {
    name: 'receipt-refunded',
    config: PAID_ONLINE,
    menu: keepWholeMenu,
    isWholePage: true,
    show: async (cast) => {
      await openRefundedOrder(cast);
      await cast.page.getByRole('link', { name: 'Beleg ansehen' }).click();
      await expect(cast.page.getByRole('heading', { name: /^Erstattungsbeleg/ })).toBeVisible();
    },
  },
  {
    name: 'withdrawal-declared',
    isWholePage: true,
    show: async ({ guest, owner, shop, page }) => {
      const { number } = await owner.receivesOrder(shop);
      await guest.opens(`/f=${shop.slug}/static/vertrag-widerrufen`);
      await page.getByLabel('Bestellnummer').fill(String(number));
      await page.getByLabel('Name', { exact: true }).fill('Ada Köhler');
      await page.getByLabel('E-Mail').fill('ada@example.org');
      await page.getByRole('button', { name: 'Weiter' }).click();
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
      await expect(page.getByRole('heading', { name: 'Dein Widerruf ist eingegangen' })).toBeVisible();
    },
  },
  // In another shop than the next scene, so that each finds its own mail as the newest.
  {
    name: 'advertising-confirmed',
    config: PAID_ONLINE,
    menu: keepWholeMenu,
    isWholePage: true,
    show: confirmAdvertising,
  },
  {
    name: 'advertising-withdrawn',
    isWholePage: true,
    show: async (cast) => {
      await confirmAdvertising(cast);
      await cast.page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(cast.page.getByRole('heading', { name: 'Du bist abgemeldet' })).toBeVisible();
    },
  },
];

function keepWholeMenu(menu: MenuDocument): MenuDocument {
  return menu;
}

async function openRefundedOrder({ guest, owner, shop }: SceneCast): Promise<void> {
  await owner.enablesOnlinePayments(shop);
  const order = await owner.receivesPaidOrder(shop);
  await owner.refunds(shop, order, 450);
  await guest.opens(`/f=${shop.slug}/checkout/success/${order.id}`);
  await expect(guest.status).toContainText('Wir haben Dir 4,50 € zurückgegeben.');
}

async function confirmAdvertising({ guest, owner, shop, page }: SceneCast): Promise<void> {
  await owner.receivesOrder(shop, { acceptAdvertising: true });
  await guest.opens(await owner.mailedLink(shop, 'werbung-bestaetigen'));
  await page.getByRole('button', { name: 'Ja, bestätigen' }).click();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
}
