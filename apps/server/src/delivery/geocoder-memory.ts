import { createHash } from 'node:crypto';
import type { GeocodedPlace } from '@tischlein/domain/delivery';
import { z } from 'zod';
import { type Clock, plusSeconds } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { storageProblemOf } from '../db/storage-problem.ts';
import { readGeocoded, writeGeocoded } from './geocoded-addresses.store.ts';
import type { GeocoderMemory } from './remote-places.ts';

/** As long as an answer counts (law-and-services C1), and shorter where there was none: the street may have been built. */
export const GEOCODED_IS_KEPT_SECONDS = 30 * 24 * 60 * 60;
const NOTHING_IS_KEPT_SECONDS = 24 * 60 * 60;
const MOST_AT_HAND = 2000;

const text = z.string();
const kept: z.ZodType<GeocodedPlace> = z.object({
  address: z.object({ street: text, streetNumber: text, zip: text, city: text }),
  point: z.object({ latitude: z.number(), longitude: z.number() }),
  isPartial: z.boolean(),
});

interface AtHand {
  readonly place: GeocodedPlace | null;
  readonly until: string;
}

/** Remembers for 30 days, over restarts and for every process; what was wanted last is at hand without the database. */
export function geocoderMemory(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  geocoder: string,
): GeocoderMemory {
  const atHand = new Map<string, AtHand>();
  // The key says nothing by itself, and another geocoder is asked anew.
  const keyOf = (key: string): string => createHash('sha256').update(`${geocoder} ${key}`).digest('base64url');
  const take = (key: string, place: GeocodedPlace | null): GeocodedPlace | null => {
    if (atHand.size >= MOST_AT_HAND) atHand.delete(atHand.keys().next().value ?? '');
    atHand.set(key, { place, until: plusSeconds(clock.now(), NOTHING_IS_KEPT_SECONDS) });
    return place;
  };
  return {
    recall: async (key) => {
      const near = atHand.get(key);
      if (near && near.until > clock.now()) return near.place;
      const stored = await readRow(database, clock, keyOf(key));
      return stored === undefined ? undefined : take(key, stored);
    },
    remember: async (key, place) => {
      take(key, place);
      const row = { addressKey: keyOf(key), place: place && JSON.stringify(place), askedAt: clock.now() };
      await database.write((writer) => writeGeocoded(writer, row)).catch(asUsual);
    },
  };
}

async function readRow(database: Database, clock: Clock, key: string): Promise<GeocodedPlace | null | undefined> {
  const found = await readGeocoded(database.read, key);
  const isKept = (seconds: number): boolean => found !== null && found.askedAt > plusSeconds(clock.now(), -seconds);
  if (!found || !isKept(found.place === null ? NOTHING_IS_KEPT_SECONDS : GEOCODED_IS_KEPT_SECONDS)) return undefined;
  return found.place === null ? null : kept.parse(JSON.parse(found.place));
}

// Whoever wanted to know the address has it; that it could not be kept is no reason to refuse him.
function asUsual(error: unknown): void {
  if (!storageProblemOf(error)) throw error;
}
