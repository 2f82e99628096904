interface PageSignals {
  /** The page may have missed something: it `isShown` again, or is back online. */
  readonly woke: (isShown: boolean) => void;
  readonly hidden?: () => void;
  readonly wentOffline?: () => void;
}

export const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Reports what browsers say about page and network. Returns a function that stops it. */
export function onPageSignals({ woke, hidden, wentOffline }: PageSignals): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const turned = (): void => (isHidden() ? hidden?.() : woke(true));
  document.addEventListener('visibilitychange', turned, { signal });
  window.addEventListener('pageshow', () => woke(true), { signal });
  window.addEventListener('pagehide', () => hidden?.(), { signal });
  window.addEventListener('online', () => woke(false), { signal });
  window.addEventListener('offline', () => wentOffline?.(), { signal });
  return () => controller.abort();
}
