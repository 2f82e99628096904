import { flushSync } from 'react-dom';

/**
 * Changes what is shown so that one fades into the other, as a view transition: where the browser knows them and the guest does not
 * want less motion. Everywhere else it changes at once. What fades can be touched already.
 */
export function fade(change: () => void): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const { ready, finished } = document.startViewTransition(() => flushSync(change));
  // Whoever goes on before it has faded skips the rest of it.
  for (const step of [ready, finished]) step.catch(() => {});
}
