import { openDialogs } from '@tischlein/ui/open-dialogs';
import { createStore, type Store } from '@tischlein/ui/store';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { isSearching, type MenuFilter, NO_FILTER } from './menu-filter.ts';

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
    const { readFilter } = await import('./filter-address.ts');
    const addressed = readFilter(location.search);
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
      // A dialog has a history entry of its own; write again once it is closed.
      openDialogs.subscribe(write),
      () => clearTimeout(writing),
    ];
    if (location.search !== '') void restoreFilter();
    return () => stops.forEach((stop) => stop());
  }, [filterStore]);
  return filter;
}

async function writeAddress(filterStore: MenuFilterStore): Promise<void> {
  await (await import('./filter-address.ts')).writeFilter(filterStore);
}
