import { createStore, type Store } from '@tischlein/ui/store';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSearching, type MenuFilter, NO_FILTER } from './menu-filter.ts';

// Browsers refuse a hundred changes of the address in half a minute.
const WRITE_AFTER_MS = 400;

/** What the guest looks for. */
export interface Looking {
  /** What the menu shows; behind the draft while thousands of rows are drawn. */
  readonly filter: MenuFilter;
  /** What was typed and pressed; only the search field follows it, so that a key never waits for the menu. */
  readonly draft: Store<MenuFilter>;
  readonly change: (filter: MenuFilter) => void;
}

/** What the guest looks for; kept in the address, so that coming back and reloading find it again. */
export function useFilter(onFound: () => void): Looking {
  const [filter, setFilter] = useState(NO_FILTER);
  const [draft] = useState(() => createStore(NO_FILTER));
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (next: MenuFilter): void => {
    draft.set(next);
    startTransition(() => setFilter(next));
  };
  const find = useEffectEvent(async () => {
    const { filterOfQuery } = await import('./filter-address.ts');
    const addressed = filterOfQuery(location.search);
    if (!isSearching(addressed)) return;
    show(addressed);
    onFound();
  });
  useEffect(() => {
    if (location.search !== '') void find();
    return () => clearTimeout(writing.current);
  }, []);
  const change = (next: MenuFilter): void => {
    show(next);
    clearTimeout(writing.current);
    writing.current = setTimeout(async () => {
      const { queryWithFilter } = await import('./filter-address.ts');
      const { pathname, search, hash } = location;
      history.replaceState(history.state, '', pathname + queryWithFilter(search, next) + hash);
    }, WRITE_AFTER_MS);
  };
  return { filter, draft, change };
}
