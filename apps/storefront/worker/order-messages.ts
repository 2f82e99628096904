import { OFFLINE } from '@tischlein/wording/storefront';
import { BASE } from './scope.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE_ID = /^[\w-]{1,80}$/;

/** Shows news of an order. A later one replaces it. */
export async function showMessage(data: PushMessageData | null): Promise<void> {
  const { title, body, pageId } = readMessage(data);
  await self.registration.showNotification(title, {
    body,
    tag: pageId,
    lang: 'de',
    data: pageId,
    ...(pageId && { renotify: true }),
  });
}

/** Browsers require that every message is shown, even if it cannot be read. */
function readMessage(data: PushMessageData | null) {
  const read = (value: unknown): string => (typeof value === 'string' ? value : '');
  try {
    const message: Readonly<Record<string, unknown>> = data?.json() ?? {};
    const { title, body, pageId } = message;
    return { title: read(title) || OFFLINE.news, body: read(body), pageId: read(pageId) };
  } catch {
    return { title: OFFLINE.news, body: '', pageId: '' };
  }
}

/** Shows the page of the order: the open one, or a new one. */
export async function openOrder(pageId: unknown): Promise<void> {
  const isOrder = typeof pageId === 'string' && PAGE_ID.test(pageId);
  const address = isOrder ? `${BASE}/checkout/success/${pageId}` : BASE || '/';
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => new URL(url).pathname === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}
