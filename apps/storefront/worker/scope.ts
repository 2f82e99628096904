declare const self: ServiceWorkerGlobalScope;

/** The shop's part of each address: '/f=tramonto-mitte', or '' on its own domain. */
export const BASE = new URL(self.registration.scope).pathname.replace(/\/$/, '');

const ORDER = /^\/checkout\/success\/[^/]+$/;
// Other shops, the office and files, which are below a shop of its own domain, too.
const FOREIGN = /^\/(?:f=|office|api|media|assets)/;
const MENU = /^\/api\/shop\/[^/]+\/menu$/;

/** Path below the shop's address; null: no page of this shop. '/f=tramonto' is no part of '/f=tramonto-mitte'. */
export function toPath({ origin, pathname }: URL): string | null {
  if (origin !== self.location.origin || !pathname.startsWith(BASE)) return null;
  const path = pathname.slice(BASE.length) || '/';
  return path.startsWith('/') && !FOREIGN.test(path) ? path : null;
}

/** The pages that open without a connection: the menu, without a group or a table, and orders. */
export function isKeptPage(url: URL): boolean {
  const path = toPath(url);
  return path !== null && (isOrder(url) || (path === '/' && url.search === ''));
}

export const isOrder = (url: URL): boolean => ORDER.test(toPath(url) ?? '');

export const isMenu = ({ origin, pathname }: URL): boolean => origin === self.location.origin && MENU.test(pathname);

/** Built files have hashed names and never change. */
export const isBuiltFile = ({ origin, pathname }: URL): boolean =>
  origin === self.location.origin && pathname.startsWith('/assets/');

export const isKeptFile = (url: URL): boolean => isBuiltFile(url) || isMenu(url);
