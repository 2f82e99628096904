import { setTimeout as pause } from 'node:timers/promises';
import type { Events } from './events.ts';

/** A background loop. */
export interface Worker {
  /** Starts the next round early. */
  wake(): void;
  /** Resolves when the current round is done. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  /** Does what is due; returns whether there may be more right away. The signal aborts when the worker stops. */
  readonly work: (stopping: AbortSignal) => Promise<boolean>;
  /** When the first round starts; default: at once. */
  readonly firstAfterMs?: number;
  readonly roundEveryMs: number;
  readonly pollEveryMs: number;
  /** Gets the error of each round that failed. */
  readonly failed: (error: unknown) => void;
}

const RETRY_AFTER_MS = 500;
const RETRY_AT_LEAST_EVERY_MS = 10_000;

/**
 * Runs rounds: immediately while there is more, otherwise when woken or after `pollEveryMs`. A round that failed is
 * repeated with exponential backoff, or when woken.
 */
export function startWorker(options: WorkerOptions): Worker {
  const stopping = new AbortController();
  const wakeSignal = createWakeSignal(stopping.signal);
  const running = runRounds(options, wakeSignal, stopping.signal);
  return {
    wake: wakeSignal.wake,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Wakes the worker of this name when work is queued for it and when orders change; returns the function that stops both. */
export function wakeWithOrders(events: Events, name: string, worker: Worker): () => Promise<void> {
  const unsubscribe = [events.onWorkQueued(name, worker.wake), events.onAnyOrdersChanged(worker.wake)];
  return async () => {
    for (const end of unsubscribe) end();
    await worker.stop();
  };
}

type WakeSignal = ReturnType<typeof createWakeSignal>;

// A wake-up during a round is remembered for the next wait.
function createWakeSignal(stopping: AbortSignal) {
  let woken = new AbortController();
  return {
    wake: (): void => {
      if (!woken.signal.aborted) woken.abort();
    },
    waitUntilWoken: async (atMostMs: number): Promise<void> => {
      const signal = AbortSignal.any([woken.signal, stopping]);
      await pause(atMostMs, undefined, { signal, ref: false }).catch(() => {});
      woken = new AbortController();
    },
  };
}

async function runRounds(
  { work, firstAfterMs = 0, roundEveryMs, pollEveryMs, failed }: WorkerOptions,
  wakeSignal: WakeSignal,
  stopping: AbortSignal,
): Promise<void> {
  let waitMs = firstAfterMs;
  let failures = 0;
  while (!stopping.aborted) {
    if (waitMs > 0) await wakeSignal.waitUntilWoken(waitMs);
    await pause(roundEveryMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    if (stopping.aborted) return;
    try {
      waitMs = (await work(stopping)) ? 0 : pollEveryMs;
      failures = 0;
    } catch (error) {
      failed(error);
      waitMs = Math.min(RETRY_AFTER_MS * 2 ** failures, RETRY_AT_LEAST_EVERY_MS);
      failures += 1;
    }
  }
}
