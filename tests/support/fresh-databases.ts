import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** `url` is what DATABASE_URL would hold (empty means SQLite in `dataDir`). */
export type OpenDatabase = {
  readonly url: string;
  readonly dataDir: string;
  /** The first shop of a prepared database; null if there is none. */
  readonly preparedShop: string | null;
  readonly close: () => Promise<void>;
};
export type Copy = { readonly of: string; readonly preparedShop: string | null };

/** A new folder for SQLite: empty, or a copy of another folder. */
export async function freshSqlite(copy?: Copy): Promise<OpenDatabase> {
  const dataDir = await newDataDir();
  if (copy) await cp(copy.of, dataDir, { recursive: true, preserveTimestamps: true });
  return { url: '', dataDir, preparedShop: copy?.preparedShop ?? null, close: () => removeFolder(dataDir) };
}

/** A new database of this PostgreSQL server: empty, or a copy of another database of the server. */
export async function freshPostgres(serverUrl: string, copy?: Copy): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const dataDir = await newDataDir();
  await onServer(serverUrl, `create database ${name} template ${copy?.of ?? 'template1'} strategy file_copy`);
  const close = async () => {
    await onServer(serverUrl, `drop database ${name} with (force)`);
    await removeFolder(dataDir);
  };
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, dataDir, preparedShop: copy?.preparedShop ?? null, close };
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
