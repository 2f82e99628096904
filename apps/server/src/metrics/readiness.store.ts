import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Writer } from '../db/database.ts';

// About as much as an order, so that the heartbeat fails when orders do.
const FILLER_BYTES = 32 * 1024;

/** Replaces the heartbeat. Throws StorageProblem if the disk has no room for an order. */
export async function writeHeartbeat(writer: Writer, engine: Database['engine']): Promise<void> {
  const filler = randomBytes(FILLER_BYTES);
  if (engine === 'postgres') await fillTemporaryTable(writer, filler);
  const heartbeat = { heartbeat_id: randomUUID(), filler: engine === 'sqlite' ? filler : Buffer.alloc(0) };
  await writer.insertInto('heartbeats').values(heartbeat).execute();
  await writer.deleteFrom('heartbeats').where('heartbeat_id', '<>', heartbeat.heartbeat_id).execute();
}

// PostgreSQL writes small rows into pages and log files that it has already: on a full disk they succeed while orders
// fail. This table is empty before every transaction, so its pages need room on the disk.
async function fillTemporaryTable(writer: Writer, filler: Buffer): Promise<void> {
  await sql`create temporary table if not exists heartbeat_filler (filler bytea) on commit delete rows`.execute(writer);
  await sql`insert into heartbeat_filler (filler) values (${filler})`.execute(writer);
}
