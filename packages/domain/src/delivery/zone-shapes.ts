import type { DeliveryZone } from '../shop/shop-config.ts';
import { beelineWithin, type Point } from './distance.ts';

/** What a zone looks like on a plan. */
export type ZoneShape =
  /** Around the shop. */
  | { readonly kind: 'circle'; readonly kilometres: number }
  | { readonly kind: 'polygon'; readonly points: readonly Point[] }
  /** The centres of postcodes: their borders are not known. */
  | { readonly kind: 'postcodes'; readonly centres: readonly PostcodeCentre[] };

export interface PostcodeCentre extends Point {
  readonly zip: string;
}

// More are no picture of an area, and each is looked up.
const MOST_POSTCODES = 300;

/** The shape of a zone; null if none of its postcodes is known. A distance by road is drawn as the beeline it corresponds to. */
export function toZoneShape(
  { area }: Pick<DeliveryZone, 'area'>,
  findCentre: (zip: string) => Point | null,
): ZoneShape | null {
  switch (area.kind) {
    case 'radius':
      return { kind: 'circle', kilometres: area.kilometres };
    case 'distance':
      return { kind: 'circle', kilometres: beelineWithin(area.kilometres) };
    case 'polygon':
      return { kind: 'polygon', points: area.points };
    case 'postcodes': {
      const centres = area.postcodes.slice(0, MOST_POSTCODES).flatMap((zip) => {
        const centre = findCentre(zip);
        return centre ? [{ zip, latitude: centre.latitude, longitude: centre.longitude }] : [];
      });
      return centres.length > 0 ? { kind: 'postcodes', centres } : null;
    }
  }
}
