import type { ComponentType } from 'react';
import type { PageProps } from '../pages/page-props.ts';
import StartPage from '../pages/start.tsx';
import { PATHS } from '../shop/paths.ts';
import { matchPath } from './match-path.ts';

interface PageModule {
  readonly default: ComponentType<PageProps>;
}

export interface Page {
  readonly name:
    | 'start'
    | 'checkout'
    | 'holding'
    | 'order'
    | 'receipt'
    | 'openingTimes'
    | 'directions'
    | 'about'
    | 'staticPage'
    | 'couponReservation'
    | 'unsubscribe'
    | 'notFound';
  readonly path: string;
  readonly load: () => Promise<PageModule>;
}

const NOT_FOUND: Page = {
  name: 'notFound',
  path: '*',
  load: () => import('../pages/not-found.tsx'),
};

// The start page is part of the entry: most visits begin there.
const PAGES: readonly Page[] = [
  {
    name: 'start',
    path: PATHS.start,
    load: async () => ({ default: StartPage }),
  },
  {
    name: 'holding',
    path: PATHS.holding,
    load: () => import('../pages/holding.tsx'),
  },
  {
    name: 'checkout',
    path: `${PATHS.checkout}/:paymentCanceled?`,
    load: () => import('../pages/checkout.tsx'),
  },
  {
    name: 'order',
    path: PATHS.order,
    load: () => import('../pages/order.tsx'),
  },
  {
    name: 'receipt',
    path: PATHS.receipt,
    load: () => import('../pages/receipt.tsx'),
  },
  {
    name: 'openingTimes',
    path: PATHS.openingTimes,
    load: () => import('../pages/opening-times.tsx'),
  },
  {
    name: 'directions',
    path: PATHS.directions,
    load: () => import('../pages/directions.tsx'),
  },
  {
    name: 'about',
    path: PATHS.about,
    load: () => import('../pages/about.tsx'),
  },
  {
    name: 'staticPage',
    path: PATHS.staticPage,
    load: () => import('../pages/static-page.tsx'),
  },
  {
    name: 'couponReservation',
    path: PATHS.couponReservation,
    load: () => import('../pages/coupon-reservation.tsx'),
  },
  {
    name: 'unsubscribe',
    path: PATHS.unsubscribe,
    load: () => import('../pages/unsubscribe.tsx'),
  },
];

/** Finds the page for a path below the shop's URL, with the variable part of the path. */
export function matchPage(pathname: string): { readonly page: Page; readonly id: string } {
  for (const page of PAGES) {
    const id = matchPath(page.path, pathname);
    if (id !== null) return { page, id };
  }
  return { page: NOT_FOUND, id: '' };
}
