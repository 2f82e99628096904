import { setTimeout as pause } from 'node:timers/promises';
import { storageProblemOf } from '../db/storage-problem.ts';

/** Work that goes on by itself, in rounds. */
export interface Background {
  /** There may be something new. */
  wake(): void;
  /** Ends after the round that runs. */
  stop(): Promise<void>;
}

interface Rounds {
  /** Does what is due; says whether there may be more at once. */
  readonly work: () => Promise<boolean>;
  readonly roundEveryMs: number;
  readonly lookEveryMs: number;
}

/** Works round after round: at once while there is more, else when it is woken, else after a while. */
export function keepWorking(rounds: Rounds): Background {
  const stopping = new AbortController();
  const bell = newBell(stopping.signal, rounds.lookEveryMs);
  const running = workInRounds(rounds, bell, stopping.signal);
  return {
    wake: bell.ring,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

type Bell = ReturnType<typeof newBell>;

// A ring that comes while nobody listens is heard at the next listening.
function newBell(stopping: AbortSignal, lookEveryMs: number) {
  let rung = new AbortController();
  return {
    ring: (): void => {
      if (!rung.signal.aborted) rung.abort();
    },
    heard: async (): Promise<void> => {
      const signal = AbortSignal.any([rung.signal, stopping]);
      await pause(lookEveryMs, undefined, { signal, ref: false }).catch(() => {});
      rung = new AbortController();
    },
  };
}

async function workInRounds({ work, roundEveryMs }: Rounds, bell: Bell, stopping: AbortSignal): Promise<void> {
  let isMore = true;
  while (!stopping.aborted) {
    if (!isMore) await bell.heard();
    await pause(roundEveryMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    if (!stopping.aborted) isMore = await work().catch(nothingWhileAway);
  }
}

function nothingWhileAway(error: unknown): boolean {
  if (!storageProblemOf(error)) throw error;
  return false;
}
