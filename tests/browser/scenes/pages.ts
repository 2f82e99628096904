import { expect } from '@playwright/test';
import { findBuiltFile } from '../support/find-built-file.ts';
import type { Scene } from './scene.ts';

const page = (name: string, path: string): Scene => ({
  name,
  isWholePage: true,
  show: ({ guest, shop }) => guest.opens(`/f=${shop.slug}${path}`),
});

/** The pages around the menu. */
export const PAGE_SCENES: readonly Scene[] = [
  page('page-opening-times', '/oeffnungszeiten'),
  page('page-directions', '/anfahrt'),
  {
    name: 'page-directions-home',
    isState: true,
    isWholePage: true,
    show: async ({ guest, shop }) => {
      await guest.opensMenu(shop.slug);
      await guest.entersAddress('Chausseestraße 20, 10115 Berlin');
      await guest.opens(`/f=${shop.slug}/anfahrt`);
      await expect(guest.page.getByText(/^etwa [\d,]+\s?km von Chausseestraße 20/)).toBeVisible();
    },
  },
  {
    name: 'splash',
    show: async ({ guest, shop }) => {
      const { page: tab } = guest;
      await tab.route(`**/${findBuiltFile('app/pages/about.tsx')}`, () => {});
      await guest.opensMenu(shop.slug);
      const navigation = tab.getByRole('button', { name: 'Navigation öffnen' });
      if (await navigation.isVisible()) await navigation.click();
      await tab.getByRole('link', { name: 'Über uns' }).click();
      await expect(tab.getByText('ist gleich da...')).toBeVisible();
    },
  },
  page('page-about', '/ueber-uns'),
  {
    name: 'job-application',
    show: async ({ guest, shop }) => {
      await guest.opens(`/f=${shop.slug}/ueber-uns`);
      const { page: tab } = guest;
      await tab.getByRole('button', { name: 'Bewerben: Fahrer:in gesucht' }).click();
      await expect(tab.getByRole('dialog', { name: 'Fahrer:in gesucht' })).toBeVisible();
    },
  },
  {
    name: 'consent-question',
    config: { enableTracking: true },
    show: async ({ guest, shop }) => {
      await guest.opensMenu(shop.slug);
      await guest.picksUp();
      await guest.adds('Tiramisù della Nonna');
      await expect(guest.page.getByRole('region', { name: /^Dürfen wir zählen/ })).toBeVisible();
    },
  },
  { ...page('page-consent', '/static/einwilligung'), config: { enableTracking: true } },
  page('page-privacy', '/static/datenschutz'),
  page('page-own-data', '/static/meine-daten'),
  {
    name: 'page-empty-checkout',
    isWholePage: true,
    show: async ({ guest, shop }) => {
      await guest.opens(`/f=${shop.slug}/checkout`);
      await expect(guest.page.getByText('Leerer Warenkorb')).toBeVisible();
    },
  },
  { ...page('page-not-found', '/gibt-es-nicht'), expectedErrors: /status of 404/ },
];
