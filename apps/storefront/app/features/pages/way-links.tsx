import { Icon } from '@tischlein/ui/icon';
import { MAP } from '@tischlein/wording/storefront';
import { isOnMap, type MapPoint } from '../../map/map-place.ts';
import { type Way, WayIcon } from './way-icon.tsx';

interface WayLinksProps {
  readonly point: MapPoint | null;
  readonly address: string;
}

const OPEN_STREET_MAP = 'https://www.openstreetmap.org';
const WAYS: readonly Way[] = ['onFoot', 'byBike', 'byTransit', 'byCar'];

/** Links to route planners, one per means of transport, and to map apps. Nothing of them is loaded before a press. */
export function WayLinks({ point, address }: WayLinksProps) {
  const known = point && isOnMap(point) ? point : null;
  return (
    <section>
      <nav className="ways" aria-label={MAP.wayToUs}>
        {WAYS.map((way) => (
          <a key={way} href={toRoute(way, known, address)} target="_blank" rel="noreferrer">
            <WayIcon way={way} />
            {MAP[way]}
            <Icon name="next" />
          </a>
        ))}
      </nav>
      <small className="ways-help">{MAP.wayHelp}</small>
      <p className="map-apps">
        {MAP.openIn}{' '}
        {known && (
          <a className="link-button" href={`geo:${toPair(known)}?q=${toPair(known)}(${encodeURIComponent(address)})`}>
            {MAP.mapApp}
          </a>
        )}
        <a
          className="link-button"
          href={`https://maps.apple.com/?daddr=${encodeURIComponent(address)}`}
          rel="noreferrer"
        >
          {MAP.appleMaps}
        </a>
        <a className="link-button" href={toGoogle(address)} target="_blank" rel="noreferrer">
          {MAP.googleMaps}
        </a>
      </p>
    </section>
  );
}

const ENGINES = { onFoot: 'fossgis_osrm_foot', byBike: 'fossgis_osrm_bike', byCar: 'fossgis_osrm_car' } as const;

function toRoute(way: Way, point: MapPoint | null, address: string): string {
  if (way === 'byTransit') return `${toGoogle(address)}&travelmode=transit`;
  if (!point) return `${OPEN_STREET_MAP}/search?query=${encodeURIComponent(address)}`;
  return `${OPEN_STREET_MAP}/directions?engine=${ENGINES[way]}&route=${encodeURIComponent(`;${toPair(point)}`)}`;
}

const toPair = ({ latitude, longitude }: MapPoint): string => `${latitude},${longitude}`;

const toGoogle = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
