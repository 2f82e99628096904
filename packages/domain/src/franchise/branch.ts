import type { SavedItem } from '../cart/saved-cart.ts';
import type { Address } from '../delivery/address.ts';
import type { ShopId } from '../ids.ts';
import type { DeliveryType } from '../menu/delivery-type.ts';

/** A branch as a guest chooses it (S2 §3). */
export interface Branch {
  readonly id: ShopId;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres; 0 = not known. */
  readonly distance: number;
  readonly insideOpenHours: boolean;
  readonly acceptOrders: boolean;
  readonly acceptOrdersToday: readonly { readonly from: string; readonly to: string }[];
  readonly allowPickup: boolean;
  readonly allowDelivery: boolean;
}

/** Answer of find-for (S2 §3 'Branch lookup response'). */
export interface BranchLookup {
  readonly allShops: readonly Branch[];
  readonly addr: (Address & { readonly latitude: number; readonly longitude: number }) | null;
  readonly slug: string | null;
  readonly id: ShopId | null;
  readonly err: string | null;
}

/** What a guest takes along to another branch, in the address bar's hash (S1 §2). */
export interface FranchiseHandover {
  readonly deliveryType: DeliveryType;
  readonly locationString: string;
  readonly geo: { readonly allShops: readonly Branch[]; readonly acceptOrders: boolean } | null;
  readonly selectedDish: string | null;
  readonly serveAt: string | null;
  readonly cart: readonly SavedItem[];
}
