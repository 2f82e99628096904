import { onStored, readStored, writeStored } from '../storage.ts';
import { createStore, type Store } from '@tischlein/ui/store';

interface Persisted<State> {
  readonly area: 'local' | 'session';
  readonly shopId: string | null;
  readonly name: string;
  readonly atServer: State;
  /** Reads what storage holds; anything may be in there. */
  readonly read: (value: unknown) => State;
}

/** A store whose value is kept in the browser, in step with other tabs where it is local. */
export function persistedStore<State>({ area, shopId, name, atServer, read }: Persisted<State>): Store<State> {
  const place = { area, shopId, name };
  const store = createStore(atServer);
  const load = (): void => {
    const kept = readStored(place);
    // With nothing kept, the value stays the very one that was hydrated.
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
