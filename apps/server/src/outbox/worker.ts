import { setTimeout as pause } from 'node:timers/promises';
import { toStorageProblem } from '../db/storage-problem.ts';

/** A background loop. */
export interface Worker {
  /** Starts the next round early. */
  wake(): void;
  /** Resolves when the current round is done. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  /** Does what is due; returns whether there may be more right away. */
  readonly work: () => Promise<boolean>;
  readonly roundEveryMs: number;
  readonly pollEveryMs: number;
}

/** Runs rounds: immediately while there is more, otherwise when woken or after `pollEveryMs`. */
export function startWorker(rounds: WorkerOptions): Worker {
  const stopping = new AbortController();
  const wakeSignal = createWakeSignal(stopping.signal, rounds.pollEveryMs);
  const running = runRounds(rounds, wakeSignal, stopping.signal);
  return {
    wake: wakeSignal.wake,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

type WakeSignal = ReturnType<typeof createWakeSignal>;

// A wake-up during a round is remembered for the next wait.
function createWakeSignal(stopping: AbortSignal, pollEveryMs: number) {
  let woken = new AbortController();
  return {
    wake: (): void => {
      if (!woken.signal.aborted) woken.abort();
    },
    waitUntilWoken: async (): Promise<void> => {
      const signal = AbortSignal.any([woken.signal, stopping]);
      await pause(pollEveryMs, undefined, { signal, ref: false }).catch(() => {});
      woken = new AbortController();
    },
  };
}

async function runRounds(
  { work, roundEveryMs }: WorkerOptions,
  wakeSignal: WakeSignal,
  stopping: AbortSignal,
): Promise<void> {
  let hasMore = true;
  while (!stopping.aborted) {
    if (!hasMore) await wakeSignal.waitUntilWoken();
    await pause(roundEveryMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    if (!stopping.aborted) hasMore = await work().catch(ignoreStorageProblem);
  }
}

function ignoreStorageProblem(error: unknown): boolean {
  if (!toStorageProblem(error)) throw error;
  return false;
}
