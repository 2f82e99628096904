import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { PreparedFixtures } from './fixtures.ts';
import { startPostgres } from '../../tools/start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    fixtures: PreparedFixtures;
  }
}

/** Vitest's global set-up: one PostgreSQL for the whole run, or the one that TEST_POSTGRES_URL names, and the prepared databases. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_POSTGRES_URL'];
  const postgres = url ? { url, stop: async () => {} } : await startPostgres();
  // A process of its own: Vite's module runner cannot load the whole server.
  const preparing = fork(join(import.meta.dirname, 'prepare-databases.ts'), [postgres.url], { execArgv: [] });
  const exit = once(preparing, 'exit');
  const fixtures = await Promise.race([once(preparing, 'message'), exit.then(() => [])]);
  if (!fixtures[0]) throw new Error('The databases could not be prepared; the reason is above.');
  project.provide('postgresUrl', postgres.url);
  project.provide('fixtures', fixtures[0]);
  return async () => {
    preparing.disconnect();
    await exit;
    await postgres.stop();
  };
}
