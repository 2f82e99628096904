import { openDialogs } from '@tischlein/ui/open-dialogs';
import { createStore, type Store } from '@tischlein/ui/store';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { isSearching, type MenuFilter, NO_FILTER } from './menu-filter.ts';

// Browsers refuse a hundred changes of the address in half a minute.
const WRITE_AFTER_MS = 400;

/** What the guest looks for, as it was typed and pressed. */
export type MenuFilterStore = Store<MenuFilter>;

export const createMenuFilterStore = (): MenuFilterStore => createStore(NO_FILTER);

/**
 * What the menu shows; behind what was typed while thousands of rows are drawn, so that a key never waits for the menu. Kept in the
 * address, so that coming back and reloading find it again.
 */
export function useFilter(filterStore: MenuFilterStore, onFound: () => void): MenuFilter {
  const [filter, setFilter] = useState(NO_FILTER);
  const restoreFilter = useEffectEvent(async () => {
    const { readFilter } = await import('./filter-address.ts');
    const addressed = readFilter(location.search);
    // What the guest looks for by now is newer than the address.
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
      // A dialog has its own step in the history; the one below it hears of the filter afterwards.
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
