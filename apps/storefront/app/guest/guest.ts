import type { ShopTime } from '@tischlein/domain';
import type { SavedCart } from '@tischlein/domain/cart';
import { createStore, type Store } from '@tischlein/ui/store';
import type { Arrival } from './arrival.ts';
import { type CouponState, NO_COUPON } from './coupon.ts';
import { NOTHING_SWITCHED, readFlags, type SwitchedFlags } from './developer-flags.ts';
import { persistedStore } from './persisted-store.ts';
import { NO_CHOICES, offerChoicesPlace, type OfferChoices, readChoices } from './offer-choices.ts';
import { NO_OPTIONS, type OrderOptions, readOptions } from './order-options.ts';
import type { ShopView } from '../shop-view.ts';
import { NO_VISIT, readVisit, type Visit } from './visit.ts';

/** What a guest has put together so far: lives in the browser only, never in a rendered page. */
export interface Guest {
  readonly options: Store<OrderOptions>;
  /** As it is kept, never trusted; `useOrder` restores it against the menu. */
  readonly cart: Store<SavedCart>;
  /** Free items taken, promotions confirmed or denied. */
  readonly choices: Store<OfferChoices>;
  readonly coupon: Store<CouponState>;
  readonly visit: Store<Visit>;
  /** The developer mode of this browser (S1 §3). */
  readonly flags: Store<SwitchedFlags>;
  /** The shop time set by hand in the developer mode, until the page is left; null: automatic (S1 §4 'Shop time'). */
  readonly manualTime: Store<ShopTime | null>;
  /** Has this browser signed in? Only a mark: the session itself is a cookie that no code reads (spec 3 A1). */
  readonly signedIn: Store<boolean>;
  /** What changed in the cart without the guest's doing, in words. */
  readonly changes: Store<readonly string[]>;
  /** null: the guest comes from nowhere else. */
  readonly arrival: Store<Arrival | null>;
}

const EMPTY: SavedCart = { items: [] };

/** Nobody yet: what the server renders for. */
export function createEmptyGuest(): Guest {
  return {
    options: createStore(NO_OPTIONS),
    cart: createStore(EMPTY),
    choices: createStore(NO_CHOICES),
    coupon: createStore<CouponState>(NO_COUPON),
    visit: createStore(NO_VISIT),
    flags: createStore(NOTHING_SWITCHED),
    manualTime: createStore<ShopTime | null>(null),
    signedIn: createStore(false),
    changes: createStore<readonly string[]>([]),
    arrival: createStore<Arrival | null>(null),
  };
}

/** The guest in this browser, with what is kept for this shop (S2 §2). */
export function loadGuest({ id: shopId, franchise }: ShopView, readCart: (value: unknown) => SavedCart): Guest {
  // A franchise has accounts of its own, with which its guests are known in every branch.
  const accountShopId = franchise?.id ?? shopId;
  return {
    options: persistedStore({ area: 'local', shopId, name: 'options', atServer: NO_OPTIONS, read: readOptions }),
    cart: persistedStore({ area: 'local', shopId, name: 'cart', atServer: EMPTY, read: readCart }),
    choices: persistedStore({ ...offerChoicesPlace(shopId), atServer: NO_CHOICES, read: readChoices }),
    coupon: createStore<CouponState>(NO_COUPON),
    visit: persistedStore({ area: 'session', shopId, name: 'visit', atServer: NO_VISIT, read: readVisit }),
    flags: persistedStore({
      area: 'local',
      shopId: null,
      name: 'dev-mode',
      atServer: NOTHING_SWITCHED,
      read: readFlags,
    }),
    manualTime: createStore<ShopTime | null>(null),
    signedIn: persistedStore({
      area: 'local',
      shopId: accountShopId,
      name: 'signed-in',
      atServer: false,
      read: (value) => value === true,
    }),
    changes: createStore<readonly string[]>([]),
    arrival: createStore<Arrival | null>(null),
  };
}
