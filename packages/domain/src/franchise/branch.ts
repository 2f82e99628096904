import type { NamedItem } from '../cart/import-by-names.ts';
import type { Address, AddressProblem } from '../delivery/address.ts';
import type { Point } from '../delivery/distance.ts';
import type { ShopId } from '../ids.ts';
import type { Cents } from '../money.ts';
import type { DeliveryType } from '../delivery-type.ts';

/** A branch as guests choose it (S2 §3 Branch). */
export interface Branch {
  readonly id: ShopId;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres; 0 means unknown. */
  readonly distance: number;
  readonly insideOpenHours: boolean;
  readonly acceptOrders: boolean;
  readonly acceptOrdersToday: readonly { readonly from: string; readonly to: string }[];
  readonly allowPickup: boolean;
  readonly allowDelivery: boolean;
}

/** A branch as returned by find-for (S3 F2). */
export interface FoundBranch extends Branch {
  /** Delivers to the requested address; null if none was given. */
  readonly delivers: boolean | null;
  readonly url: string;
  /** The company that sells there, where branches belong to several. */
  readonly seller?: string;
}

/** Response of find-for (S2 §3 Branch lookup response). */
export interface BranchLookup {
  /** Best match first (S3 F3). */
  readonly allShops: readonly FoundBranch[];
  readonly addr: (Address & Point) | null;
  /** null: the search failed, see `err`; false: no location was given. */
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
  /** What the driver needs at the door, from the location; '': nothing was said. */
  readonly note: string;
  /** With `unclear`: what the location can mean. */
  readonly readings: readonly string[];
}

/** The guest's choices, taken to another branch in the URL hash (S1 §2, S2 §3 Franchise handover). */
export interface FranchiseHandover {
  readonly deliveryType: DeliveryType;
  readonly locationString: string;
  readonly geo: { readonly allShops: readonly Branch[]; readonly acceptOrders: boolean } | null;
  /** Name of the dish or combo that the guest was opening. */
  readonly selectedDish: string | null;
  readonly serveAt: string | null;
  /** By names, because each branch has its own menu. */
  readonly cart: readonly NamedItem[];
}
