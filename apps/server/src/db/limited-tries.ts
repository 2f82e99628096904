import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { plusSeconds, secondsBetween } from '../clock.ts';
import type { Writer } from './database.ts';
import { jsonColumn } from './json-column.ts';
import { releaseShared, type SharedLimit } from './shared-limits.ts';

/** Longer than a password takes to verify. After a crash, the try no longer counts. */
const LEASE_SECONDS = 10;

const openTries = jsonColumn(
  'shared_limits.open_tries',
  z.array(z.object({ id: z.string(), until: z.string() })).readonly(),
);

export interface Wait {
  readonly waitSeconds: number;
}

interface Begun {
  readonly tryId: string;
}

interface Begin {
  readonly now: string;
  /** Wrong tries that are counted elsewhere. */
  readonly wrongBefore?: number;
}

/**
 * Begins to verify a secret unless `most` tries were wrong within `seconds`, on all nodes together. A try that is being verified
 * counts, so that concurrent ones cannot exceed the limit; if the process dies, only until its lease ends.
 */
export async function beginTry(
  writer: Writer,
  limit: SharedLimit,
  { now, wrongBefore = 0 }: Begin,
): Promise<Begun | Wait> {
  const { used, since, open } = await lockTries(writer, limit, now);
  const left = limit.most - wrongBefore - used;
  if (left <= 0) return { waitSeconds: secondsUntil(plusSeconds(since, limit.seconds), now) };
  const [first] = open;
  if (first && open.length >= left) return { waitSeconds: secondsUntil(first.until, now) };
  const begun = { id: randomUUID(), until: plusSeconds(now, LEASE_SECONDS) };
  await saveTries(writer, limit, { used, since, open: [...open, begun] });
  return { tryId: begun.id };
}

interface End extends Begun {
  /** `open`: nothing was wrong, but it is not done either: neither counted nor forgiven. */
  readonly verdict: 'right' | 'wrong' | 'open';
  readonly now: string;
}

/** Ends a try. Wrong ones count, a right one forgives them. Returns the tries that are left, and when all are there again. */
export async function endTry(
  writer: Writer,
  limit: SharedLimit,
  { tryId, verdict, now }: End,
): Promise<{ readonly triesLeft: number; readonly endsInSeconds: number }> {
  if (verdict === 'right') {
    await releaseShared(writer, limit);
    return { triesLeft: limit.most, endsInSeconds: limit.seconds };
  }
  const before = await lockTries(writer, limit, now);
  const used = before.used + (verdict === 'wrong' ? 1 : 0);
  // The time runs from the first wrong try.
  const since = before.used === 0 ? now : before.since;
  await saveTries(writer, limit, { used, since, open: before.open.filter(({ id }) => id !== tryId) });
  return {
    triesLeft: Math.max(0, limit.most - used),
    endsInSeconds: secondsUntil(plusSeconds(since, limit.seconds), now),
  };
}

interface Tries {
  readonly used: number;
  readonly since: string;
  readonly open: readonly { readonly id: string; readonly until: string }[];
}

/** Reads the tries that still count, and locks them until the commit. */
async function lockTries(writer: Writer, { scope, key, seconds }: SharedLimit, now: string): Promise<Tries> {
  const row = await writer
    .insertInto('shared_limits')
    .values({ scope, limit_key: key, used: 0, since: now })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'limit_key']).doUpdateSet((old) => ({ used: old.ref('shared_limits.used') })),
    )
    .returning(['used', 'since', 'open_tries'])
    .executeTakeFirstOrThrow();
  const isOver = row.since <= plusSeconds(now, -seconds);
  return {
    used: isOver ? 0 : row.used,
    since: isOver ? now : row.since,
    open: openTries.read(row.open_tries).filter(({ until }) => until > now),
  };
}

async function saveTries(writer: Writer, { scope, key }: SharedLimit, { used, since, open }: Tries): Promise<void> {
  await writer
    .updateTable('shared_limits')
    .set({ used, since, open_tries: openTries.write(open) })
    .where('scope', '=', scope)
    .where('limit_key', '=', key)
    .execute();
}

const secondsUntil = (instant: string, now: string): number => Math.max(1, secondsBetween(now, instant));
