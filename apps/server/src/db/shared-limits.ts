import type { ShopId } from '@tischlein/domain';
import { plusSeconds, secondsBetween } from '../clock.ts';
import { CompiledQuery } from 'kysely';
import type { Database, Writer } from './database.ts';
import { prepareQuery } from './prepare-query.ts';

/** A limit that all nodes share: `most` uses within `seconds` from the first one. */
export interface SharedLimit {
  /** The shop whose limit it is; 'office' for its sign-in. */
  readonly scope: ShopId | 'office';
  /** A hash, so that the table holds no personal data. */
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
}

/** Counts a use, in one statement, so that concurrent calls cannot exceed the limit. Returns the seconds to wait; 0 if it is allowed. */
export async function takeShared(
  writer: Writer,
  { scope, key, most, seconds }: SharedLimit,
  now: string,
): Promise<number> {
  const [row] = await countUse(writer, { scope, key, now, ended: plusSeconds(now, -seconds) });
  if (!row || row.used <= most) return 0;
  return Math.max(1, secondsBetween(now, plusSeconds(row.since, seconds)));
}

/** Like `takeShared`, in a transaction that does not wait for the disk: after a crash of the database a limit may begin anew. */
export const takeSharedSoon = (database: Database, limit: SharedLimit, now: string): Promise<number> =>
  database.write(async (writer) => {
    if (database.engine === 'postgres')
      await writer.executeQuery(CompiledQuery.raw('set local synchronous_commit to off'));
    return takeShared(writer, limit, now);
  });

interface Use extends Pick<SharedLimit, 'scope' | 'key'> {
  readonly now: string;
  /** Uses counted at or before this instant have expired. */
  readonly ended: string;
}

const countUse = prepareQuery((writer: Writer, { scope, key, now, ended }: Use) =>
  writer
    .insertInto('shared_limits')
    .values({ scope, limit_key: key, used: 1, since: now })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'limit_key']).doUpdateSet((row) => ({
        used: row
          .case()
          .when('shared_limits.since', '<=', ended)
          .then(1)
          .else(row('shared_limits.used', '+', 1))
          .end(),
        since: row.case().when('shared_limits.since', '<=', ended).then(now).else(row.ref('shared_limits.since')).end(),
      })),
    )
    .returning(['used', 'since']),
);

/** Forgets the uses of a limit. */
export async function releaseShared(writer: Writer, { scope, key }: SharedLimit): Promise<void> {
  await writer.deleteFrom('shared_limits').where('scope', '=', scope).where('limit_key', '=', key).execute();
}
