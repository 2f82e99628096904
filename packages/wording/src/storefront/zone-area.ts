import type { ZoneArea } from '@tischlein/domain/shop';
import { decimal } from '../money.ts';

/** Where a zone is, for guests: 'Postleitzahlen 10115, 10117', 'Umkreis von 5 km um das Restaurant' (§ 312j (1) BGB). */
export function zoneAreaText(area: ZoneArea): string {
  switch (area.kind) {
    case 'postcodes':
      return `${area.postcodes.length === 1 ? 'Postleitzahl' : 'Postleitzahlen'} ${area.postcodes.toSorted().join(', ')}`;
    case 'radius':
      return `Umkreis von ${decimal(area.kilometres)} km um das Restaurant`;
    case 'distance':
      return `bis ${decimal(area.kilometres)} km Fahrweg vom Restaurant`;
    case 'polygon':
      return 'Gib bei der Bestellung Deine Adresse ein, dann siehst Du, ob sie dazugehört';
  }
}
