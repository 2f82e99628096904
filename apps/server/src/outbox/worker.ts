import { setTimeout as pause } from 'node:timers/promises';
import { storageProblemOf } from '../db/storage-problem.ts';

/** Work that goes on by itself, in rounds. */
export interface Worker {
  /** There may be something new. */
  wake(): void;
  /** Ends after the round that runs. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  /** Does what is due; says whether there may be more at once. */
  readonly work: () => Promise<boolean>;
  readonly roundEveryMs: number;
  readonly pollEveryMs: number;
}

/** Works round after round: at once while there is more, else when it is woken, else after a while. */
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

// A ring that comes while nobody listens is heard at the next listening.
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
  if (!storageProblemOf(error)) throw error;
  return false;
}
