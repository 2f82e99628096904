import { expect } from '@playwright/test';
import type { OfficeScene } from './office-scene.ts';

const SHOP = { restaurantName: 'Tramonto Moabit' };

/** A page, and what it shows once it is loaded. */
const PAGES: readonly (readonly [name: string, path: string, shown: string])[] = [
  ['office-texts', '/seiten', 'Eigene Seiten, zum Beispiel'],
  ['office-mails', '/mails', 'Bestellung angenommen'],
  ['office-integrations', '/schnittstellen', 'Noch kein Schlüssel.'],
  ['office-hours', '/zeiten', 'Montag'],
  ['office-zones', '/liefergebiete', 'Gebiet hinzufügen'],
  ['office-stock', '/bestand', 'Nicht verfügbar'],
  ['office-payments', '/zahlungen', 'Stripe'],
  ['office-declarations', '/allergene', 'Allergene prüfen'],
  ['office-tasks', '/aufgaben', 'Nichts zu tun.'],
  ['office-ratings', '/bewertungen', 'Noch keine Bewertung.'],
  ['office-applications', '/bewerbungen', 'Noch keine Bewerbung.'],
];

/** The pages without scenes of their own. */
export const OFFICE_PAGE_SCENES: readonly OfficeScene[] = [
  ...PAGES.map(([name, path, shown]): OfficeScene => ({
    name,
    config: SHOP,
    show: async ({ office: { page }, shop }) => {
      await page.goto(`/office/${shop.slug}${path}`);
      await expect(page.getByRole('main').getByText(shown).filter({ visible: true }).first()).toBeVisible();
    },
  })),
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
