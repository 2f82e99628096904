import type { DeliveryZone, ZoneArea } from '@tischlein/domain/shop';
import { decimal, termsLine } from '@tischlein/wording';
import { ZONES } from '@tischlein/wording/office';

const MAX_POSTCODES = 3;

/** '10115, 10117 · Ab 15 € · Lieferung 2,50 €' */
export const describeZone = (zone: DeliveryZone): string => `${describeArea(zone.area)} · ${termsLine(zone)}`;

export function describeArea(area: ZoneArea): string {
  switch (area.kind) {
    case 'postcodes':
      return ZONES.postcodesCount(
        area.postcodes.slice(0, MAX_POSTCODES).join(', '),
        area.postcodes.length - MAX_POSTCODES,
      );
    case 'radius':
    case 'distance':
      return ZONES.kilometres[area.kind](decimal(area.kilometres));
    case 'polygon':
      return ZONES.corners(area.points.length);
  }
}
