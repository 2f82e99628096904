import { plusSeconds } from '../clock.ts';

const MAX_PER_HOUR = 5;
const HOUR_SECONDS = 60 * 60;
const MAX_ADDRESSES = 100_000;

/** Whether somebody at this network address may still be told that nobody has such an account; counts it. */
export type RefusalLimiter = (address: string, now: string) => boolean;

/** 'At most five times per address and hour' (spec 3 A2), so that nobody tries out who is a guest here. Kept in memory, for so many addresses at most. */
export function createRefusalLimiter(maxAddresses = MAX_ADDRESSES): RefusalLimiter {
  const refusedAt = new Map<string, readonly string[]>();
  return (address, now) => {
    const since = plusSeconds(now, -HOUR_SECONDS);
    const recent = (refusedAt.get(address) ?? []).filter((at) => at > since);
    if (recent.length >= MAX_PER_HOUR) return false;
    // Whoever was refused last stands at the end.
    refusedAt.delete(address);
    refusedAt.set(address, [...recent, now]);
    if (refusedAt.size > maxAddresses) refusedAt.delete(refusedAt.keys().next().value ?? '');
    return true;
  };
}
