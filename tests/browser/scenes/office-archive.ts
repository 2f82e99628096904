import { expect } from '@playwright/test';
import type { OfficeScene } from './office-scene.ts';

const SHOP = { restaurantName: 'Tramonto Pankow', paymentMethods: ['offline', 'Stripe_card'] };
const TORSTRASSE = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };

const COMPANY = [
  ['Firma', 'Lindner-Hoffmann Steuerberatung GmbH'],
  ['Straße und Hausnummer', 'Torstraße 12'],
  ['Postleitzahl', '10119'],
  ['Ort', 'Berlin'],
  ['USt-IdNr.', 'DE123456788'],
  ['E-Mail für Rechnungen', 'rechnung@lindner-hoffmann.example'],
] as const;

/** All orders of a shop, and one in full. */
export const OFFICE_ARCHIVE_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-orders',
    config: SHOP,
    show: async ({ office: { page }, owner, shop }) => {
      const done = await owner.receivesOrder(shop, { name: 'Ada Lindner-Hoffmann', address: TORSTRASSE });
      for (const action of ['accept', 'ready', 'handOver'] as const) await owner.moves(shop, done, action);
      const refused = await owner.receivesOrder(shop, { name: 'Cem Demir' });
      await owner.refuses(shop, refused, 'Wir haben gerade zu viel zu tun.');
      await owner.receivesOrder(shop, { name: 'Bea Roth' });
      await page.goto(`/office/${shop.slug}/bestellungen`);
      await expect(page.getByRole('row', { name: /Bea Roth/ }).first()).toBeVisible();
    },
  },
  {
    name: 'office-order',
    config: SHOP,
    show: async ({ office: { page }, owner, shop }) => {
      await owner.enablesOnlinePayments(shop);
      const order = await owner.receivesPaidOrder(shop, { name: 'Ada Lindner-Hoffmann', address: TORSTRASSE });
      await owner.moves(shop, order, 'accept');
      await page.goto(`/office/${shop.slug}/bestellungen/${order.id}`);
      await page.getByRole('button', { name: 'Geld erstatten' }).click();
      await page.getByRole('radio', { name: 'Einzelne Artikel' }).click();
      await page.getByRole('checkbox').first().click();
      await expect(page.getByText('Berechnet nach dem, was der Gast bezahlt hat')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Angenommen');
    },
  },
  {
    name: 'office-invoice',
    config: SHOP,
    show: async ({ office: { page }, owner, shop }) => {
      const order = await owner.receivesOrder(shop, { name: 'Ada Lindner-Hoffmann', address: TORSTRASSE });
      await page.goto(`/office/${shop.slug}/bestellungen/${order.id}`);
      await page.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Firma').fill('Lindner-Hoffmann Steuerberatung GmbH');
      await dialog.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
      await expect(dialog.getByText('Diese USt-IdNr. kann nicht stimmen.')).toBeVisible();
    },
  },
  {
    name: 'office-invoice-correct',
    config: SHOP,
    show: async ({ office: { page }, owner, shop }) => {
      const order = await owner.receivesOrder(shop, { name: 'Bea Roth' });
      await page.goto(`/office/${shop.slug}/bestellungen/${order.id}`);
      await page.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
      const dialog = page.getByRole('dialog');
      for (const [label, value] of COMPANY) await dialog.getByLabel(label).fill(value);
      await dialog.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
      await page.getByRole('button', { name: 'Berichtigen' }).click();
      await expect(dialog.getByRole('group', { name: 'Was war falsch?' })).toBeVisible();
    },
  },
];
