import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Database, DatabaseSettings } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';

/** An empty database for one purpose, which disappears when it is closed. */
interface Scratch {
  readonly database: Database;
  close(): Promise<void>;
}

// SQLSTATE insufficient_privilege.
const NOT_ALLOWED = '42501';

/**
 * Opens a scratch database on the same engine, past a pooler, which may know no other database. A PostgreSQL role without the privilege
 * CREATEDB gets one of SQLite in this folder: a schema beside the real one would notify the running servers. Drops those that killed
 * runs of this installation have left, so that only one may be open.
 */
export async function openScratch(
  { databaseUrl, databaseDirectUrl = null }: DatabaseSettings,
  folder: string,
): Promise<Scratch> {
  const directUrl = databaseDirectUrl ?? databaseUrl;
  const url = directUrl === null ? null : await createPostgres(directUrl);
  const drop = async (): Promise<void> => {
    if (directUrl !== null && url !== null) await runOnServer(directUrl, dropStatement(toName(url)));
  };
  try {
    const database = await openDatabase({ databaseUrl: url, dataDir: join(folder, 'scratch') });
    return {
      database,
      close: async () => {
        try {
          await database.close();
        } finally {
          await drop();
        }
      },
    };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** null: the role may not create databases. */
async function createPostgres(directUrl: string): Promise<string | null> {
  const url = new URL(directUrl);
  const start = await dropLeftovers(directUrl);
  const name = `${start}${randomUUID().slice(0, 8)}`;
  try {
    await runOnServer(directUrl, `create database ${name}`);
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === NOT_ALLOWED) return null;
    throw error;
  }
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops the scratch databases of this installation; returns what their names begin with. Other installations share the server. */
async function dropLeftovers(directUrl: string): Promise<string> {
  const [database] = await runOnServer(directUrl, 'select current_database() as name');
  const installation = createHash('sha256').update(String(database?.name)).digest('hex').slice(0, 16);
  const start = `tischlein_scratch_${installation}_`;
  const leftovers = await runOnServer(
    directUrl,
    `select datname as name from pg_database where starts_with(datname, '${start}') and pg_has_role(datdba, 'USAGE')`,
  );
  for (const { name } of leftovers) await runOnServer(directUrl, dropStatement(name));
  return start;
}

const toName = (url: string): string => new URL(url).pathname.slice(1);
const dropStatement = (name: string): string => `drop database if exists ${name} with (force)`;

async function runOnServer(directUrl: string, statement: string): Promise<readonly { readonly name: string }[]> {
  const client = new Client({ connectionString: directUrl });
  await client.connect();
  try {
    return (await client.query<{ name: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}
