import { expect } from '@playwright/test';
import type { VisitRequest } from '@tischlein/contract/shop';
import { OFFICE_ARCHIVE_SCENES } from './office-archive.ts';
import { OFFICE_GUEST_SCENES } from './office-guests.ts';
import { OFFICE_HOURS_SCENES } from './office-hours.ts';
import { OFFICE_BOOKS_SCENES } from './office-books.ts';
import { OFFICE_CHAIN_SCENES } from './office-chain.ts';
import { OFFICE_DESK_SCENES } from './office-desk.ts';
import { OFFICE_TELEPHONE_SCENES } from './office-telephone.ts';
import { OFFICE_ESCALATION_SCENES } from './office-escalation.ts';
import { OFFICE_EDITOR_SCENES } from './office-editors.ts';
import { OFFICE_FIRST_HOUR_SCENES } from './office-first-hour.ts';
import { OFFICE_IMPORT_SCENES } from './office-import.ts';
import { OFFICE_MENU_SCENES } from './office-menu.ts';
import { OFFICE_PAGE_SCENES } from './office-pages.ts';
import { OFFICE_OFFER_SCENES } from './office-offers.ts';
import { TableCalls } from '../support/table-calls.ts';
import { TABLE_SERVICE } from '../support/waiter.ts';
import { OFFICE_PEOPLE_SCENES } from './office-people.ts';
import { OFFICE_PRINTING_SCENES } from './office-printing.ts';
import type { OfficeScene } from './office-scene.ts';
import { OFFICE_TOUR_SCENES } from './office-tours.ts';

const TABLE_SHOP = { supportDineIn: true, tableService: TABLE_SERVICE };
const VISIT: VisitRequest = {
  page: '/',
  orderId: null,
  sessionId: '6a1f0c52-2222-4222-8222-222222222222',
  userId: '6a1f0c52-1111-4111-8111-111111111111',
  visitCount: 2,
  restaurantId: 'branch',
  website: 'webshop',
  device: 'phone',
  design: 'light',
  account: false,
  referrer: 'https://suche.example',
};

const SHOP = { restaurantName: 'Tramonto Wedding' };

/** Every page and every state of the office. */
export const OFFICE_SCENES: readonly OfficeScene[] = [
  ...OFFICE_ARCHIVE_SCENES,
  ...OFFICE_TOUR_SCENES,
  ...OFFICE_GUEST_SCENES,
  ...OFFICE_MENU_SCENES,
  ...OFFICE_FIRST_HOUR_SCENES,
  ...OFFICE_OFFER_SCENES,
  ...OFFICE_BOOKS_SCENES,
  ...OFFICE_DESK_SCENES,
  ...OFFICE_ESCALATION_SCENES,
  ...OFFICE_TELEPHONE_SCENES,
  {
    name: 'office-desk',
    config: SHOP,
    show: async ({ office, owner, shop }) => {
      if ((await owner.orders(shop)).length === 0) await owner.receivesOrder(shop);
      await office.opens(shop);
      await expect(office.page.getByRole('link', { name: 'Heute' })).toBeVisible();
      await expect(office.page.getByRole('button', { name: 'Annehmen' }).first()).toBeVisible();
    },
  },
  {
    name: 'office-tables',
    config: TABLE_SHOP,
    show: async ({ office, shop }) => {
      const service = new TableCalls(office.page.request, shop);
      await service.books(2, [{ dishId: 'minestrone', amount: 2 }]);
      await service.books(11, [{ dishId: 'tiramisu-della-nonna', amount: 1 }]);
      await office.page.goto(`/office/${shop.slug}/tische`);
      await expect(office.page.getByRole('link', { name: /^Tisch 2/ })).toContainText('in der Küche');
    },
  },
  {
    name: 'office-settings',
    config: SHOP,
    show: async ({ office, shop }) => {
      await office.page.goto(`/office/${shop.slug}/einstellungen`);
      await expect(office.page.getByRole('heading', { name: 'Betrieb' })).toBeVisible();
    },
  },
  {
    name: 'office-switch',
    isState: true,
    config: SHOP,
    show: async ({ office, shop }) => {
      await office.page.goto(`/office/${shop.slug}/einstellungen`);
      await office.page.getByRole('button', { name: 'Filiale wechseln' }).filter({ visible: true }).click();
      await expect(office.page.getByRole('dialog')).toContainText('Offen bis');
    },
  },
  {
    name: 'office-overview',
    show: async ({ office }) => {
      await office.page.goto('/office/tramonto');
      await expect(office.page.getByRole('heading', { name: 'Alle Filialen' })).toBeVisible();
      await expect(office.page.getByRole('cell', { name: 'Offen' }).first()).toBeVisible();
    },
  },
  {
    name: 'office-more',
    isState: true,
    config: SHOP,
    show: async ({ office, shop }) => {
      await office.page.goto(`/office/${shop.slug}/mehr`);
      await expect(office.page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
    },
  },
  {
    name: 'office-leave',
    isState: true,
    config: SHOP,
    show: async ({ office, shop }) => {
      await office.page.goto(`/office/${shop.slug}/zeiten`);
      await office.page.getByRole('spinbutton', { name: 'Minuten bis zur Lieferung' }).fill('55');
      await office.page.getByRole('link', { name: /Heute/ }).click();
      await expect(office.page.getByRole('dialog', { name: 'Änderungen speichern?' })).toBeVisible();
    },
  },
  {
    name: 'office-team',
    config: SHOP,
    show: async ({ office, shop }) => {
      await office.page.goto(`/office/${shop.slug}/team`);
      await expect(office.page.getByRole('table', { name: 'Team' })).toContainText('Inhaber');
    },
  },
  {
    name: 'office-team-invite',
    isState: true,
    config: SHOP,
    show: async ({ office, shop }) => {
      await office.page.goto(`/office/${shop.slug}/team`);
      await office.page.getByRole('button', { name: 'Einladen' }).click();
      await expect(office.page.getByRole('dialog').getByLabel('E-Mail')).toBeVisible();
    },
  },
  {
    name: 'office-account',
    config: SHOP,
    show: async ({ office, shop }) => {
      await office.page.goto(`/office/${shop.slug}/konto`);
      await expect(office.page.getByRole('region', { name: 'Angemeldete Geräte' })).toContainText('dieses Gerät');
    },
  },
  {
    name: 'office-account-factor',
    isState: true,
    config: SHOP,
    show: async ({ office, shop }) => {
      await office.page.goto(`/office/${shop.slug}/konto`);
      const factor = office.page.getByRole('region', { name: 'Zweiter Faktor' });
      await factor.getByRole('button', { name: 'Einrichten' }).click();
      await factor.getByLabel('Dein Passwort').fill(process.env['OWNER_PASSWORD'] ?? '');
      await factor.getByRole('button', { name: 'Einrichten' }).click();
      await expect(factor.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
    },
  },
  {
    name: 'office-statistics',
    config: { enableTracking: true, trackingIds: { konto: 'A-1' } },
    show: async ({ office: { page }, shop }) => {
      const tracking = `/api/shop/${shop.slug}/tracking`;
      for (const address of ['/', '/', '/checkout', '/anfahrt'])
        await page.request.post(`${tracking}/page`, { data: { page: address } });
      await page.request.post(`${tracking}/visit`, { data: VISIT });
      await page.goto(`/office/${shop.slug}/statistik`);
      await expect(page.getByRole('table', { name: 'Aufrufe nach Seite' })).toContainText('Speisekarte');
      await expect(page.getByLabel('Wert')).toHaveValue('A-1');
    },
  },
  {
    name: 'office-access-unknown',
    expectedErrors: /status of 404/,
    show: async ({ office }) => {
      await office.page.goto('/office/zugang#unbekannt');
      await expect(office.page.getByRole('alert')).toContainText('gilt nicht mehr');
    },
  },
  {
    name: 'office-unknown-page',
    isState: true,
    config: SHOP,
    expectedErrors: /status of 404/,
    show: async ({ office, shop }) => {
      await office.page.goto(`/office/${shop.slug}/gibt-es-nicht`);
      await expect(office.page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
    },
  },
  ...OFFICE_PEOPLE_SCENES,
  ...OFFICE_PRINTING_SCENES,
  ...OFFICE_IMPORT_SCENES,
  ...OFFICE_EDITOR_SCENES,
  ...OFFICE_PAGE_SCENES,
  ...OFFICE_HOURS_SCENES,
  ...OFFICE_CHAIN_SCENES,
];
