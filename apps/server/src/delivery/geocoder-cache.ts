import { days } from '@tischlein/domain';
import { createHash } from 'node:crypto';
import type { GeocodedPlace } from '@tischlein/domain/delivery';
import { z } from 'zod';
import { type Clock, plusSeconds } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { toStorageProblem } from '../db/storage-problem.ts';
import { readGeocoded, writeGeocoded } from './geocoded-addresses.store.ts';
import type { GeocoderCache } from './remote-places.ts';

/** Answers are cached for 30 days; misses for a day, because the street may have been built since. */
export const GEOCODED_TTL_SECONDS = days(30);
const NOT_FOUND_TTL_SECONDS = days(1);
const MAX_RECENT = 2000;

const text = z.string();
const storedPlace: z.ZodType<GeocodedPlace> = z.object({
  address: z.object({ street: text, streetNumber: text, zip: text, city: text }),
  point: z.object({ latitude: z.number(), longitude: z.number() }),
  isPartial: z.boolean(),
});

interface RecentPlace {
  readonly place: GeocodedPlace | null;
  readonly until: string;
}

/** Caches answers in the database, shared by all processes; recent ones also in memory. */
export function createGeocoderCache(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  geocoder: string,
): GeocoderCache {
  const recent = new Map<string, RecentPlace>();
  // Hashed so that the key reveals no address; includes the geocoder, because another one may answer differently.
  const toKey = (key: string): string => createHash('sha256').update(`${geocoder} ${key}`).digest('base64url');
  const remember = (key: string, place: GeocodedPlace | null): GeocodedPlace | null => {
    if (recent.size >= MAX_RECENT) recent.delete(recent.keys().next().value ?? '');
    recent.set(key, { place, until: plusSeconds(clock.now(), NOT_FOUND_TTL_SECONDS) });
    return place;
  };
  return {
    get: async (key) => {
      const cached = recent.get(key);
      if (cached && cached.until > clock.now()) return cached.place;
      const stored = await readRow(database, clock, toKey(key));
      return stored === undefined ? undefined : remember(key, stored);
    },
    set: async (key, place) => {
      remember(key, place);
      const row = { addressKey: toKey(key), place: place && JSON.stringify(place), askedAt: clock.now() };
      await database.write((writer) => writeGeocoded(writer, row)).catch(ignoreStorageProblem);
    },
  };
}

async function readRow(database: Database, clock: Clock, key: string): Promise<GeocodedPlace | null | undefined> {
  const row = await readGeocoded(database.read, key);
  const isValid = (seconds: number): boolean => row !== null && row.askedAt > plusSeconds(clock.now(), -seconds);
  if (!row || !isValid(row.place === null ? NOT_FOUND_TTL_SECONDS : GEOCODED_TTL_SECONDS)) return undefined;
  return row.place === null ? null : storedPlace.parse(JSON.parse(row.place));
}

// The caller already has the answer; a failed cache write must not fail the request.
function ignoreStorageProblem(error: unknown): void {
  if (!toStorageProblem(error)) throw error;
}
