import { setTimeout as pause } from 'node:timers/promises';
import { type OrderId, type ShopId, orderId, shopId } from '@tischlein/domain';
import { Client } from 'pg';

const CHANNEL = 'order_events';
const RECONNECT_AFTER_MS = 1000;

/**
 * Subscribes to order events of other processes and reconnects after a failure. Events missed in between are found by
 * the one-second poll (watch-changes.ts).
 */
export async function listenToOrderEvents(
  databaseUrl: string,
  changed: (shopId: ShopId, orderId: OrderId) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const running = listenUntilAborted(databaseUrl, changed, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
}

async function listenUntilAborted(
  databaseUrl: string,
  changed: (shopId: ShopId, orderId: OrderId) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await listenOnce(databaseUrl, changed, signal);
    await pause(RECONNECT_AFTER_MS, undefined, { signal }).catch(() => {});
  }
}

// Resolves when the connection ends.
async function listenOnce(
  databaseUrl: string,
  changed: (shopId: ShopId, orderId: OrderId) => void,
  signal: AbortSignal,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'tischlein-listen', keepAlive: true });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  // pg reports a broken connection here, twice, and then ends.
  client.on('error', () => {});
  client.on('notification', ({ payload }) => {
    const [shop, order] = (payload ?? '').split(' ');
    if (shop && order) changed(shopId(shop), orderId(order));
  });
  const end = (): void => void client.end();
  try {
    await client.connect();
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    else await client.query(`listen ${CHANNEL}`);
    await ended;
  } catch {
    // Not reachable: the caller tries again.
  } finally {
    signal.removeEventListener('abort', end);
  }
}
