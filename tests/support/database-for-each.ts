import { afterEach, beforeEach } from 'vitest';
import type { Database } from '../../apps/server/src/db/database.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import type { OpenDatabase } from './databases.ts';

/** Opens a database before each test and closes it afterwards. */
export function openDatabaseForEach(
  open: () => Promise<OpenDatabase>,
  opened: (database: Database, place: OpenDatabase) => void | Promise<void>,
): void {
  let place: OpenDatabase | undefined;
  let database: Database | undefined;
  beforeEach(async () => {
    place = await open();
    database = await openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });
    await opened(database, place);
  });
  afterEach(async () => {
    await database?.close();
    await place?.close();
  });
}
