import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';

/** An empty database: `url` is what DATABASE_URL would hold (empty means SQLite in `dataDir`). */
export type OpenDatabase = { readonly url: string; readonly dataDir: string; readonly close: () => Promise<void> };
export type DatabaseKind = { readonly name: 'sqlite' | 'postgres'; readonly open: () => Promise<OpenDatabase> };
export type Prepare = (database: Omit<OpenDatabase, 'close'>) => Promise<void>;

/** Both engines, for `describe.each(databases)`; every `open()` gives a fresh, empty database. */
export const databases: readonly DatabaseKind[] = [
  { name: 'sqlite', open: openSqlite },
  { name: 'postgres', open: () => openPostgres('template1') },
];

/** Both engines again; `prepare` (say, the migrations) runs once per test file and every `open()` gives a copy of what it left. */
export function databasesPreparedBy(prepare: Prepare): readonly DatabaseKind[] {
  const sqlite = preparedOnce(() => openSqlite(), prepare);
  const postgres = preparedOnce(() => openPostgres('template1'), prepare);
  return [
    { name: 'sqlite', open: async () => openSqlite((await sqlite()).dataDir) },
    { name: 'postgres', open: async () => openPostgres(databaseName((await postgres()).url)) },
  ];
}

function preparedOnce(open: () => Promise<OpenDatabase>, prepare: Prepare): () => Promise<OpenDatabase> {
  let template: Promise<OpenDatabase> | undefined;
  afterAll(async () => (await template)?.close());
  return () =>
    (template ??= open().then(async (database) => {
      await prepare(database);
      return database;
    }));
}

async function openSqlite(copyOf?: string): Promise<OpenDatabase> {
  const dataDir = await newDataDir();
  if (copyOf) await cp(copyOf, dataDir, { recursive: true });
  return { url: '', dataDir, close: () => removeFolder(dataDir) };
}

async function openPostgres(template: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const dataDir = await newDataDir();
  await onServer(`create database ${name} template ${template}`);
  const close = async () => {
    await onServer(`drop database ${name} with (force)`);
    await removeFolder(dataDir);
  };
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, dataDir, close };
}

const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'tischlein-test-'));
const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
const databaseName = (url: string): string => new URL(url).pathname.slice(1);

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const url = inject('postgresUrl');
  if (url) return url;
  throw new Error('No PostgreSQL here: tests on both databases are named *.store.test.ts or live in tests/api.');
}
