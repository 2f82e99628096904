import { setTimeout as pause } from 'node:timers/promises';
import type { RunningPostgres } from '../../tools/start-postgres.ts';
import type { Nodes } from './nodes.ts';
import type { LoadSettings } from './settings.ts';

export interface Disturbances {
  readonly kills: number;
  readonly restarts: number;
}

interface Disturbed {
  readonly nodes: Nodes;
  readonly postgres: RunningPostgres | null;
  readonly settings: LoadSettings;
  /** How much of the load is done, from 0 to 1. */
  readonly share: () => number;
}

const LOOK_EVERY_MS = 500;

/** Kills one node after another, and crashes PostgreSQL, until the signal aborts. */
export async function disturb(
  { nodes, postgres, settings, share }: Disturbed,
  signal: AbortSignal,
): Promise<Disturbances> {
  let kills = 0;
  let restarts = 0;
  let killAt = performance.now() + settings.killEvery * 1000;
  while (!signal.aborted) {
    await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) break;
    if (restarts < settings.restarts && share() >= (restarts + 1) / (settings.restarts + 1)) {
      await postgres?.crash();
      restarts += 1;
    }
    if (settings.killEvery > 0 && performance.now() >= killAt) {
      await nodes.replace(kills % settings.nodes);
      kills += 1;
      killAt = performance.now() + settings.killEvery * 1000;
    }
  }
  return { kills, restarts };
}
