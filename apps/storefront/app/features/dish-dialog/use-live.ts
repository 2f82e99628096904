import type { Cents } from '@tischlein/domain';
import type { Menu, OrderContext } from '@tischlein/domain/menu';
import { createStore, useStore } from '@tischlein/ui/store';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { type LostChoices, showChangesToast } from './show-step-notice.ts';

/** What prices and available choices depend on. */
interface Basis {
  readonly menu: Menu;
  readonly occasion: OrderContext;
}

interface LiveState<State, Action> {
  readonly first: State;
  readonly occasion: OrderContext;
  readonly reduce: (state: State, action: Action) => State;
  /** Adapts the state to the current menu, order type and time; returns the same state if nothing has changed. */
  readonly renew: (state: State) => State;
  readonly listLost: (before: State, after: State) => LostChoices;
  /** The dish or combo, and its price with these choices; null: it is not sold this way. */
  readonly name: string;
  readonly price: (state: State, basis: Basis) => Cents | null;
  readonly onChange: (state: State) => void;
}

/**
 * The state of a dialog. When the menu, the order type or the time changes, valid choices are kept, and the guest is
 * told about the others and about another price.
 */
export function useLive<State, Action>(live: LiveState<State, Action>) {
  const { first, occasion, reduce, renew, listLost, name, price, onChange } = live;
  const { menu } = useShop();
  // A store rather than state: a step during a fade must build on the latest state.
  const [store] = useState(() => createStore(first));
  const [basis] = useState(() => createStore<Basis>({ menu, occasion }));
  const change = (next: State): void => {
    store.set(next);
    onChange(next);
  };
  const adapt = useEffectEvent(() => {
    const before = store.get();
    const shown = basis.get();
    const after = renew(before);
    basis.set({ menu, occasion });
    if (after === before) return;
    const prices = { shown: price(before, shown), now: price(after, basis.get()) };
    showChangesToast(name, listLost(before, after), prices);
    change(after);
  });
  useEffect(() => adapt(), [menu, occasion]);
  const act = (action: Action): void => change(reduce(store.get(), action));
  return [useStore(store), act] as const;
}
