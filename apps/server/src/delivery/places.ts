import type { Address, Point } from '@tischlein/domain/delivery';

/** Where an address is, as far as somebody knows. */
export type LocatedAddress =
  | {
      readonly status: 'found';
      /** As it should be written. */
      readonly address: Address;
      readonly point: Point;
      /** The point is only the middle of the postcode: distances are 'ca.'. */
      readonly isEstimated: boolean;
      /** It differs from what was typed by more than its spelling of the same thing (spec 3 K5). */
      readonly isCorrected: boolean;
    }
  /** There is no such address. */
  | { readonly status: 'notFound' }
  /** Nobody could be asked; `around` is the middle of the postcode, good for distances and nothing else. */
  | { readonly status: 'unavailable'; readonly around: Point | null };

/** The address nearest to a point; street and number empty where only the town is known. */
export type AddressNearby = { readonly status: 'found'; readonly address: Address } | { readonly status: 'notFound' };

/** Knows where addresses are. */
export interface Places {
  /** An address without street and number is somewhere around the middle of its postcode. */
  locate(address: Address): Promise<LocatedAddress>;
  nearby(point: Point): Promise<AddressNearby>;
}
