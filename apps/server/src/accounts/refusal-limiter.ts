import { hours } from '@tischlein/domain';
import { plusSeconds } from '../clock.ts';

const MAX_PER_HOUR = 5;
const MAX_ADDRESSES = 100_000;

/** Returns whether this network address may still be told "no such account". Each call consumes one refusal. */
export type RefusalLimiter = (address: string, now: string) => boolean;

/**
 * Allows 'at most five' refusals 'per address and hour' (S3 A2), so that accounts cannot be guessed.
 * In memory, for a limited number of addresses.
 */
export function createRefusalLimiter(maxAddresses = MAX_ADDRESSES): RefusalLimiter {
  const refusedAt = new Map<string, readonly string[]>();
  return (address, now) => {
    const since = plusSeconds(now, -hours(1));
    const recent = (refusedAt.get(address) ?? []).filter((at) => at > since);
    if (recent.length >= MAX_PER_HOUR) return false;
    // Reinsert at the end: the map's insertion order is the eviction order.
    refusedAt.delete(address);
    refusedAt.set(address, [...recent, now]);
    if (refusedAt.size > maxAddresses) refusedAt.delete(refusedAt.keys().next().value ?? '');
    return true;
  };
}
