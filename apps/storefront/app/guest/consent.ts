import type { TrackingConsent } from '@tischlein/domain/tracking';
import { createStore, type Store } from '@tischlein/ui/store';
import { persistedStore } from './persisted-store.ts';

const stores = new Map<string, Store<TrackingConsent>>();

/** Whether this guest lets this shop count their visits (S3 A5). A refusal is kept, so that the question comes once. */
export function findConsent(shopId: string): Store<TrackingConsent> {
  if (import.meta.env.SSR) return createStore<TrackingConsent>(null);
  const store = stores.get(shopId) ?? persistedStore({ area: 'local', shopId, name: 'consent', atServer: null, read });
  stores.set(shopId, store);
  return store;
}

const read = (value: unknown): TrackingConsent => (value === 'given' || value === 'refused' ? value : null);
