import { expect } from '@playwright/test';
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
  page('page-privacy', '/static/datenschutz'),
  page('page-empty-checkout', '/checkout'),
  { ...page('page-not-found', '/gibt-es-nicht'), expectedErrors: /status of 404/ },
];
