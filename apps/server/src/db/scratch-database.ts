import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Database, type DatabaseSettings, openDatabase } from './database.ts';

/** An empty database for one purpose, which disappears when it is closed. */
interface Scratch {
  readonly database: Database;
  close(): Promise<void>;
}

// SQLSTATE insufficient_privilege.
const NOT_ALLOWED = '42501';

/**
 * Opens a scratch database on the same engine. A PostgreSQL role without the privilege CREATEDB gets one of SQLite in this folder:
 * a schema beside the real one would notify the running servers.
 */
export async function openScratch({ databaseUrl }: DatabaseSettings, folder: string): Promise<Scratch> {
  const url = databaseUrl === null ? null : await createPostgres(databaseUrl);
  const database = await openDatabase({ databaseUrl: url, dataDir: join(folder, 'scratch') });
  return {
    database,
    close: async () => {
      await database.close();
      if (databaseUrl !== null && url !== null) await dropPostgres(databaseUrl, url);
    },
  };
}

/** null: the role may not create databases. */
async function createPostgres(databaseUrl: string): Promise<string | null> {
  const name = `tischlein_scratch_${randomUUID().replaceAll('-', '')}`;
  try {
    await runOnServer(databaseUrl, `create database ${name}`);
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === NOT_ALLOWED) return null;
    throw error;
  }
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const dropPostgres = (databaseUrl: string, url: string): Promise<void> =>
  runOnServer(databaseUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);

async function runOnServer(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
