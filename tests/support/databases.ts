import { afterAll, inject } from 'vitest';
import { databaseName, freshPostgres, freshSqlite, type OpenDatabase } from './fresh-databases.ts';

export type { OpenDatabase } from './fresh-databases.ts';
export type DatabaseKind = { readonly name: 'sqlite' | 'postgres'; readonly open: () => Promise<OpenDatabase> };
export type Prepare = (database: Omit<OpenDatabase, 'close'>) => Promise<void>;

/** Both engines, for `describe.each(databases)`; every `open()` gives a fresh, empty database. */
export const databases: readonly DatabaseKind[] = [
  { name: 'sqlite', open: () => freshSqlite() },
  { name: 'postgres', open: () => freshPostgres(serverUrl()) },
];

/** Both engines again; `prepare` (say, the migrations) runs once per test file and every `open()` gives a copy of what it left. */
export function databasesPreparedBy(prepare: Prepare): readonly DatabaseKind[] {
  const sqlite = preparedOnce(() => freshSqlite(), prepare);
  const postgres = preparedOnce(() => freshPostgres(serverUrl()), prepare);
  return [
    { name: 'sqlite', open: async () => freshSqlite((await sqlite()).dataDir) },
    { name: 'postgres', open: async () => freshPostgres(serverUrl(), databaseName((await postgres()).url)) },
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

function serverUrl(): string {
  const url = inject('postgresUrl');
  if (url) return url;
  throw new Error('No PostgreSQL here: tests on both databases are named *.store.test.ts or live in tests/api.');
}
