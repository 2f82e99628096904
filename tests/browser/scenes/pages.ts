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
  page('page-privacy', '/static/datenschutz'),
  page('page-empty-checkout', '/checkout'),
  { ...page('page-not-found', '/gibt-es-nicht'), expectedErrors: /status of 404/ },
];
