import { createStore, type Store, useStore } from '@tischlein/ui/store';
import { useState } from 'react';
import { persistedStore } from '../guest/persisted-store.ts';
import { useShop } from '../context/shop-context.ts';

const stores = new Map<string, Store<string | null>>();

/** The order that the cart of this browser has become last, in whichever tab; null: none yet. */
export function getOrderedCart(shopId: string): Store<string | null> {
  if (import.meta.env.SSR) return createStore<string | null>(null);
  const known = stores.get(shopId);
  if (known) return known;
  const place = { area: 'local', shopId, name: 'ordered-cart' } as const;
  const store = persistedStore({
    ...place,
    atServer: null,
    read: (value) => (typeof value === 'string' ? value : null),
  });
  stores.set(shopId, store);
  return store;
}

/** The order that the cart has become since this part is shown, as by another tab; null: it has not. */
export function useOrderedMeanwhile(): string | null {
  const ordered = getOrderedCart(useShop().shop.id);
  const [before] = useState(ordered.get);
  const now = useStore(ordered);
  return now === before ? null : now;
}
