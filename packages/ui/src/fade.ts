import { flushSync } from 'react-dom';

/**
 * Applies a change as a view transition, where the browser supports it and the guest has not asked for reduced motion;
 * otherwise at once. The new content can be clicked during the transition.
 */
export function fade(change: () => void): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const { ready, finished } = document.startViewTransition(() => flushSync(change));
  // A second change skips the running transition, which rejects these promises.
  for (const step of [ready, finished]) step.catch(() => {});
}
