/** Calls `work` once the browser is idle, after 3 s at the latest: a slow device whose frames take all its time is never idle. */
export function whenIdle(work: () => void): void {
  // WebKit has no idle callbacks.
  if (!window.requestIdleCallback?.(work, { timeout: 3000 })) setTimeout(work);
}
