import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, plusSeconds } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { storageProblemOf } from '../db/storage-problem.ts';
import { deleteExpiredKeys } from '../orders/orders.store.ts';
import { deleteDone } from './outbox.store.ts';

const EVERY_MS = 60 * 60 * 1000;
const DONE_IS_KEPT_SECONDS = 30 * 24 * 60 * 60;

interface House {
  readonly database: Database;
  readonly clock: Clock;
}

/** Forgets once an hour what nobody needs any more, so that no table grows for ever. Returns how to stop. */
export function startHousekeeping(house: House): () => Promise<void> {
  const stopping = new AbortController();
  const running = keepClean(house, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Deletes keys that have expired and what the outbox did a month ago. */
export function cleanUp({ database, clock }: House): Promise<void> {
  const now = clock.now();
  return database.write(async (writer) => {
    await deleteExpiredKeys(writer, now);
    await deleteDone(writer, plusSeconds(now, -DONE_IS_KEPT_SECONDS));
  });
}

async function keepClean(house: House, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    if (!signal.aborted) await cleanUp(house).catch(nextTimeThen);
  }
}

function nextTimeThen(error: unknown): void {
  if (!storageProblemOf(error)) throw error;
}
