import { type Address, addressKey, correctAddress, type GeocodedPlace, type Point } from '@tischlein/domain/delivery';
import { createSemaphore, createSingleFlight } from '../concurrency.ts';
import { fetchExternal } from '../http/fetch-external.ts';
import type { GeocoderWire, Reading } from './geocoders/wire.ts';
import type { AddressNearby, Places } from './places.ts';

const MAX_CONCURRENT = 4;
const MAX_BYTES = 256 * 1024;

/** Caches geocoder answers; null: no such address; undefined: not cached. */
export interface GeocoderCache {
  get(key: string): Promise<GeocodedPlace | null | undefined>;
  set(key: string, place: GeocodedPlace | null): Promise<void>;
}

export interface Geocoder {
  readonly wire: GeocoderWire;
  /** Set by the operator; guests cannot influence it. */
  readonly url: URL;
  /** Waits until the geocoder may be asked; false: too many wait already. */
  readonly waitForTurn: () => Promise<boolean>;
  /** Identifies this server, with a contact address. */
  readonly userAgent: string;
  readonly cache: GeocoderCache;
  /** Fallback for incomplete addresses, and for towns while the geocoder is unavailable. */
  readonly embedded: Places;
}

/** Places by the operator's geocoder; concurrent requests for one address share one call, and answers are cached. */
export function createRemotePlaces(geocoder: Geocoder): Places {
  const { wire, url, cache, embedded } = geocoder;
  const shareRun = createSingleFlight<Reading<GeocodedPlace>>();
  const ask = createClient(geocoder);
  const find = async (key: string, address: Address): Promise<Reading<GeocodedPlace>> => {
    const known = await cache.get(key);
    if (known !== undefined) return known ?? 'nothing';
    const found = wire.readSearch(await ask(wire.search(url, address)));
    if (found !== 'unreadable') await cache.set(key, found === 'nothing' ? null : found);
    return found;
  };
  return {
    locate: async (address) => {
      if (!isWhole(address)) return embedded.locate(address);
      const key = addressKey(address);
      const found = await shareRun(key, () => find(key, address));
      if (found === 'nothing') return { status: 'notFound' };
      if (found === 'unreadable') return { status: 'unavailable', around: await findMiddle(embedded, address) };
      return { status: 'found', ...correctAddress(address, found), point: found.point, isEstimated: false };
    },
    nearby: async (point) => {
      const found = wire.readReverse(await ask(wire.reverse(url, point)));
      return found === 'unreadable' ? embedded.nearby(point) : toNearby(found);
    },
    findCentres: () => embedded.findCentres(),
    listPostcodesNear: (point, kilometres) => embedded.listPostcodesNear(point, kilometres),
  };
}

const isWhole = ({ street, streetNumber, zip }: Address): boolean =>
  street.trim() !== '' && streetNumber.trim() !== '' && /^\d{5}$/.test(zip.trim());

async function findMiddle(embedded: Places, address: Address): Promise<Point | null> {
  const located = await embedded.locate(address);
  return located.status === 'found' ? located.point : null;
}

const toNearby = (found: Address | 'nothing'): AddressNearby =>
  found === 'nothing' ? { status: 'notFound' } : { status: 'found', address: found };

/** Fetches JSON; undefined on a timeout, an error status, invalid JSON or a full queue. */
function createClient({ waitForTurn, userAgent }: Geocoder): (url: URL) => Promise<unknown> {
  const limit = createSemaphore(MAX_CONCURRENT);
  const headers = { accept: 'application/json', 'user-agent': userAgent };
  return async (url) => {
    if (!(await waitForTurn())) return undefined;
    const answer = await limit(() => fetchExternal({ url, headers, maxBytes: MAX_BYTES }));
    return answer?.status === 200 ? parseJson(answer.body) : undefined;
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
