import { MAP } from '@tischlein/wording/storefront';
import { isOnMap, type MapPoint } from '../../map/map-place.ts';

interface WayLinksProps {
  readonly point: MapPoint | null;
  readonly address: string;
}

const OPEN_STREET_MAP = 'https://www.openstreetmap.org';

/** Links to route planners, one per means of transport. */
export function WayLinks({ point, address }: WayLinksProps) {
  const ways = [
    { label: MAP.onFoot, href: routeTo(point, address, 'fossgis_osrm_foot') },
    { label: MAP.byBike, href: routeTo(point, address, 'fossgis_osrm_bike') },
    { label: MAP.byTransit, href: transitTo(address) },
    { label: MAP.byCar, href: routeTo(point, address, 'fossgis_osrm_car') },
  ];
  return (
    <section>
      <h2>{MAP.wayToUs}</h2>
      <ul className="way-links">
        {ways.map(({ label, href }) => (
          <li key={label}>
            <a className="button button-line" href={href} target="_blank" rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <small>{MAP.wayHelp}</small>
    </section>
  );
}

function routeTo(point: MapPoint | null, address: string, engine: string): string {
  if (!point || !isOnMap(point)) return `${OPEN_STREET_MAP}/search?query=${encodeURIComponent(address)}`;
  return `${OPEN_STREET_MAP}/directions?engine=${engine}&route=${encodeURIComponent(`;${point.latitude},${point.longitude}`)}`;
}

function transitTo(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&travelmode=transit&destination=${encodeURIComponent(address)}`;
}
