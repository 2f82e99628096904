import { estimatedDistance, estimateTravelTime } from '@tischlein/domain/delivery';
import { MAP, travelTimeText } from '@tischlein/wording/storefront';
import type { MapPoint } from '../../map/map-place.ts';
import type { Home } from './use-home.ts';
import { WayIcon } from './way-icon.tsx';

/** How far it is from the guest's address, and how long that takes. */
export function WayFact({ home, point }: { readonly home: Home; readonly point: MapPoint }) {
  const kilometres = Math.max(0.1, estimatedDistance(home, point));
  const time = travelTimeText(estimateTravelTime(kilometres));
  return (
    <p className="way-fact">
      <WayIcon way="onFoot" />
      <span>
        {MAP.distanceFrom(kilometres, home.street)}
        {time && <small>{time}</small>}
      </span>
    </p>
  );
}
