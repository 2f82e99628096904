import type { Page } from '../routes/routes.tsx';

interface PageFacts {
  /** The modules that its code is loaded through, as the client manifest names them. */
  readonly files: readonly string[];
  readonly isIndexed: boolean;
}

const rare = (file: string): readonly string[] => ['app/routes/rare-pages.ts', `app/pages/${file}`];

/** Facts about each page that only the server needs. */
export const PAGE_FACTS: Readonly<Record<Page['name'], PageFacts>> = {
  // The start page is part of the entry: most visits begin there.
  start: { files: ['app/entry.client.tsx'], isIndexed: true },
  checkout: { files: ['app/pages/checkout.tsx'], isIndexed: false },
  holding: { files: rare('holding.tsx'), isIndexed: false },
  order: { files: rare('order.tsx'), isIndexed: false },
  receipt: { files: rare('receipt.tsx'), isIndexed: false },
  table: { files: rare('table.tsx'), isIndexed: false },
  tableBill: { files: rare('table-bill.tsx'), isIndexed: false },
  openingTimes: { files: rare('opening-times.tsx'), isIndexed: true },
  directions: { files: rare('directions.tsx'), isIndexed: true },
  about: { files: rare('about.tsx'), isIndexed: true },
  staticPage: { files: rare('static-page.tsx'), isIndexed: true },
  coupon: { files: rare('coupon.tsx'), isIndexed: false },
  unsubscribe: { files: rare('unsubscribe.tsx'), isIndexed: false },
  reserveTable: { files: rare('reserve-table.tsx'), isIndexed: true },
  reservation: { files: rare('reservation.tsx'), isIndexed: false },
  feedback: { files: rare('feedback.tsx'), isIndexed: false },
  service: { files: rare('service.tsx'), isIndexed: false },
  telephone: { files: rare('telephone.tsx'), isIndexed: false },
  notFound: { files: rare('not-found.tsx'), isIndexed: false },
};
