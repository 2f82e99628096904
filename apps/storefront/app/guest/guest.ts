import type { SavedCart } from '@tischlein/domain/cart';
import { createStore, type Store } from '../ui/store.ts';
import { type CouponState, NO_COUPON } from './coupon.ts';
import { keptStore } from './kept-store.ts';
import { NO_OPTIONS, type OrderOptions, readOptions } from './order-options.ts';
import { NO_VISIT, readVisit, type Visit } from './visit.ts';

/** What a guest has put together so far: lives in the browser only, never in a rendered page. */
export interface Guest {
  readonly options: Store<OrderOptions>;
  /** As it is kept, never trusted; `useOrder` restores it against the menu. */
  readonly cart: Store<SavedCart>;
  readonly coupon: Store<CouponState>;
  readonly visit: Store<Visit>;
  /** What changed in the cart without the guest's doing, in words. */
  readonly changes: Store<readonly string[]>;
}

const EMPTY: SavedCart = { items: [] };

/** Nobody yet: what the server renders for. */
export function nobody(): Guest {
  return {
    options: createStore(NO_OPTIONS),
    cart: createStore(EMPTY),
    coupon: createStore<CouponState>(NO_COUPON),
    visit: createStore(NO_VISIT),
    changes: createStore<readonly string[]>([]),
  };
}

/** The guest in this browser, with what is kept for this shop (S2 §2). */
export function openGuest(shopId: string, readCart: (value: unknown) => SavedCart): Guest {
  return {
    options: keptStore({ area: 'local', shopId, name: 'options', atServer: NO_OPTIONS, read: readOptions }),
    cart: keptStore({ area: 'local', shopId, name: 'cart', atServer: EMPTY, read: readCart }),
    coupon: createStore<CouponState>(NO_COUPON),
    visit: keptStore({ area: 'session', shopId, name: 'visit', atServer: NO_VISIT, read: readVisit }),
    changes: createStore<readonly string[]>([]),
  };
}
