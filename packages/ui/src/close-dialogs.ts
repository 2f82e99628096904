import { openDialogs } from './open-dialogs.ts';

/** Closes every dialog; done when their step of the history is given back, for that would scroll the page to where it was. */
export async function closeDialogs(): Promise<void> {
  const open = openDialogs.get();
  if (open.length === 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  window.addEventListener('popstate', () => requestAnimationFrame(() => resolve()), { once: true });
  for (const dialog of open.toReversed()) dialog.close();
  await promise;
}
