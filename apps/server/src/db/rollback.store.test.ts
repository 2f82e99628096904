import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabases, type OpenDatabase } from '../../../../tests/support/databases.ts';
import type { Database } from './database.ts';
import { beginTry } from './limited-tries.ts';
import { openDatabase } from './open-database.ts';
import { rollback } from './rollback.ts';

const NOW = '2026-11-21T18:30:00.000Z';
const LIMIT = { scope: 'office', key: 'waiter', most: 1, seconds: 900 } as const;

describe.each(emptyDatabases)('a transaction on $name', ({ open }) => {
  let place: OpenDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await open();
    database = await openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });
  });
  afterEach(async () => {
    await database.close();
    await place.close();
  });

  const begin = (isUndone: boolean) =>
    database.write(async (writer) => {
      const begun = 'tryId' in (await beginTry(writer, LIMIT, { now: NOW, wrongBefore: 0 }));
      return isUndone ? rollback(begun) : begun;
    });

  it('whose work returns a rollback leaves nothing behind and has its outcome', async () => {
    expect(await begin(true)).toBe(true);
    expect(await begin(true)).toBe(true);
    expect(await begin(false)).toBe(true);
    expect(await begin(false)).toBe(false);
  });

  it('throws what its work throws', async () => {
    const lost = new Error('lost');
    await expect(database.write(() => Promise.reject(lost))).rejects.toThrow(lost);
  });
});
