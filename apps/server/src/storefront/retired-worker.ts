import { type CachedResponse, cacheResponse } from '../http/cached-response.ts';
import { encodeBytes } from '../http/encoded-body.ts';

/** Addresses of the service workers, which never change: browsers look there for the next version. */
export const WORKER_PATHS = ['/shop-worker.js', '/office/desk-worker.js'] as const;

// Takes over at once, deletes what its predecessors kept and unregisters itself.
const SCRIPT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('tischlein ')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Replaces the service worker where it is switched off (docs/operations.md). */
export const createRetiredWorker = (headers: Readonly<Record<string, string>>): CachedResponse =>
  cacheResponse(encodeBytes(Buffer.from(SCRIPT)), {
    ...headers,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
