import type { Clock } from '../clock.ts';
import type { Database, Writer } from '../db/database.ts';
import type { ExchangeEntries, PracticeEntry } from './practice.ts';

/** Stores the state of the practice providers, which all nodes share. */
export const exchangeEntries =
  ({ database, clock }: { readonly database: Pick<Database, 'write'>; readonly clock: Clock }): ExchangeEntries =>
  (since, work) =>
    database.write(async (writer) => {
      const stamp = { change: await takeNumber(writer, clock.now()), written_at: clock.now() };
      const changed = await writer
        .selectFrom('practice_entries')
        .select(['kind', 'entry_id as id', 'content'])
        .where('change', '>', since)
        .where('kind', '!=', 'cursor')
        .orderBy('change')
        .$narrowType<{ kind: PracticeEntry['kind'] }>()
        .execute();
      const values = work(changed).map(({ kind, id, content }) => ({ kind, entry_id: id, content, ...stamp }));
      if (values.length > 0)
        await writer
          .insertInto('practice_entries')
          .values(values)
          .onConflict((conflict) =>
            conflict.columns(['kind', 'entry_id']).doUpdateSet((row) => ({
              content: row.ref('excluded.content'),
              change: row.ref('excluded.change'),
              written_at: row.ref('excluded.written_at'),
            })),
          )
          .execute();
      return stamp.change;
    });

/** Locks the state until the commit, and returns the next number. */
async function takeNumber(writer: Writer, now: string): Promise<number> {
  const cursor = { kind: 'cursor', entry_id: '', content: '', written_at: now } as const;
  const { change } = await writer
    .insertInto('practice_entries')
    .values({ ...cursor, change: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'entry_id'])
        .doUpdateSet((row) => ({ change: row('practice_entries.change', '+', 1), written_at: now })),
    )
    .returning('change')
    .executeTakeFirstOrThrow();
  return change;
}

export async function deletePracticeEntriesBefore(writer: Writer, instant: string): Promise<void> {
  await writer.deleteFrom('practice_entries').where('written_at', '<', instant).where('kind', '!=', 'cursor').execute();
}
