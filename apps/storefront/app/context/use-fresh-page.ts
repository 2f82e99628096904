import { useCallback, useEffect, useState } from 'react';
import { latestOnly } from '@tischlein/ui/in-order';
import type { ShopPage } from './shop-context.ts';

const LONG_SLEEP_MS = 15 * 60 * 1000;
const RETRY_AFTER_MS = 3000;

interface FreshPage {
  readonly page: ShopPage;
  /**
   * The guest came back after a long time and the shop is being reloaded (S1 §2 App shell: 'while shop data
   * refreshes').
   */
  readonly isRefreshing: boolean;
  /** Loads the new menu in the background. */
  readonly onMenuChanged: () => void;
}

/** Keeps shop and menu up to date: reloads them after a long sleep and when the shop announces a new menu. */
export function useFreshPage(first: ShopPage): FreshPage {
  const [page, setPage] = useState(first);
  const [isRefreshing, setRefreshing] = useState(false);
  const { shop } = first;
  const [ifLatest] = useState(latestOnly);
  const refresh = useCallback(async (): Promise<boolean> => {
    const take = ifLatest((fresh: Partial<ShopPage>) => setPage((before) => ({ ...before, ...fresh })));
    // Offline: keep the current data.
    const fresh = await import('../shop/fetch-shop.ts').then(({ fetchShop }) => fetchShop(shop)).catch(() => null);
    if (fresh) take(fresh);
    return fresh !== null;
  }, [shop, ifLatest]);
  useEffect(() => {
    let seenAt = Date.now();
    const onVisible = (): void => {
      const hasSlept = document.visibilityState === 'visible' && Date.now() - seenAt > LONG_SLEEP_MS;
      seenAt = Date.now();
      if (!hasSlept) return;
      setRefreshing(true);
      void refresh().finally(() => setRefreshing(false));
    };
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onVisible);
    };
  }, [refresh]);
  // Retry until it succeeds, so that sold-out dishes do not stay on offer after a short connection failure.
  const refreshUntilDone = useCallback(async (): Promise<void> => {
    while (!(await refresh())) await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  }, [refresh]);
  return { page, isRefreshing, onMenuChanged: useCallback(() => void refreshUntilDone(), [refreshUntilDone]) };
}
