import { days, inMilliseconds } from '@tischlein/domain';
import { BASE, isOrder } from './scope.ts';

declare const self: ServiceWorkerGlobalScope;

// Raised when the caches hold something else; the worker deletes those of other versions.
const VERSION = 1;
const PREFIX = `tischlein ${BASE || '/'} `;
const PAGES = `${PREFIX}pages ${VERSION}`;
const FILES = `${PREFIX}files ${VERSION}`;
const KEPT_AT = 'x-kept-at';
const MOST_ORDERS = 5;
const KEEP_ORDERS_MS = inMilliseconds(days(2));
const MOST_FILES = 200;

export async function deleteOldCaches(): Promise<void> {
  const names = await self.caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== PAGES && name !== FILES);
  await Promise.all(old.map((name) => self.caches.delete(name)));
}

/**
 * Keeps a page as the server renders it for everybody: personal data are no part of it, the page loads them with calls of
 * its own, which are never kept (S3 K8).
 */
export async function keepPage(url: URL, answer: Response): Promise<void> {
  const isPrivate = answer.headers.get('cache-control')?.includes('no-store') === true && !isOrder(url);
  if (answer.status !== 200 || answer.redirected || isPrivate) return;
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  const pages = await self.caches.open(PAGES);
  await pages.put(url.origin + url.pathname, new Response(await answer.blob(), { headers }));
  await deleteOldOrders(pages);
}

async function deleteOldOrders(pages: Cache): Promise<void> {
  const orders = (await pages.keys()).filter(({ url }) => isOrder(new URL(url)));
  for (const [index, request] of orders.toReversed().entries()) {
    const keptAt = (await pages.match(request))?.headers.get(KEPT_AT) ?? 0;
    if (index >= MOST_ORDERS || Number(keptAt) < Date.now() - KEEP_ORDERS_MS) await pages.delete(request);
  }
}

interface KeptPage {
  readonly answer: Response;
  readonly keptAt: number;
}

/** The last copy of a page; null: none. */
export async function findPage(url: URL): Promise<KeptPage | null> {
  const answer = await (await self.caches.open(PAGES)).match(url.origin + url.pathname);
  return answer ? { answer, keptAt: Number(answer.headers.get(KEPT_AT)) } : null;
}

export async function keepFile(url: URL, answer: Response): Promise<void> {
  if (answer.status !== 200) return;
  const files = await self.caches.open(FILES);
  await files.put(url, answer);
  const known = await files.keys();
  await Promise.all(known.slice(0, -MOST_FILES).map((request) => files.delete(request)));
}

export const findFile = async (url: URL): Promise<Response | null> =>
  (await (await self.caches.open(FILES)).match(url)) ?? null;
