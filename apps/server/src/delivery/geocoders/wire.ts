import type { Address, GeocodedPlace, Point } from '@tischlein/domain/delivery';

/** A parsed answer; 'nothing': no such place; 'unreadable': error or unknown format. */
export type Reading<Found> = Found | 'nothing' | 'unreadable';

/** The protocol of one kind of geocoder. */
export interface GeocoderWire {
  search(base: URL, address: Address): URL;
  readSearch(answer: unknown): Reading<GeocodedPlace>;
  reverse(base: URL, point: Point): URL;
  readReverse(answer: unknown): Reading<Address>;
}

/** A URL below the operator's; guest input is only ever used as a parameter value. */
export function buildUrl(base: URL, path: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`;
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}
