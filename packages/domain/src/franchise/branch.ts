import type { NamedItem } from '../cart/import-by-names.ts';
import type { Address, AddressProblem } from '../delivery/address.ts';
import type { Point } from '../delivery/distance.ts';
import type { ShopId } from '../ids.ts';
import type { Cents } from '../money.ts';
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

/** A branch as find-for answers it: what it can do for the address, and where its pages begin (spec 3 F2). */
export interface FoundBranch extends Branch {
  /** Whether it delivers to the address asked for; null: none was asked for. */
  readonly delivers: boolean | null;
  readonly url: string;
}

/** Answer of find-for (S2 §3 'Branch lookup response', 'Franchise search result'). */
export interface BranchLookup {
  /** The best for the wish first (spec 3 F3). */
  readonly allShops: readonly FoundBranch[];
  readonly addr: (Address & Point) | null;
  /** null: the search failed, `err` says why; false: no location was given. */
  readonly found: boolean | null;
  readonly slug: string | null;
  readonly id: ShopId | null;
  readonly distance: number | null;
  readonly isEstimated: boolean;
  readonly deliveryFee: Cents | null;
  readonly minimumOrderValue: Cents | null;
  readonly freeAfter: Cents | null;
  readonly err: AddressProblem | null;
  readonly message: string | null;
}

/** What a guest takes along to another branch, in the address bar's hash (S1 §2). */
export interface FranchiseHandover {
  readonly deliveryType: DeliveryType;
  readonly locationString: string;
  readonly geo: { readonly allShops: readonly Branch[]; readonly acceptOrders: boolean } | null;
  /** Name of the dish or combo that the guest wanted to see. */
  readonly selectedDish: string | null;
  readonly serveAt: string | null;
  /** By names: each branch has a menu of its own. */
  readonly cart: readonly NamedItem[];
}
