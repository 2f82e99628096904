import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Vitest's global set-up: one PostgreSQL for the whole run, or the one that TEST_POSTGRES_URL names. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_POSTGRES_URL'];
  const postgres = given ? { url: given, stop: async () => {} } : await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
