import { onStored, readStored, writeStored } from '../browser/storage.ts';
import { createStore, type Store } from '@tischlein/ui/store';

interface Persisted<State> {
  readonly area: 'local' | 'session';
  readonly shopId: string | null;
  readonly name: string;
  readonly atServer: State;
  /** Parses the stored value, which is not validated. */
  readonly read: (value: unknown) => State;
}

/** A store persisted in browser storage; a local one stays in sync with other tabs. */
export function persistedStore<State>({ area, shopId, name, atServer, read }: Persisted<State>): Store<State> {
  const place = { area, shopId, name };
  const store = createStore(atServer);
  const load = (): void => {
    const kept = readStored(place);
    // If nothing is stored, keep the hydrated object itself, so that nothing re-renders.
    store.set(kept === null ? atServer : read(kept));
  };
  load();
  onStored(place, load);
  return {
    ...store,
    set: (next) => {
      writeStored(place, next);
      store.set(next);
    },
  };
}
