import type { Reader, Writer } from '../db/database.ts';

/** Also tests that the database accepts writes. */
export async function deleteExpiredSessions(writer: Writer, now: string): Promise<void> {
  await writer.deleteFrom('staff_sessions').where('expires_at', '<=', now).execute();
}

/** Returns whether a job has been due since before this instant. */
export async function hasOverdueOutbox(reader: Reader, before: string): Promise<boolean> {
  const row = await reader
    .selectFrom('outbox')
    .select('outbox_id')
    .where('done_at', 'is', null)
    .where('run_at', '<', before)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
