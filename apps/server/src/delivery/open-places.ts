import { resolve } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../env.ts';
import { embeddedPlaces } from './embedded-places.ts';
import { geocoderMemory } from './geocoder-memory.ts';
import { google } from './geocoders/google.ts';
import { nominatim } from './geocoders/nominatim.ts';
import { photon } from './geocoders/photon.ts';
import type { Places } from './places.ts';
import { remotePlaces } from './remote-places.ts';

interface PlacesRoom {
  readonly database: Database;
  readonly clock: Clock;
  readonly geocoder: Settings['geocoder'];
  readonly publicUrl: string;
}

const WIRES = { photon, nominatim, google };
const PER_SECOND = 20;

/** Where addresses are, as the settings say: without a geocoder the list of postcodes that comes along. */
export function openPlaces({ geocoder, publicUrl, ...house }: PlacesRoom): Places {
  const embedded = embeddedPlaces(resolve('apps/server/data/german-postcodes.txt'));
  if (!geocoder) return embedded;
  const url = new URL(geocoder.url);
  // OpenStreetMap's own server asks for no more than one a second (law-and-services C1).
  const perSecond = url.hostname.endsWith('.openstreetmap.org') ? 1 : PER_SECOND;
  const userAgent = `Tischlein (${publicUrl})`;
  const memory = geocoderMemory(house, `${geocoder.kind} ${url.host}`);
  return remotePlaces({ wire: WIRES[geocoder.kind], url, perSecond, userAgent, memory, embedded });
}
