import { days, hours, inMilliseconds } from '@tischlein/domain';
import { type Clock, plusSeconds } from '../clock.ts';
import { startWorker } from '../worker.ts';
import type { BlobStore } from './blob-store.ts';

const FIRST_AFTER_MS = inMilliseconds(hours(1));
const EVERY_MS = inMilliseconds(days(1));
const KEEP_SECONDS = days(90);

/** Deletes objects that were written long ago: most are no longer requested; the others are created again on demand. */
export async function sweepBlobs(stores: readonly BlobStore[], now: string): Promise<void> {
  const before = plusSeconds(now, -KEEP_SECONDS);
  for (const store of stores)
    for (const { key, writtenAt } of await store.list('')) if (writtenAt < before) await store.delete(key);
}

interface SweepingOptions {
  readonly stores: readonly BlobStore[];
  readonly clock: Clock;
  readonly failed: (error: unknown) => void;
}

/** Sweeps once a day. Returns the stop function. */
export function startSweeping({ stores, clock, failed }: SweepingOptions): () => Promise<void> {
  const work = async (): Promise<boolean> => {
    await sweepBlobs(stores, clock.now());
    return false;
  };
  return startWorker({ work, firstAfterMs: FIRST_AFTER_MS, roundEveryMs: 0, pollEveryMs: EVERY_MS, failed }).stop;
}
