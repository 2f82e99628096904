import { groupOrderId, orderId, shopId } from '@tischlein/domain';
import { Client } from 'pg';
import { startWorker } from '../worker.ts';
import type { ChangeListener } from './database.ts';

const RECONNECT_AFTER_MS = 1000;

interface Listening {
  readonly databaseUrl: string;
  /** An idle connection does not notice that the database is gone. */
  readonly heartbeatEveryMs: number;
}

/**
 * Subscribes to order events and changes of groups and tables by other processes and reconnects after a failure. Events missed in between are found by
 * the one-second poll (watch-changes.ts). Returns the unsubscribe function.
 */
export function listenToChanges(listening: Listening, { failed, ...listener }: ChangeListener): () => Promise<void> {
  const work = async (stopping: AbortSignal): Promise<boolean> => {
    await listenOnce(listening, listener, stopping);
    return false;
  };
  return startWorker({ work, roundEveryMs: 0, pollEveryMs: RECONNECT_AFTER_MS, failed }).stop;
}

// Resolves when the connection ends.
async function listenOnce(
  { databaseUrl, heartbeatEveryMs }: Listening,
  { changed, groupChanged, tablesChanged, shopsChanged }: Omit<ChangeListener, 'failed'>,
  stopping: AbortSignal,
): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'tischlein-listen',
    connectionTimeoutMillis: heartbeatEveryMs / 2,
    query_timeout: heartbeatEveryMs / 2,
  });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  // pg reports a broken connection here, twice, and then ends.
  client.on('error', () => {});
  client.on('notification', ({ channel, payload }) => {
    const [shop, id] = (payload ?? '').split(' ');
    if (channel === 'shops') return shopsChanged(!shop);
    if (!shop || !id) return;
    if (channel === 'order_events') changed(shopId(shop), orderId(id));
    else if (channel === 'tables') tablesChanged(shopId(shop));
    else groupChanged(shopId(shop), groupOrderId(id));
  });
  const end = (): void => void client.end().catch(() => {});
  let heartbeat: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    stopping.addEventListener('abort', end, { once: true });
    if (stopping.aborted) end();
    else await client.query('listen order_events; listen group_orders; listen tables; listen shops');
    shopsChanged(true);
    heartbeat = setInterval(() => void client.query('select 1').catch(end), heartbeatEveryMs).unref();
    await ended;
  } finally {
    clearInterval(heartbeat);
    stopping.removeEventListener('abort', end);
  }
}
