import { sql } from 'kysely';
import type { Database, Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';

export async function insertFirstSignIn(writer: Writer, staffId: string, hasDemo: boolean): Promise<void> {
  await writer
    .insertInto('first_sign_ins')
    .values({ staff_id: staffId, demo_open: hasDemo ? 1 : 0, shown_at: null })
    .execute();
}

type Progress = Partial<Pick<Row<'first_sign_ins'>, 'demo_open' | 'shown_at'>>;

/**
 * Stores what `work` reached for the first owner who has not signed in yet; null: there is none, or another node is at it.
 * PostgreSQL holds the row until then, or until this process ends; SQLite has one process.
 */
export async function withFirstSignIn(
  database: Database,
  work: (row: Row<'first_sign_ins'> | null) => Promise<Progress>,
): Promise<void> {
  const select = sql<Row<'first_sign_ins'>>`select staff_id, demo_open, shown_at from first_sign_ins limit 1`;
  if (database.engine === 'sqlite') {
    const progress = await work((await select.execute(database.read)).rows[0] ?? null);
    return database.write((writer) => writeProgress(writer, progress));
  }
  return database.write(async (writer) => {
    const { rows } = await sql<Row<'first_sign_ins'>>`${select} for update skip locked`.execute(writer);
    await writeProgress(writer, await work(rows[0] ?? null));
  });
}

async function writeProgress(writer: Writer, progress: Progress): Promise<void> {
  if (Object.keys(progress).length > 0) await writer.updateTable('first_sign_ins').set(progress).execute();
}

export async function markShown(writer: Writer, at: string): Promise<void> {
  await writer.updateTable('first_sign_ins').set({ shown_at: at }).execute();
}

/** The owner has signed in, or has another password. */
export async function endFirstSignIn(writer: Writer, staffId: string): Promise<void> {
  await writer.deleteFrom('first_sign_ins').where('staff_id', '=', staffId).execute();
}
