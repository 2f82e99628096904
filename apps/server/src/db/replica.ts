import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describeFailure } from '../failure.ts';
import type { Engine, Reader } from './database.ts';

/** What a report may be behind. */
export const MOST_BEHIND_SECONDS = 30;
const CHECKED_FOR_MS = 2000;
const AWAY_FOR_MS = 30_000;
const ANSWER_WITHIN_MS = 3000;

/** How a replica is: seconds behind the primary, a server of its own, or without an answer. */
export type ReplicaState =
  | { readonly kind: 'follows'; readonly seconds: number }
  | { readonly kind: 'independent' }
  | { readonly kind: 'away'; readonly reason: string };

/**
 * Asks both how far the replica is. Without new transactions nothing arrives, so a replica that has replayed what the primary has
 * written is up to date, however old its last transaction is.
 */
export async function inspectReplica(primary: Reader, replica: Reader): Promise<ReplicaState> {
  try {
    return await Promise.race([compareServers(primary, replica), refuseLater()]);
  } catch (error) {
    return { kind: 'away', reason: describeFailure(error) };
  }
}

const refuseLater = (): Promise<never> =>
  pause(ANSWER_WITHIN_MS, null, { ref: false }).then(() => {
    throw new Error(`no answer within ${ANSWER_WITHIN_MS} ms`);
  });

async function compareServers(primary: Reader, replica: Reader): Promise<ReplicaState> {
  const written = await sql<{ lsn: string }>`select pg_current_wal_flush_lsn()::text as lsn`.execute(primary);
  const lsn = written.rows[0]?.lsn ?? '0/0';
  const answer = await sql<{ follows: boolean; current: boolean | null; seconds: number | null }>`
    select pg_is_in_recovery() as follows,
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= cast(${lsn} as pg_lsn) end as current,
      cast(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) as double precision) as seconds`.execute(
    replica,
  );
  // Its role may lack the right to read.
  await sql`select 1 from shop_counters limit 1`.execute(replica);
  const [row] = answer.rows;
  if (!row?.follows) return { kind: 'independent' };
  return { kind: 'follows', seconds: row.current ? 0 : (row.seconds ?? Number.POSITIVE_INFINITY) };
}

interface ReplicaReads {
  /** Tells why a report was read from the primary. */
  readonly skipped: (reason: string) => void;
  readonly mostBehindSeconds?: number;
}

/** Runs reports on the replica; on the primary while the replica is away, too far behind or fails. */
export function readFromReplica(
  primary: Engine,
  replica: Engine,
  { skipped, mostBehindSeconds = MOST_BEHIND_SECONDS }: ReplicaReads,
): Engine['readReports'] {
  let checking: Promise<string | null> | null = null;
  let checkAgainAt = 0;
  const findObstacle = async (): Promise<string | null> => {
    const state = await inspectReplica(primary.read, replica.read);
    checkAgainAt = performance.now() + (state.kind === 'away' ? AWAY_FOR_MS : CHECKED_FOR_MS);
    if (state.kind === 'away') return state.reason;
    if (state.kind === 'independent') return 'follows nobody';
    return state.seconds > mostBehindSeconds ? 'too far behind' : null;
  };
  const check = (): Promise<string | null> => {
    if (checking === null || performance.now() > checkAgainAt) {
      checkAgainAt = Number.POSITIVE_INFINITY;
      checking = findObstacle();
    }
    return checking;
  };
  return async (work) => {
    const obstacle = await check();
    if (obstacle === null) {
      try {
        return await work(replica.read);
      } catch (error) {
        // The primary answers, or fails in the same way.
        checkAgainAt = 0;
        skipped(describeFailure(error));
        return work(primary.read);
      }
    }
    skipped(obstacle);
    return work(primary.read);
  };
}
