declare global {
  interface Navigator {
    /** iOS and iPadOS only: the page was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

/** The script of the service worker; null: this installation has none. */
export const findWorkerScript = (): string | null =>
  document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.dataset['worker'] ?? null;

const isInstalled = (): boolean =>
  window.navigator.standalone === true || window.matchMedia('(display-mode: standalone)').matches;

/** Registers the service worker for the pages of this shop, and has it keep the files that are loaded already. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  const script = findWorkerScript();
  if (script === null || !('serviceWorker' in window.navigator)) return null;
  const scope = /^\/f=[^/]+/.exec(location.pathname)?.[0] ?? '/';
  const { serviceWorker } = window.navigator;
  const isNew = (await serviceWorker.getRegistration(scope)) === undefined;
  const registration = await serviceWorker.register(script, { scope });
  if (isNew) {
    const { active } = await serviceWorker.ready;
    active?.postMessage([location.pathname, ...listLoaded()]);
  }
  return registration;
}

/** The menu, and the files that the browser remembers to have loaded. */
function listLoaded(): readonly string[] {
  const menu = document.querySelector<HTMLScriptElement>('script[data-menu]')?.dataset['menu'];
  return [...(menu ? [menu] : []), ...performance.getEntriesByType('resource').map(({ name }) => name)];
}

/** Has the worker keep the page as it is now. A page reached without loading a document would be missing offline. */
export const keepPage = (): void => window.navigator.serviceWorker?.controller?.postMessage([location.pathname]);

/**
 * Registers the worker where the shop is on the home screen; other visits do without one. A page opened from a copy is
 * loaded again as soon as there is a connection.
 */
export function followInstallation(): void {
  const register = (): void => void registerWorker().catch(() => {});
  if (isInstalled()) register();
  window.addEventListener('appinstalled', register);
  if (!document.querySelector('[data-offline-copy]')) return;
  window.addEventListener('online', reloadIfReachable);
  // The connection may be back before this code has loaded.
  reloadIfReachable();
}

function reloadIfReachable(): void {
  void fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok && location.reload(),
    () => {},
  );
}
