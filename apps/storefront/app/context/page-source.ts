import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { createStore, type Store } from '@tischlein/ui/store';
import type { PageFollower } from './follow-page.ts';
import type { ShopPage } from './shop-context.ts';

/** Delayed, so that the event stream does not compete with loading the page. */
const FOLLOW_AFTER_MS = 2000;

interface KnownPeriod {
  readonly period: DeliveryPeriod;
  /** When the browser got it from the server, in milliseconds. */
  readonly askedAt: number;
  /** Minutes since the browser got it. */
  readonly passed: number;
}

/** The server's data of a page: as they came with the document, then kept up to date while there are subscribers. */
export interface PageSource {
  readonly page: Store<ShopPage>;
  readonly period: Store<KnownPeriod>;
  /** When the page was opened, in milliseconds. */
  readonly openedAt: number;
  /** The guest came back after a long time and the shop is read again (S1 §2 App shell: 'while shop data refreshes'). */
  readonly isRefreshing: Store<boolean>;
  /** Refreshes the delivery period. */
  readonly refresh: () => void;
}

interface FirstPage {
  readonly page: ShopPage;
  readonly period: DeliveryPeriod;
  /** Version of this menu as announced by the shop's events. */
  readonly menuVersion: number;
}

export function createPageSource({ page, period, menuVersion }: FirstPage): PageSource {
  const pages = createStore(page);
  const openedAt = Date.now();
  let follower: PageFollower | null = null;
  const source: PageSource = {
    page: { ...pages, subscribe: (listener) => both(pages.subscribe(listener), follow()) },
    period: createStore({ period, askedAt: openedAt, passed: 0 }),
    openedAt,
    isRefreshing: createStore(false),
    refresh: () => follower?.refresh(),
  };
  const follow = (): (() => void) => {
    let isWanted = true;
    const start = async (): Promise<void> => {
      const { followPage } = await import('./follow-page.ts');
      if (isWanted) follower = followPage(source, menuVersion);
    };
    // If the code cannot be loaded, the page keeps its first data.
    const timer = setTimeout(() => void start().catch(() => {}), FOLLOW_AFTER_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      follower?.stop();
      follower = null;
    };
  };
  return source;
}

const both = (first: () => void, second: () => void) => (): void => {
  first();
  second();
};
