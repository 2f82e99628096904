/** Failed polls in a row. */
export interface FailedPolls {
  readonly count: number;
  /** Milliseconds at which the first of them failed. */
  readonly since: number;
  /** Intervals between the first and the last that was counted. */
  readonly lastSlot: number;
}

export const NO_FAILED_POLLS: FailedPolls = { count: 0, since: 0, lastSlot: 0 };

interface Failure {
  /** Milliseconds of a clock that never goes back. */
  readonly at: number;
  readonly pollEveryMs: number;
}

/**
 * Counts a read that failed, once for each interval of polls: a stream that reconnects reads, too, and that is no poll
 * (S3 G1 'Failures count per poll, never per reconnect of a stream').
 */
export function countFailure(failed: FailedPolls, { at, pollEveryMs }: Failure): FailedPolls {
  if (failed.count === 0) return { count: 1, since: at, lastSlot: 0 };
  const slot = Math.floor((at - failed.since) / pollEveryMs);
  return slot > failed.lastSlot ? { ...failed, count: failed.count + 1, lastSlot: slot } : failed;
}
