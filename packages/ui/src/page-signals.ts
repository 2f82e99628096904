interface PageSignals {
  /** The page may have missed something: it is visible again, was restored from the bfcache, or is back online. */
  readonly woke: () => void;
  readonly hidden?: () => void;
  readonly wentOffline?: () => void;
}

export const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Reports what browsers say about page and network. Returns a function that stops it. */
export function onPageSignals({ woke, hidden, wentOffline }: PageSignals): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const turned = (): void => (isHidden() ? hidden?.() : woke());
  document.addEventListener('visibilitychange', turned, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && woke(), { signal });
  window.addEventListener('pagehide', () => hidden?.(), { signal });
  window.addEventListener('online', () => woke(), { signal });
  window.addEventListener('offline', () => wentOffline?.(), { signal });
  return () => controller.abort();
}
