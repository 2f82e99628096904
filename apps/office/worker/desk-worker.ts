// The service worker of the office: it shows messages about unanswered orders, and opens the desk. It keeps no pages.
import { SHIFT } from '@tischlein/wording/office';

declare const self: ServiceWorkerGlobalScope;

// It keeps no state, so a new version may take over at once.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openDesk(event.notification.data));
});

/** Shows a message about an order; a later one replaces it. */
async function showMessage(data: PushMessageData | null): Promise<void> {
  const { title, body, tag, address, waiting } = readMessage(data);
  const badge = waiting > 0 ? self.navigator.setAppBadge?.(waiting) : self.navigator.clearAppBadge?.();
  // Refused where the office is not installed; the message counts.
  await badge?.catch(() => {});
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: 'de',
    data: address,
    requireInteraction: true,
    ...(tag && { renotify: true }),
  });
}

/** Browsers require that every message is shown, even if it cannot be read. */
function readMessage(data: PushMessageData | null) {
  const read = (value: unknown): string => (typeof value === 'string' ? value : '');
  const parse = (): Readonly<Record<string, unknown>> => {
    try {
      return data?.json() ?? {};
    } catch {
      return {};
    }
  };
  const { title, body, tag, address, waiting } = parse();
  return {
    title: read(title) || SHIFT.news,
    body: read(body),
    tag: read(tag),
    address: read(address),
    waiting: typeof waiting === 'number' ? waiting : 1,
  };
}

const DESK = /^\/office\/[a-z0-9-]+$/;

/** Shows the desk: the open one, or a new one. */
async function openDesk(address: unknown): Promise<void> {
  const path = typeof address === 'string' && DESK.test(address) ? address : '/office/';
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname.replace(/\/$/, '') === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}
