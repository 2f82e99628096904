import { useSyncExternalStore } from 'react';

/** A value that lives beside React and tells who listens. */
export interface Store<State> {
  readonly get: () => State;
  readonly set: (next: State) => void;
  readonly subscribe: (changed: () => void) => () => void;
  /** What the server renders and what hydration begins with. */
  readonly atServer: State;
}

export function createStore<State>(atServer: State): Store<State> {
  let state = atServer;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    atServer,
  };
}

/** The store's value; the same for every guest until the page is hydrated. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, () => store.atServer);
}

/** Something about the store's value, a number or a word; only a change of it draws anew. */
export function useFromStore<State, Fact extends number | string | boolean>(
  store: Store<State>,
  fact: (state: State) => Fact,
): Fact {
  return useSyncExternalStore(
    store.subscribe,
    () => fact(store.get()),
    () => fact(store.atServer),
  );
}
