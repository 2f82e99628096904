import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** An empty database: `url` is what DATABASE_URL would hold (empty means SQLite in `dataDir`). */
export type OpenDatabase = { readonly url: string; readonly dataDir: string; readonly close: () => Promise<void> };

/** A new folder for SQLite; a copy of another one, if said. */
export async function freshSqlite(copyOf?: string): Promise<OpenDatabase> {
  const dataDir = await newDataDir();
  if (copyOf) await cp(copyOf, dataDir, { recursive: true });
  return { url: '', dataDir, close: () => removeFolder(dataDir) };
}

/** A new database of this PostgreSQL server; a copy of another one of its own, if said. */
export async function freshPostgres(serverUrl: string, copyOf = 'template1'): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const dataDir = await newDataDir();
  await onServer(serverUrl, `create database ${name} template ${copyOf}`);
  const close = async () => {
    await onServer(serverUrl, `drop database ${name} with (force)`);
    await removeFolder(dataDir);
  };
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, dataDir, close };
}

export const databaseName = (url: string): string => new URL(url).pathname.slice(1);

const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'tischlein-test-'));
const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
