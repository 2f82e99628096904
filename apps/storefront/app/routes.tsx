import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import StartPage from './pages/start.tsx';
import { PATHS } from './paths.ts';

/** What a page gets from its address. */
export interface PageProps {
  /** The variable part of the path: an order's id, a static page's id; '' where there is none. */
  readonly id: string;
}

interface PageModule {
  readonly default: ComponentType<PageProps>;
}

/** A page: its address, its code, and whether search engines may keep it. */
export interface Page {
  readonly name:
    | 'start'
    | 'checkout'
    | 'order'
    | 'openingTimes'
    | 'directions'
    | 'about'
    | 'staticPage'
    | 'couponReservation'
    | 'notFound';
  readonly path: string;
  /** Its file below the app, as the client's manifest names it. */
  readonly file: string;
  readonly load: () => Promise<PageModule>;
  readonly isIndexed: boolean;
}

const NOT_FOUND: Page = {
  name: 'notFound',
  path: '*',
  file: 'app/pages/not-found.tsx',
  load: () => import('./pages/not-found.tsx'),
  isIndexed: false,
};

// Most visits begin with the menu, so its code comes along with every page.
const PAGES: readonly Page[] = [
  {
    name: 'start',
    path: PATHS.start,
    file: 'app/entry.client.tsx',
    load: async () => ({ default: StartPage }),
    isIndexed: true,
  },
  {
    name: 'checkout',
    path: `${PATHS.checkout}/:paymentCanceled?`,
    file: 'app/pages/checkout.tsx',
    load: () => import('./pages/checkout.tsx'),
    isIndexed: false,
  },
  {
    name: 'order',
    path: PATHS.order,
    file: 'app/pages/order.tsx',
    load: () => import('./pages/order.tsx'),
    isIndexed: false,
  },
  {
    name: 'openingTimes',
    path: PATHS.openingTimes,
    file: 'app/pages/opening-times.tsx',
    load: () => import('./pages/opening-times.tsx'),
    isIndexed: true,
  },
  {
    name: 'directions',
    path: PATHS.directions,
    file: 'app/pages/directions.tsx',
    load: () => import('./pages/directions.tsx'),
    isIndexed: true,
  },
  {
    name: 'about',
    path: PATHS.about,
    file: 'app/pages/about.tsx',
    load: () => import('./pages/about.tsx'),
    isIndexed: true,
  },
  {
    name: 'staticPage',
    path: PATHS.staticPage,
    file: 'app/pages/static-page.tsx',
    load: () => import('./pages/static-page.tsx'),
    isIndexed: true,
  },
  {
    name: 'couponReservation',
    path: PATHS.couponReservation,
    file: 'app/pages/coupon-reservation.tsx',
    load: () => import('./pages/coupon-reservation.tsx'),
    isIndexed: false,
  },
];

/** The page at a path below the shop's address, and the variable part of the path. */
export function matchPage(pathname: string): { readonly page: Page; readonly id: string } {
  for (const page of PAGES) {
    const match = matchPath(page.path, pathname);
    if (match) return { page, id: Object.values(match.params).at(0) ?? '' };
  }
  return { page: NOT_FOUND, id: '' };
}
