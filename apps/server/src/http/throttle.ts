/** Spaces out calls to `perSecond`; returns false if too many are waiting already. */
export function createThrottle(perSecond: number, maxWaiting: number): () => Promise<boolean> {
  const everyMs = 1000 / perSecond;
  let nextAt = 0;
  return async () => {
    const now = performance.now();
    const at = Math.max(now, nextAt);
    if (at - now > maxWaiting * everyMs) return false;
    nextAt = at + everyMs;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
    return true;
  };
}
