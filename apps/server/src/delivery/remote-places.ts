import { type Address, addressKey, correctAddress, type GeocodedPlace, type Point } from '@tischlein/domain/delivery';
import { fetchExternal } from '../http/fetch-external.ts';
import { createThrottle } from '../http/throttle.ts';
import { createSemaphore } from '../media/semaphore.ts';
import type { GeocoderWire, Reading } from './geocoders/wire.ts';
import type { AddressNearby, Places } from './places.ts';

const MOST_AT_ONCE = 4;
const MOST_WAITING = 40;
const MOST_BYTES = 256 * 1024;

/** Remembers what a geocoder said about an address; null: it said that there is none. */
export interface GeocoderMemory {
  recall(key: string): Promise<GeocodedPlace | null | undefined>;
  remember(key: string, place: GeocodedPlace | null): Promise<void>;
}

export interface Geocoder {
  readonly wire: GeocoderWire;
  /** The operator's; guests have no say in it. */
  readonly url: URL;
  /** How often it may be asked. */
  readonly perSecond: number;
  /** Who asks, with an address to complain to. */
  readonly userAgent: string;
  readonly memory: GeocoderMemory;
  /** Answers for what is no whole address, and for the town of an address while the geocoder is away. */
  readonly embedded: Places;
}

/** Places as a geocoder of the operator knows them: asked once for each address, however many guests want it, and remembered. */
export function remotePlaces(geocoder: Geocoder): Places {
  const { wire, url, memory, embedded } = geocoder;
  const underway = new Map<string, Promise<Reading<GeocodedPlace>>>();
  const ask = asking(geocoder);
  const find = async (key: string, address: Address): Promise<Reading<GeocodedPlace>> => {
    const known = await memory.recall(key);
    if (known !== undefined) return known ?? 'nothing';
    const found = wire.readSearch(await ask(wire.search(url, address)));
    if (found !== 'unreadable') await memory.remember(key, found === 'nothing' ? null : found);
    return found;
  };
  const findOnce = (address: Address): Promise<Reading<GeocodedPlace>> => {
    const key = addressKey(address);
    const work = underway.get(key) ?? find(key, address).finally(() => underway.delete(key));
    underway.set(key, work);
    return work;
  };
  return {
    locate: async (address) => {
      if (!isWhole(address)) return embedded.locate(address);
      const found = await findOnce(address);
      if (found === 'nothing') return { status: 'notFound' };
      if (found === 'unreadable') return { status: 'unavailable', around: await middleOf(embedded, address) };
      return { status: 'found', ...correctAddress(address, found), point: found.point, isEstimated: false };
    },
    nearby: async (point) => {
      const found = wire.readReverse(await ask(wire.reverse(url, point)));
      return found === 'unreadable' ? embedded.nearby(point) : nearbyOf(found);
    },
  };
}

const isWhole = ({ street, streetNumber, zip }: Address): boolean =>
  street.trim() !== '' && streetNumber.trim() !== '' && /^\d{5}$/.test(zip.trim());

async function middleOf(embedded: Places, address: Address): Promise<Point | null> {
  const located = await embedded.locate(address);
  return located.status === 'found' ? located.point : null;
}

const nearbyOf = (found: Address | 'nothing'): AddressNearby =>
  found === 'nothing' ? { status: 'notFound' } : { status: 'found', address: found };

/** Asks for JSON; undefined where none came: too slow, too many, refused, a page instead. */
function asking({ perSecond, userAgent }: Geocoder): (url: URL) => Promise<unknown> {
  const inTurn = createSemaphore(MOST_AT_ONCE);
  const mayAsk = createThrottle(perSecond, MOST_WAITING);
  const headers = { accept: 'application/json', 'user-agent': userAgent };
  return async (url) => {
    if (!(await mayAsk())) return undefined;
    const answer = await inTurn(() => fetchExternal({ url, headers, maxBytes: MOST_BYTES }));
    return answer?.status === 200 ? parsed(answer.body) : undefined;
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
