import type { Address, Point } from '@tischlein/domain/delivery';

/** The result of locating an address. */
export type LocatedAddress =
  | {
      readonly status: 'found';
      /** With corrected spelling. */
      readonly address: Address;
      readonly point: Point;
      /** The point is only the centre of the postcode: distances are shown as 'ca.'. */
      readonly isEstimated: boolean;
      /** The correction goes beyond a different spelling of the same address (S3 K5). */
      readonly isCorrected: boolean;
    }
  | { readonly status: 'notFound' }
  /** The geocoder could not be asked; `around` is the centre of the postcode, usable for distances only. */
  | { readonly status: 'unavailable'; readonly around: Point | null };

/** The address nearest to a point; street and number are empty if only the town is known. */
export type AddressNearby = { readonly status: 'found'; readonly address: Address } | { readonly status: 'notFound' };

/** A postcode with its centre and its largest town. */
export interface PostcodeNear extends Point {
  readonly zip: string;
  readonly town: string;
  /** As the crow flies. */
  readonly kilometres: number;
}

/** Geocoding. */
export interface Places {
  /** An address without street and number is located at the centre of its postcode. */
  locate(address: Address): Promise<LocatedAddress>;
  nearby(point: Point): Promise<AddressNearby>;
  /** Finds the centres of postcodes, without calling anybody. */
  findCentres(): Promise<(zip: string) => Point | null>;
  /** Postcodes whose centre is this near, the nearest first, without calling anybody. */
  listPostcodesNear(point: Point, kilometres: number): Promise<readonly PostcodeNear[]>;
}
