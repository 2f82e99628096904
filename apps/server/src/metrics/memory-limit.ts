import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;
/** What a process takes besides shops, and how much more than their estimate they take (docs/operations.md, 'Many shops'). */
const BASE_BYTES = 200 * MEGABYTE;
const PER_CACHED_BYTE = 2;

/** What this process may take: the limit of its cgroup (MemoryMax, mem_limit), or all memory of the machine. */
export function findMemoryLimit(): number {
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

/** What a process takes at most that keeps this many bytes of shops in memory. */
export const expectMemory = (shopCacheBytes: number): number => BASE_BYTES + PER_CACHED_BYTE * shopCacheBytes;

/** The largest SHOP_CACHE_MB that fits. */
export const findLargestCache = (limit: number): number =>
  Math.max(0, Math.floor((limit - BASE_BYTES) / PER_CACHED_BYTE / MEGABYTE));
