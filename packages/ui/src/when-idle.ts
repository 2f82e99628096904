const LATEST_MS = 3000;

/** Calls `work` once the browser is idle, after 3 s at the latest: a slow device whose frames take all its time is never idle. */
export function whenIdle(work: () => void): void {
  // WebKit has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work);
}
