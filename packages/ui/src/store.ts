import { useSyncExternalStore } from 'react';

/** A value that lives beside React and tells who listens. */
export interface Store<State> {
  readonly get: () => State;
  readonly set: (next: State) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** What the server renders and what hydration begins with. */
  readonly serverState: State;
}

export function createStore<State>(serverState: State): Store<State> {
  let state = serverState;
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
    serverState,
  };
}

/** The store's value; the same for every guest until the page is hydrated. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, () => store.serverState);
}

/** Something about the store's value, a number or a word; only a change of it draws anew. */
export function useFromStore<State, Fact extends number | string | boolean>(
  store: Store<State>,
  select: (state: State) => Fact,
): Fact {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.serverState),
  );
}
