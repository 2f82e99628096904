// The service worker of an installed shop: its last menu and the pages of its orders open without a connection, and it
// shows messages about orders. One script for all shops; each shop registers it for its own pages.
import { answerFetch } from './answer-fetch.ts';
import { deleteOldCaches, keepFile, keepPage } from './kept-files.ts';
import { openOrder, showMessage } from './order-messages.ts';
import { isKeptFile, isKeptPage } from './scope.ts';

declare const self: ServiceWorkerGlobalScope;

// It keeps no state, so a new version may take over at once.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([deleteOldCaches(), self.clients.claim()])));

self.addEventListener('fetch', (event) => {
  const answer = answerFetch(event);
  if (answer) event.respondWith(answer);
});

/** The page that has just registered the worker names what it loaded without it. */
self.addEventListener('message', (event) => {
  const addresses: unknown = event.data;
  if (Array.isArray(addresses)) event.waitUntil(Promise.all(addresses.map((address) => keep(String(address)))));
});

async function keep(address: string): Promise<void> {
  const url = new URL(address, self.location.origin);
  try {
    if (isKeptPage(url)) await keepPage(url, await fetch(url));
    else if (isKeptFile(url)) await keepFile(url, await fetch(url));
  } catch {
    // Offline already: kept with the next visit.
  }
}

self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openOrder(event.notification.data));
});
