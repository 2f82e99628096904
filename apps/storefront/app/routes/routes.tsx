import type { ComponentType } from 'react';
import type { PageProps } from '../pages/page-props.ts';
import StartPage from '../pages/start.tsx';
import { PATHS } from '../shop/paths.ts';
import { matchPath } from './match-path.ts';
import type * as rarePages from './rare-pages.ts';

interface PageModule {
  readonly default: ComponentType<PageProps>;
}

type RarePageName = keyof typeof rarePages;

export interface Page {
  readonly name: 'start' | 'checkout' | RarePageName;
  readonly path: string;
  readonly load: () => Promise<PageModule>;
}

const rarePage = (name: RarePageName, path: string): Page => ({
  name,
  path,
  load: async () => (await import('./rare-pages.ts'))[name](),
});

const NOT_FOUND = rarePage('notFound', '*');

const RARE_PAGES = [
  'order',
  'receipt',
  'holding',
  'table',
  'tableBill',
  'openingTimes',
  'directions',
  'about',
  'staticPage',
  'coupon',
  'unsubscribe',
  'reserveTable',
  'reservation',
  'feedback',
  'service',
  'telephone',
] as const;

const PAGES: readonly Page[] = [
  // The start page is part of the entry: most visits begin there.
  { name: 'start', path: PATHS.start, load: async () => ({ default: StartPage }) },
  // Before the checkout, whose path matches '/checkout/holding', too.
  ...RARE_PAGES.map((name) => rarePage(name, PATHS[name])),
  { name: 'checkout', path: `${PATHS.checkout}/:paymentCanceled?`, load: () => import('../pages/checkout.tsx') },
];

/** Finds the page for a path below the shop's URL, with the variable part of the path. */
export function matchPage(pathname: string): { readonly page: Page; readonly id: string } {
  for (const page of PAGES) {
    const id = matchPath(page.path, pathname);
    if (id !== null) return { page, id };
  }
  return { page: NOT_FOUND, id: '' };
}
