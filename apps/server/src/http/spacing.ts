/** Lets works begin one after the other, so many a second; false: too many are waiting already. */
export function spacing(perSecond: number, mostWaiting: number): () => Promise<boolean> {
  const everyMs = 1000 / perSecond;
  let next = 0;
  return async () => {
    const now = performance.now();
    const at = Math.max(now, next);
    if (at - now > mostWaiting * everyMs) return false;
    next = at + everyMs;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
    return true;
  };
}
