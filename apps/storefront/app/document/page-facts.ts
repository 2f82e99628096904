import type { Page } from '../routes/routes.tsx';

interface PageFacts {
  /** Path below the storefront, as the client manifest names it. */
  readonly file: string;
  readonly isIndexed: boolean;
}

/** Facts about each page that only the server needs. */
export const PAGE_FACTS: Readonly<Record<Page['name'], PageFacts>> = {
  // The start page is part of the entry: most visits begin there.
  start: { file: 'app/entry.client.tsx', isIndexed: true },
  checkout: { file: 'app/pages/checkout.tsx', isIndexed: false },
  holding: { file: 'app/pages/holding.tsx', isIndexed: false },
  order: { file: 'app/pages/order.tsx', isIndexed: false },
  receipt: { file: 'app/pages/receipt.tsx', isIndexed: false },
  openingTimes: { file: 'app/pages/opening-times.tsx', isIndexed: true },
  directions: { file: 'app/pages/directions.tsx', isIndexed: true },
  about: { file: 'app/pages/about.tsx', isIndexed: true },
  staticPage: { file: 'app/pages/static-page.tsx', isIndexed: true },
  couponReservation: { file: 'app/pages/coupon-reservation.tsx', isIndexed: false },
  unsubscribe: { file: 'app/pages/unsubscribe.tsx', isIndexed: false },
  notFound: { file: 'app/pages/not-found.tsx', isIndexed: false },
};
