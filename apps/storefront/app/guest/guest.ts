import type { ShopTime } from '@tischlein/domain';
import type { SavedCart } from '@tischlein/domain/cart';
import { createStore, type Store } from '@tischlein/ui/store';
import { type Arrival, readArrival } from './arrival.ts';
import { type CouponState, NO_COUPON } from './coupon-state.ts';
import { NOTHING_SWITCHED, readFlags, type SwitchedFlags } from './developer-flags.ts';
import { persistedStore } from './persisted-store.ts';
import { NO_CHOICES, offerChoicesPlace, type OfferChoices, readChoices } from './offer-choices.ts';
import { NO_OPTIONS, type OrderOptions, readOptions } from './order-options.ts';
import { type RisenTotal, readRisenTotal } from './risen-total.ts';
import { readSeat } from './seat.ts';
import type { ShopView } from '../shop/shop-view.ts';
import { NO_VISIT, readVisit, type Visit } from './visit.ts';

/** The state of one guest. It exists in the browser only, never in a rendered page. */
export interface Guest {
  readonly options: Store<OrderOptions>;
  /** As stored, not validated; `useOrder` restores it against the menu. */
  readonly cart: Store<SavedCart>;
  /** Selected free items and two-for-one decisions. */
  readonly choices: Store<OfferChoices>;
  readonly coupon: Store<CouponState>;
  readonly visit: Store<Visit>;
  /** Developer mode of this browser (S1 §3 Developer-mode flags). */
  readonly flags: Store<SwitchedFlags>;
  /** Manual shop time of the developer mode, until the page is left; null: automatic (S1 §4 Shop time). */
  readonly manualTime: Store<ShopTime | null>;
  /** Marks that this browser has signed in. The session itself is a cookie that scripts cannot read (S3 A1). */
  readonly signedIn: Store<boolean>;
  /** Automatic cart changes to show, in words. */
  readonly changes: Store<readonly string[]>;
  /** Combos taken out of the cart because a dish has sold out: the guest chooses another one. */
  readonly toComplete: Store<SavedCart>;
  /** The total has risen by itself since the guest last agreed to it; null: it has not. */
  readonly risen: Store<RisenTotal | null>;
  /** null: no notices pending. */
  readonly arrival: Store<Arrival | null>;
}

const EMPTY: SavedCart = { items: [] };

/** An empty guest, used for server rendering. */
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
    toComplete: createStore(EMPTY),
    risen: createStore<RisenTotal | null>(null),
    arrival: createStore<Arrival | null>(null),
  };
}

/** Loads the guest's stored state for this shop (S2 §2 'remembered per shop'). */
export function loadGuest({ id: shopId, franchise }: ShopView, readCart: (value: unknown) => SavedCart): Guest {
  // Accounts belong to the franchise and are shared by its branches.
  const accountShopId = franchise?.id ?? shopId;
  return {
    options: persistedStore({
      area: 'local',
      shopId,
      name: 'options',
      atServer: NO_OPTIONS,
      read: (value) => readOptions(value, readSeat(shopId)),
    }),
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
    toComplete: persistedStore({ area: 'session', shopId, name: 'to-complete', atServer: EMPTY, read: readCart }),
    risen: persistedStore({ area: 'session', shopId, name: 'risen', atServer: null, read: readRisenTotal }),
    arrival: persistedStore({ area: 'session', shopId, name: 'arrival', atServer: null, read: readArrival }),
  };
}
