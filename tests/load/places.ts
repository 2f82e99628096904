import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freshPostgres, type OpenDatabase } from '../support/fresh-databases.ts';
import { type RunningPostgres, startPostgres } from '../../tools/start-postgres.ts';

export interface LoadPlace extends AsyncDisposable {
  readonly database: OpenDatabase;
  /** null: SQLite. */
  readonly postgres: RunningPostgres | null;
}

/** An empty database that survives a crash of the machine, as in operation. */
export async function openPlace(engine: 'sqlite' | 'postgres'): Promise<LoadPlace> {
  const postgres = engine === 'postgres' ? await startPostgres({ isDurable: true }) : null;
  const database = postgres ? await freshPostgres(postgres.url) : await createSqlite();
  return {
    database,
    postgres,
    [Symbol.asyncDispose]: async () => {
      await database.close();
      await postgres?.stop();
    },
  };
}

// In this checkout: /tmp may be a RAM disk with free commits.
async function createSqlite(): Promise<OpenDatabase> {
  const dataDir = await mkdtemp(join(process.cwd(), 'bench', '.run-'));
  return { url: '', dataDir, preparedShop: null, close: () => rm(dataDir, { recursive: true }) };
}
