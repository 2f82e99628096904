import { orderId, shopId } from '@tischlein/domain';
import { Client } from 'pg';
import { startWorker } from '../worker.ts';
import type { ChangeListener } from './database.ts';

const CHANNEL = 'order_events';
const RECONNECT_AFTER_MS = 1000;

/**
 * Subscribes to order events of other processes and reconnects after a failure. Events missed in between are found by
 * the one-second poll (watch-changes.ts). Returns the unsubscribe function.
 */
export function listenToOrderEvents(databaseUrl: string, { changed, failed }: ChangeListener): () => Promise<void> {
  const work = async (stopping: AbortSignal): Promise<boolean> => {
    await listenOnce(databaseUrl, changed, stopping);
    return false;
  };
  return startWorker({ work, roundEveryMs: 0, pollEveryMs: RECONNECT_AFTER_MS, failed }).stop;
}

// Resolves when the connection ends.
async function listenOnce(
  databaseUrl: string,
  changed: ChangeListener['changed'],
  stopping: AbortSignal,
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
    stopping.addEventListener('abort', end, { once: true });
    if (stopping.aborted) end();
    else await client.query(`listen ${CHANNEL}`);
    await ended;
  } finally {
    stopping.removeEventListener('abort', end);
  }
}
