/** Token bucket: a burst, refilled by one token every `everySeconds`. */
export interface Allowance {
  readonly burst: number;
  readonly everySeconds: number;
}

/** Returns the seconds to wait; 0 if the call is allowed. */
export type TakeToken = (key: string, allowance: Allowance) => number;

interface Bucket {
  tokens: number;
  at: number;
  fullAt: number;
}

const MAX_BUCKETS = 100_000;

/** In-memory token buckets, one per key; `now` in milliseconds. Full buckets are dropped to limit memory. */
export function createRateLimiter(now: () => number): TakeToken {
  const buckets = new Map<string, Bucket>();
  return (key, { burst, everySeconds }) => {
    const time = now();
    const everyMs = everySeconds * 1000;
    const known = buckets.get(key);
    const tokens = known ? Math.min(burst, known.tokens + (time - known.at) / everyMs) : burst;
    const isAllowed = tokens >= 1;
    const left = isAllowed ? tokens - 1 : tokens;
    if (!known && buckets.size >= MAX_BUCKETS) evictBuckets(buckets, time);
    buckets.set(key, { tokens: left, at: time, fullAt: time + (burst - left) * everyMs });
    return isAllowed ? 0 : Math.ceil((1 - left) * everySeconds);
  };
}

function evictBuckets(buckets: Map<string, Bucket>, time: number): void {
  for (const [key, { fullAt }] of buckets) if (fullAt <= time) buckets.delete(key);
  // Still full, as in a distributed attack: drop the oldest half.
  if (buckets.size < MAX_BUCKETS) return;
  for (const key of [...buckets.keys()].slice(0, MAX_BUCKETS / 2)) buckets.delete(key);
}
