import { groupOrderId, orderId, shopId } from '@tischlein/domain';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, types, Client } from 'pg';
import { startWorker } from '../worker.ts';
import type { Engine, ChangeListener } from './database.ts';
import { endSilentConnections } from './end-silent-connections.ts';
import { keepPlans } from './keep-plans.ts';
import { POSTGRES_TYPES } from './column-types.ts';
import type { Tables } from './tables.ts';
import { withStorageProblems } from './typed-problems.ts';

const POOL: PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  application_name: 'tischlein',
};
// A pooler refuses them as parameters of a connection; there the role has them (docs/operations.md).
const TIMEOUTS: PoolConfig = { lock_timeout: 5000, statement_timeout: 60_000 };

// Arbitrary id of the advisory lock.
const LOCK_TIMEOUT_MS = 2000;
const SCHEMA_LOCK = 7_468_102;

// pg returns 64-bit numbers and sums as strings; ours are far below 2^53.
const INT8 = 20;
const NUMERIC = 1700;
types.setTypeParser(INT8, Number);
types.setTypeParser(NUMERIC, Number);

/** A statement waits 5 s for a lock at most; most others take milliseconds. */
const SILENT_AFTER_MS = 10_000;

interface PostgresOptions {
  /** How long a query may go unanswered before its connection is looked at. */
  readonly silentAfterMs?: number;
}

/** `directUrl`: the database behind the pooler to which `databaseUrl` leads; null: there is none. */
export function openPostgres(
  databaseUrl: string,
  directUrl: string | null = null,
  { silentAfterMs = SILENT_AFTER_MS }: PostgresOptions = {},
): Engine {
  const pool = new Pool({ ...POOL, ...(directUrl ? {} : TIMEOUTS), connectionString: databaseUrl });
  // Without these listeners a broken connection would end the process; the pool replaces it, its query fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (directUrl === null) keepPlans(client);
  });
  const silence = { databaseUrl, hasPooler: directUrl !== null, afterMs: silentAfterMs };
  const stopWatching = endSilentConnections(pool, silence);
  const kysely = new Kysely<Tables>({ dialect: withStorageProblems(new PostgresDialect({ pool })) });
  return {
    columnTypes: POSTGRES_TYPES,
    read: kysely,
    readReports: (work) => work(kysely),
    transaction: (work) => kysely.transaction().execute(work),
    lockSchema: async (transaction) => {
      await transaction.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`));
      // A statement that waits for a table makes all orders wait behind it.
      await transaction.executeQuery(CompiledQuery.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`));
      // An index of a large table takes minutes.
      await transaction.executeQuery(CompiledQuery.raw('set local statement_timeout = 0'));
    },
    tablesReady: () => {},
    snapshot: (work) =>
      kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    listen: async (listener) =>
      listenToChanges({ databaseUrl: directUrl ?? databaseUrl, heartbeatEveryMs: silentAfterMs }, listener),
    close: async () => {
      await stopWatching();
      await kysely.destroy();
    },
  };
}

/** Opens a replica; where the database is behind a pooler, so may be its replica, to which roles and their timeouts are copied. */
export const openReplica = (replicaUrl: string, directUrl: string | null): Engine =>
  openPostgres(replicaUrl, directUrl === null ? null : replicaUrl);

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
function listenToChanges(listening: Listening, { failed, ...listener }: ChangeListener): () => Promise<void> {
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
