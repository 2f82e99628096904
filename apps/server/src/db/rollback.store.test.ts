import { describe, expect, it } from 'vitest';
import { openDatabaseForEach } from '../../../../tests/support/database-for-each.ts';
import { databases } from '../../../../tests/support/databases.ts';
import type { Database } from './database.ts';
import { beginTry } from './limited-tries.ts';
import { rollback } from './rollback.ts';

const NOW = '2026-11-21T18:30:00.000Z';
const LIMIT = { scope: 'office', key: 'waiter', most: 1, seconds: 900 } as const;

describe.each(databases)('a transaction on $name', ({ open }) => {
  let database: Database;
  openDatabaseForEach(open, (opened) => void (database = opened));

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
