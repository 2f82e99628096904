import { openDialogs } from '@tischlein/ui/open-dialogs';
import { createStore, type Store } from '@tischlein/ui/store';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { isSearching, type MenuFilter, NO_FILTER } from './menu-filter.ts';

// Browsers refuse a hundred changes of the address in half a minute.
const WRITE_AFTER_MS = 400;

/** What the guest looks for, as it was typed and pressed. */
export type Looking = Store<MenuFilter>;

export const createLooking = (): Looking => createStore(NO_FILTER);

/**
 * What the menu shows; behind what was typed while thousands of rows are drawn, so that a key never waits for the menu. Kept in the
 * address, so that coming back and reloading find it again.
 */
export function useFilter(looking: Looking, onFound: () => void): MenuFilter {
  const [filter, setFilter] = useState(NO_FILTER);
  const find = useEffectEvent(async () => {
    const { filterOfQuery } = await import('./filter-address.ts');
    const addressed = filterOfQuery(location.search);
    // What the guest looks for by now is newer than the address.
    if (!isSearching(addressed) || looking.get() !== NO_FILTER) return;
    looking.set(addressed);
    onFound();
  });
  useEffect(() => {
    let writing: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      clearTimeout(writing);
      writing = setTimeout(() => void writeAddress(looking), WRITE_AFTER_MS);
    };
    const stops = [
      looking.subscribe(() => {
        startTransition(() => setFilter(looking.get()));
        write();
      }),
      // A dialog has its own step in the history; the one below it hears of the filter afterwards.
      openDialogs.subscribe(write),
      () => clearTimeout(writing),
    ];
    if (location.search !== '') void find();
    return () => stops.forEach((stop) => stop());
  }, [looking]);
  return filter;
}

async function writeAddress(looking: Looking): Promise<void> {
  await (await import('./filter-address.ts')).writeFilter(looking);
}
