import { createStore, useStore } from '@tischlein/ui/store';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { showSoldOutToast } from './show-step-notice.ts';

interface LiveState<State, Action> {
  readonly first: State;
  readonly reduce: (state: State, action: Action) => State;
  /** Adapts the state to the current menu; returns the same state if nothing has changed. */
  readonly renew: (state: State) => State;
  /** Names of chosen items that have sold out. */
  readonly listLost: (before: State, after: State) => readonly string[];
  readonly onChange: (state: State) => void;
}

/** The state of a dialog. When the menu changes, valid choices are kept and the guest is told about the others. */
export function useLive<State, Action>({ first, reduce, renew, listLost, onChange }: LiveState<State, Action>) {
  const { menu } = useShop();
  // A store rather than state: a step during a fade must build on the latest state.
  const [store] = useState(() => createStore(first));
  const change = (next: State): void => {
    store.set(next);
    onChange(next);
  };
  const adapt = useEffectEvent(() => {
    const before = store.get();
    const after = renew(before);
    if (after === before) return;
    showSoldOutToast(listLost(before, after));
    change(after);
  });
  useEffect(() => adapt(), [menu]);
  const act = (action: Action): void => change(reduce(store.get(), action));
  return [useStore(store), act] as const;
}
