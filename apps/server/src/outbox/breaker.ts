/** A circuit breaker for jobs that need the same service. */
export interface Breaker {
  /** How many jobs to claim: `most` while the service answers; else one as a trial, and none between two trials. */
  allow(most: number): number;
  /** Reports an attempt that tells whether the service is away. */
  report(wasAway: boolean): void;
  readonly isOpen: boolean;
}

const TRIAL_AFTER_MS = 5000;
const TRIAL_AT_LEAST_EVERY_MS = 60_000;

/**
 * Opens when a job finds the service away, and closes when one finds it back. Its state is this process's own: another one may
 * reach the service. `now` is monotonic, in milliseconds.
 */
export function createBreaker(onOpened: () => void = () => {}, now = (): number => performance.now()): Breaker {
  let failedTrials = 0;
  let trialAt: number | null = null;
  return {
    allow: (most) => {
      if (trialAt === null) return most;
      return now() < trialAt ? 0 : 1;
    },
    report: (wasAway) => {
      if (!wasAway) {
        trialAt = null;
        failedTrials = 0;
        return;
      }
      const isTrial = trialAt !== null && now() >= trialAt;
      if (trialAt === null) onOpened();
      else if (isTrial) failedTrials += 1;
      // The other jobs of the round that opened it say nothing new.
      else return;
      trialAt = now() + Math.min(TRIAL_AFTER_MS * 2 ** failedTrials, TRIAL_AT_LEAST_EVERY_MS);
    },
    get isOpen() {
      return trialAt !== null;
    },
  };
}
