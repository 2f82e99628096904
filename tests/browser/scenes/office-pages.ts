import { expect } from '@playwright/test';
import type { OfficeScene } from './office-scene.ts';

const SHOP = { restaurantName: 'Tramonto Moabit' };

/** A page, and what it shows once it is loaded. */
const PAGES: readonly (readonly [name: string, path: string, shown: string])[] = [
  ['office-texts', '/seiten', 'Eigene Seiten, zum Beispiel'],
  ['office-mails', '/mails', 'Bestellung angenommen'],
  ['office-integrations', '/schnittstellen', 'Noch kein Schlüssel'],
  ['office-hours', '/zeiten', 'Montag'],
  ['office-zones', '/liefergebiete', 'Gebiet hinzufügen'],
  ['office-stock', '/bestand', 'Nicht verfügbar'],
  ['office-restaurant', '/restaurant', 'So steht es auf dem Bon'],
  ['office-options', '/optionen', 'Mindestbestellwert bei Abholung'],
  ['office-payments', '/zahlungen', 'Stripe'],
  ['office-declarations', '/allergene', 'Allergene prüfen'],
  ['office-installation', '/installation', 'Testmail schicken'],
  ['office-tasks', '/aufgaben', 'Nichts zu tun'],
  ['office-ratings', '/bewertungen', 'Noch keine Bewertung'],
  ['office-applications', '/bewerbungen', 'Noch keine Bewerbung'],
];

/** Of a new shop: each page says what it is for, and the first step. */
const EMPTY = { restaurantName: 'Tramonto Neukölln' };
const EMPTY_PAGES: typeof PAGES = [
  ['office-empty-printers', '/drucker', 'Noch kein Drucker'],
  ['office-empty-devices', '/geraete', 'Noch kein Gerät'],
  ['office-empty-history', '/karte/verlauf', 'Noch keine Änderung'],
  ['office-empty-reservations', '/reservierungen', 'An diesem Tag ist nichts reserviert'],
  ['office-empty-orders', '/bestellungen', 'Noch keine Bestellung'],
  ['office-empty-blocks', '/sperren', 'Niemand ist gesperrt'],
  ['office-empty-guests', '/gaeste', 'Kein Gast gefunden'],
  ['office-empty-withdrawals', '/widerrufe', 'Noch kein Widerruf'],
  ['office-empty-mails', '/mails?ansicht=versand', 'Noch keine E-Mail'],
];

/** A branch comes with the coupons and combos of its model. */
const WITHOUT_EXTRAS = { restaurantName: 'Tramonto Britz' };

/** The pages without scenes of their own. */
export const OFFICE_PAGE_SCENES: readonly OfficeScene[] = [
  ...PAGES.map((page) => toScene(page, SHOP)),
  ...EMPTY_PAGES.map((page) => toScene(page, EMPTY)),
  {
    name: 'office-empty-coupons',
    config: WITHOUT_EXTRAS,
    show: async ({ office: { page }, owner, shop }) => {
      await owner.endsAllCoupons(shop);
      await page.goto(`/office/${shop.slug}/gutscheine`);
      await expect(page.getByText('Noch kein Gutschein')).toBeVisible();
    },
  },
  {
    name: 'office-empty-combos',
    config: WITHOUT_EXTRAS,
    show: async ({ office: { page }, owner, shop }) => {
      await owner.endsAllCombos(shop);
      await page.goto(`/office/${shop.slug}/karte/kombis`);
      await expect(page.getByText('Noch kein Menü')).toBeVisible();
    },
  },
  {
    name: 'office-help',
    config: EMPTY,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/drucker`);
      await page.getByRole('button', { name: 'Hilfe zu dieser Seite' }).click();
      await expect(page.getByRole('dialog', { name: 'Hilfe zu „Drucker“' })).toContainText('Worauf es ankommt');
    },
  },
  {
    name: 'office-help-desk',
    isState: true,
    config: EMPTY,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}`);
      // On phones the tools are with the orders for later.
      const later = page.getByRole('button', { name: /^Später/ });
      await expect(page.getByRole('region', { name: 'Neu', exact: true })).toBeVisible();
      if (await later.isVisible()) await later.click();
      await page.getByRole('button', { name: 'Hilfe zu dieser Seite' }).click();
      await expect(page.getByRole('link', { name: 'Den ersten Abend durchgehen' })).toBeVisible();
    },
  },
  {
    name: 'office-first-evening',
    config: EMPTY,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/erster-abend`);
      await expect(page.getByText(/^\d von 8 getan$/)).toBeVisible();
    },
  },
  {
    name: 'office-look',
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/marke`);
      await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'office-legal',
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}/recht`);
      await expect(page.getByRole('group', { name: 'Text gestalten' })).toBeVisible();
    },
  },
];

function toScene([name, path, shown]: (typeof PAGES)[number], config: typeof SHOP): OfficeScene {
  return {
    name,
    config,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}${path}`);
      await expect(page.getByRole('main').getByText(shown).filter({ visible: true }).first()).toBeVisible();
    },
  };
}
