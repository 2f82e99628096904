import type { Address, GeocodedPlace, Point } from '@tischlein/domain/delivery';

/** What an answer says: a place, that there is none, or nothing that can be understood. */
export type Reading<Found> = Found | 'nothing' | 'unreadable';

/** How one kind of geocoder is asked, and how it answers. */
export interface GeocoderWire {
  search(base: URL, address: Address): URL;
  readSearch(answer: unknown): Reading<GeocodedPlace>;
  reverse(base: URL, point: Point): URL;
  readReverse(answer: unknown): Reading<Address>;
}

/** An address below the operator's own; what a guest typed only ever becomes the value of a parameter. */
export function under(base: URL, path: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`;
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}
