import { useSyncExternalStore } from 'react';

/** A value outside React that can be watched. */
export interface Watchable<State> {
  readonly get: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value used for server rendering and at the start of hydration. */
  readonly serverState: State;
}

/** A value outside React with subscribers. */
export interface Store<State> extends Watchable<State> {
  readonly set: (next: State) => void;
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

/** Subscribes to the store; uses `serverState` until the page is hydrated. */
export function useStore<State>(store: Watchable<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, () => store.serverState);
}

/** Subscribes to a primitive derived from the store; rerenders only when it changes. */
export function useFromStore<State, Fact extends number | string | boolean>(
  store: Watchable<State>,
  select: (state: State) => Fact,
): Fact {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.serverState),
  );
}
