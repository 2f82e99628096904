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

interface PlacesDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly geocoder: Settings['geocoder'];
  readonly publicUrl: string;
}

const WIRES = { photon, nominatim, google };
const PER_SECOND = 20;

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
  return createRemotePlaces({ wire: WIRES[geocoder.kind], url, waitForTurn, userAgent, cache, embedded });
}
