import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { createThrottle } from '../concurrency.ts';
import type { Database } from '../db/database.ts';
import { takeSharedSoon } from '../db/shared-limits.ts';

const MAX_WAITING = 40;
const MAX_TRIES = 5;
const SECOND_MS = 1000;

interface Pace {
  readonly database: Database;
  readonly clock: Clock;
  readonly geocoder: string;
  readonly perSecond: number;
}

/**
 * Keeps to the rate of a geocoder over all nodes: each process spaces its own requests, and on PostgreSQL the processes share a
 * count for each second. Without the database, each keeps the rate for itself.
 */
export function createGeocoderPace({ database, clock, geocoder, perSecond }: Pace): () => Promise<boolean> {
  const ownTurn = createThrottle(perSecond, MAX_WAITING);
  if (database.engine === 'sqlite') return ownTurn;
  const limit = { scope: 'office', key: `geocoder ${geocoder}`, most: perSecond, seconds: 1 } as const;
  return async () => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      if (!(await ownTurn())) return false;
      const seconds = await takeSharedSoon(database, limit, clock.now()).catch(() => 0);
      if (seconds === 0) return true;
      await wait(seconds * SECOND_MS * (0.5 + Math.random()));
    }
    return false;
  };
}
