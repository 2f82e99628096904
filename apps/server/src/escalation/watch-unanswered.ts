import type { Deps } from '../deps.ts';
import { startWorker } from '../worker.ts';
import { escalateOrders } from './escalate-orders.ts';

const EVERY_MS = 5000;

/** Looks for unanswered orders every few seconds. Returns a function that stops it. */
export const watchUnanswered = (deps: Deps): (() => Promise<void>) =>
  startWorker({
    work: async () => {
      await escalateOrders(deps);
      return false;
    },
    firstAfterMs: EVERY_MS,
    roundEveryMs: 0,
    pollEveryMs: EVERY_MS,
    failed: (error) => deps.events.workerFailed('escalation', error),
  }).stop;
