import { createSemaphore } from '../concurrency.ts';
import type { BlobStore } from './blob-store.ts';

const PAUSE_MS = 30_000;
const MAX_WRITES = 4;
const MAX_WAITING = 200;

/** What all nodes share. Never fails: an object that cannot be read is missing, one that cannot be written is left out. */
export interface SharedBlobs {
  get(key: string): Promise<Buffer | null>;
  /** Writes in the background. */
  put(key: string, bytes: Buffer, type: string): void;
  /** Waits for the writes that have begun. */
  close(): Promise<void>;
}

/** Uses a store that may be away: after a failure it is not asked for half a minute, so that guests do not wait for it. */
export function shareBlobs(store: BlobStore, failed: (error: unknown) => void): SharedBlobs {
  const limit = createSemaphore(MAX_WRITES);
  const writes = new Set<Promise<void>>();
  let pausedUntil = 0;
  const isPaused = (): boolean => performance.now() < pausedUntil;
  const pause = (error: unknown): void => {
    if (isPaused()) return;
    pausedUntil = performance.now() + PAUSE_MS;
    failed(error);
  };
  return {
    get: async (key) => {
      if (isPaused()) return null;
      try {
        return await store.get(key);
      } catch (error) {
        pause(error);
        return null;
      }
    },
    put: (key, bytes, type) => {
      if (isPaused() || writes.size >= MAX_WAITING) return;
      const write = limit(async () => (isPaused() ? undefined : store.put(key, bytes, type)))
        .catch(pause)
        .finally(() => writes.delete(write));
      writes.add(write);
    },
    close: async () => {
      await Promise.all(writes);
    },
  };
}

/** For an installation without a shared store. */
export const NOTHING_SHARED: SharedBlobs = { get: async () => null, put: () => {}, close: async () => {} };
