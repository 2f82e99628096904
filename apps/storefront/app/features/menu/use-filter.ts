import { steps } from '@tischlein/ui/steps';
import { createStore, type Store } from '@tischlein/ui/store';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { isSearching, type MenuFilter, NO_FILTER } from './menu-filter.ts';
import { loadMenuParts } from './load-menu-parts.ts';

// Throttle: browsers refuse more than a hundred URL changes in 30 s.
const WRITE_AFTER_MS = 400;

/** The current search words and filters. */
export type MenuFilterStore = Store<MenuFilter>;

export const createMenuFilterStore = (): MenuFilterStore => createStore(NO_FILTER);

/**
 * Returns the filter to render with. It lags behind the store while thousands of rows render, so that typing stays
 * responsive. The filter is kept in the URL for reloads and going back.
 */
export function useFilter(filterStore: MenuFilterStore, onFound: () => void): MenuFilter {
  const [filter, setFilter] = useState(NO_FILTER);
  const restoreFilter = useEffectEvent(async () => {
    const { readFilter } = await loadMenuParts();
    const addressed = readFilter(steps.current.get().address);
    // A filter entered since then takes precedence over the URL.
    if (!isSearching(addressed) || filterStore.get() !== NO_FILTER) return;
    filterStore.set(addressed);
    onFound();
  });
  useEffect(() => {
    let writing: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      clearTimeout(writing);
      writing = setTimeout(() => void writeAddress(filterStore), WRITE_AFTER_MS);
    };
    const stops = [
      filterStore.subscribe(() => {
        startTransition(() => setFilter(filterStore.get()));
        write();
      }),
      // 'Back' from a dialog leads to the address from before; write again.
      steps.current.subscribe(write),
      () => clearTimeout(writing),
    ];
    if (steps.current.get().address.includes('?')) void restoreFilter();
    return () => stops.forEach((stop) => stop());
  }, [filterStore]);
  return filter;
}

async function writeAddress(filterStore: MenuFilterStore): Promise<void> {
  (await loadMenuParts()).writeFilter(filterStore);
}
