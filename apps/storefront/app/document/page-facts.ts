import type { Page } from '../routes.tsx';

interface PageFacts {
  /** Its file below the app, as the client's manifest names it. */
  readonly file: string;
  /** Whether search engines may keep it. */
  readonly isIndexed: boolean;
}

/** What only the server asks about a page. */
export const PAGE_FACTS: Readonly<Record<Page['name'], PageFacts>> = {
  // Most visits begin with the menu, so its code comes along with every page.
  start: { file: 'app/entry.client.tsx', isIndexed: true },
  checkout: { file: 'app/pages/checkout.tsx', isIndexed: false },
  order: { file: 'app/pages/order.tsx', isIndexed: false },
  receipt: { file: 'app/pages/receipt.tsx', isIndexed: false },
  openingTimes: { file: 'app/pages/opening-times.tsx', isIndexed: true },
  directions: { file: 'app/pages/directions.tsx', isIndexed: true },
  about: { file: 'app/pages/about.tsx', isIndexed: true },
  staticPage: { file: 'app/pages/static-page.tsx', isIndexed: true },
  couponReservation: { file: 'app/pages/coupon-reservation.tsx', isIndexed: false },
  notFound: { file: 'app/pages/not-found.tsx', isIndexed: false },
};
