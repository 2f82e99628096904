import { useCallback, useEffect, useState } from 'react';
import { latestOnly } from '@tischlein/ui/in-order';
import type { ShopPage } from './shop-context.ts';

const LONG_SLEEP_MS = 15 * 60 * 1000;
const RETRY_AFTER_MS = 3000;

interface FreshPage {
  readonly page: ShopPage;
  /** The guest came back after a long while and waits for the shop of now (S1 §2 'while shop data refreshes'). */
  readonly isRefreshing: boolean;
  /** Takes over another menu without a word. */
  readonly onMenuChanged: () => void;
}

/** The page with the shop and menu of now: fetched anew after a long sleep and when the shop says that its menu changed. */
export function useFreshPage(first: ShopPage): FreshPage {
  const [page, setPage] = useState(first);
  const [isRefreshing, setRefreshing] = useState(false);
  const { api, shop } = first;
  const [ifLatest] = useState(latestOnly);
  const refresh = useCallback(async (): Promise<boolean> => {
    const take = ifLatest((fresh: Partial<ShopPage>) => setPage((before) => ({ ...before, ...fresh })));
    // Without a connection what is known stays.
    const fresh = await import('./fetch-shop.ts').then(({ fetchShop }) => fetchShop(api, shop)).catch(() => null);
    if (fresh) take(fresh);
    return fresh !== null;
  }, [api, shop, ifLatest]);
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
  // What sold out must not stay on offer because the connection failed for a moment.
  const refreshUntilDone = useCallback(async (): Promise<void> => {
    while (!(await refresh())) await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  }, [refresh]);
  return { page, isRefreshing, onMenuChanged: useCallback(() => void refreshUntilDone(), [refreshUntilDone]) };
}
