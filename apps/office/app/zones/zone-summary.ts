import type { ZoneArea } from '@tischlein/domain/shop';
import { decimal } from '@tischlein/wording';
import { ZONES } from '@tischlein/wording/office';

const MAX_POSTCODES = 3;

/** '10115, 10117', '2 km Umkreis' */
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
