import { Client, DatabaseError, type Pool, type PoolClient } from 'pg';
import { startWorker } from '../worker.ts';

export interface Silence {
  readonly databaseUrl: string;
  /** A pooler does not tell which of its connections the database works for. */
  readonly hasPooler: boolean;
  readonly afterMs: number;
}

const PROBE_WITHIN_MS = 5000;
/** Longer than any statement behind a pooler may take (docs/operations.md). */
const POOLER_AFTER_MS = 65_000;

/** A query without an answer, since when. */
type OpenQuery = { readonly sinceMs: number };

/**
 * Ends connections whose query the database does not know: its machine is gone, or a firewall has forgotten the connection. TCP
 * notices that after a quarter of an hour, and until then every connection of the pool would wait. Returns a function that stops this.
 */
export function endSilentConnections(pool: Pool, silence: Silence): () => Promise<void> {
  const open = new Map<PoolClient, OpenQuery>();
  pool.on('connect', (client) => watchQueries(client, open));
  pool.on('remove', (client) => open.delete(client));
  const work = async (): Promise<boolean> => {
    const since = performance.now() - (silence.hasPooler ? POOLER_AFTER_MS : silence.afterMs);
    const silent = [...open].filter(([, { sinceMs }]) => sinceMs < since);
    if (silent.length === 0) return false;
    const working = silence.hasPooler ? new Set() : await findWorking(silence.databaseUrl);
    if (!working) return false;
    for (const [client, query] of silent)
      if (open.get(client) === query && !working.has(readProcessId(client))) void client.end().catch(() => {});
    return false;
  };
  return startWorker({ work, roundEveryMs: 0, pollEveryMs: silence.afterMs / 2, failed: () => {} }).stop;
}

function watchQueries(client: PoolClient, open: Map<PoolClient, OpenQuery>): void {
  const { query } = client;
  Object.assign(client, {
    query: (...parameters: readonly unknown[]): unknown => {
      const answer: unknown = Reflect.apply(query, client, parameters);
      if (!(answer instanceof Promise)) return answer;
      const opened = { sinceMs: performance.now() };
      open.set(client, opened);
      const close = (): void => {
        if (open.get(client) === opened) open.delete(client);
      };
      answer.then(close, close);
      return answer;
    },
  });
}

/** The processes of the database that work on a query: none if it cannot be reached; null if it is there and does not tell. */
async function findWorking(databaseUrl: string): Promise<ReadonlySet<unknown> | null> {
  const limits = { connectionTimeoutMillis: PROBE_WITHIN_MS, query_timeout: PROBE_WITHIN_MS };
  const probe = new Client({ connectionString: databaseUrl, application_name: 'tischlein-probe', ...limits });
  probe.on('error', () => {});
  try {
    await probe.connect();
    const { rows } = await probe.query("select pid from pg_stat_activity where state not like 'idle%'");
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    return error instanceof DatabaseError ? null : new Set();
  } finally {
    await probe.end().catch(() => {});
  }
}

const readProcessId = (client: PoolClient): unknown => ('processID' in client ? client.processID : null);
