import type { Reader, Writer } from '../db/database.ts';

export interface NewSession {
  readonly tokenHash: string;
  readonly staffId: string;
  /** 'Safari auf iPhone'; '' if unknown. */
  readonly device: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastsMinutes: number;
}

export async function insertSession(writer: Writer, session: NewSession): Promise<void> {
  const { tokenHash, staffId, device, createdAt, expiresAt, lastsMinutes } = session;
  await writer.deleteFrom('staff_sessions').where('expires_at', '<=', createdAt).execute();
  await writer
    .insertInto('staff_sessions')
    .values({
      token_hash: tokenHash,
      staff_id: staffId,
      device,
      created_at: createdAt,
      seen_at: createdAt,
      lasts_minutes: lastsMinutes,
      expires_at: expiresAt,
    })
    .execute();
}

interface Extension {
  readonly seenAt: string;
  readonly expiresAt: string;
}

export async function extendSession(writer: Writer, tokenHash: string, extension: Extension): Promise<void> {
  await writer
    .updateTable('staff_sessions')
    .set({ seen_at: extension.seenAt, expires_at: extension.expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(writer: Writer, tokenHash: string): Promise<void> {
  await writer.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of a staff member. */
export async function deleteSessions(writer: Writer, staffId: string): Promise<void> {
  await writer.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
}

/** Signs a staff member out on all other devices. */
export async function deleteOtherSessions(writer: Writer, staffId: string, tokenHash: string): Promise<void> {
  await writer
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}

/** The sessions of a staff member that last, the latest first. */
export const readSessions = (reader: Reader, staffId: string, now: string) =>
  reader
    .selectFrom('staff_sessions')
    .select(['token_hash as tokenHash', 'device', 'seen_at as seenAt'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .execute();

/** When this session was opened; null: it has ended. */
export async function readSessionStart(reader: Reader, tokenHash: string): Promise<string | null> {
  const query = reader.selectFrom('staff_sessions').select('created_at').where('token_hash', '=', tokenHash);
  return (await query.executeTakeFirst())?.created_at ?? null;
}

/** When each staff member was last seen, by id; only of sessions that are stored. */
export async function readLastSeen(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await reader
    .selectFrom('staff_sessions')
    .select(['staff_id', (row) => row.fn.max('seen_at').as('seenAt')])
    .groupBy('staff_id')
    .execute();
  return new Map(rows.map(({ staff_id, seenAt }) => [staff_id, seenAt]));
}

/** When each member of staff who is signed in has last used a session. */
export async function readLastUses(reader: Reader, now: string): Promise<ReadonlyMap<string, string>> {
  const rows = await reader
    .selectFrom('staff_sessions')
    .select(['staff_id as staffId', ({ fn }) => fn.max('seen_at').as('seenAt')])
    .where('expires_at', '>', now)
    .groupBy('staff_id')
    .execute();
  return new Map(rows.map(({ staffId, seenAt }) => [staffId, seenAt]));
}
