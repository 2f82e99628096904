import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../env.ts';
import { inInstallation } from '../installation.ts';
import { createEmbeddedPlaces } from './embedded-places.ts';
import { createGeocoderCache } from './geocoder-cache.ts';
import { createGeocoderPace } from './geocoder-pace.ts';
import { google } from './geocoders/google.ts';
import { nominatim } from './geocoders/nominatim.ts';
import { photon } from './geocoders/photon.ts';
import type { Places } from './places.ts';
import { createRemotePlaces } from './remote-places.ts';

interface Storage {
  readonly database: Database;
  readonly clock: Clock;
}

type LivePlaces = Pick<PlacesDeps, 'geocoder' | 'publicUrl'>;

interface PlacesDeps extends Storage {
  readonly geocoder: Settings['geocoder'];
  readonly publicUrl: string;
}

export const GEOCODER_WIRES = { photon, nominatim, google };
const PER_SECOND = 20;

/** Like `openPlaces`, by the geocoder that the settings name when a place is looked for: they change while the server runs. */
export function openLivePlaces(settings: LivePlaces, base: Storage): Places {
  let opened: { readonly name: string; readonly places: Places } | null = null;
  const current = (): Places => {
    const { geocoder, publicUrl } = settings;
    const name = JSON.stringify([geocoder, publicUrl]);
    if (opened?.name !== name) opened = { name, places: openPlaces({ ...base, geocoder, publicUrl }) };
    return opened.places;
  };
  return {
    locate: (address) => current().locate(address),
    nearby: (point) => current().nearby(point),
    findCentres: () => current().findCentres(),
    listPostcodesNear: (point, kilometres) => current().listPostcodesNear(point, kilometres),
  };
}

/** Opens the configured geocoder; without one, the embedded list of postcodes. */
export function openPlaces({ geocoder, publicUrl, ...base }: PlacesDeps): Places {
  const embedded = createEmbeddedPlaces(inInstallation('apps/server/data/german-postcodes.txt'));
  if (!geocoder) return embedded;
  const url = new URL(geocoder.url);
  // The usage policy of OpenStreetMap's public Nominatim allows one request a second.
  const perSecond = url.hostname.endsWith('.openstreetmap.org') ? 1 : PER_SECOND;
  const userAgent = `Tischlein (${publicUrl})`;
  const cache = createGeocoderCache(base, `${geocoder.kind} ${url.host}`);
  const waitForTurn = createGeocoderPace({ ...base, geocoder: url.host, perSecond });
  return createRemotePlaces({ wire: GEOCODER_WIRES[geocoder.kind], url, waitForTurn, userAgent, cache, embedded });
}
