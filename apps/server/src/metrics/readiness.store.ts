import type { Reader, Writer } from '../db/database.ts';

/** Takes the write lock for something that is useful anyway. */
export async function forgetOldSessions(writer: Writer, now: string): Promise<void> {
  await writer.deleteFrom('staff_sessions').where('expires_at', '<=', now).execute();
}

/** Whether something in the outbox has been due since before this instant. */
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
