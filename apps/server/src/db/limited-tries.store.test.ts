import { describe, expect, it } from 'vitest';
import { openDatabaseForEach } from '../../../../tests/support/database-for-each.ts';
import { databases } from '../../../../tests/support/databases.ts';
import { plusSeconds } from '../clock.ts';
import type { Database } from './database.ts';
import { beginTry, endTry } from './limited-tries.ts';

const NOW = '2026-11-21T18:30:00.000Z';
const LIMIT = { scope: 'office', key: 'waiter', most: 5, seconds: 900 } as const;

describe.each(databases)('tries of a secret on $name', ({ open }) => {
  let database: Database;
  openDatabaseForEach(open, (opened) => void (database = opened));

  const begin = (now = NOW, wrongBefore = 0) =>
    database.write((writer) => beginTry(writer, LIMIT, { now, wrongBefore }));
  const end = (tryId: string, verdict: 'right' | 'wrong' | 'open', now = NOW) =>
    database.write((writer) => endTry(writer, LIMIT, { tryId, verdict, now }));
  const tryOnce = async (verdict: 'right' | 'wrong' | 'open', now = NOW) => {
    const begun = await begin(now);
    return 'tryId' in begun ? end(begun.tryId, verdict, now) : begun;
  };

  it('that a crash has cut off do not count as wrong', async () => {
    for (let crash = 0; crash < 5; crash += 1) expect(await begin()).toHaveProperty('tryId');
    expect(await begin()).toEqual({ waitSeconds: 10 });
    for (let crash = 0; crash < 5; crash += 1) expect(await begin(plusSeconds(NOW, 10))).toHaveProperty('tryId');
    expect(await tryOnce('right', plusSeconds(NOW, 20))).toMatchObject({ triesLeft: 5 });
  });

  it('never exceed the limit, even if all come at once', async () => {
    const begun = await Promise.all(Array.from({ length: 12 }, () => begin()));
    expect(begun.filter((each) => 'tryId' in each)).toHaveLength(5);
  });

  it('are there again when the time since the first wrong one is over', async () => {
    for (let left = 4; left >= 0; left -= 1)
      expect(await tryOnce('wrong')).toEqual({ triesLeft: left, endsInSeconds: 900 });
    expect(await tryOnce('right', plusSeconds(NOW, 899))).toEqual({ waitSeconds: 1 });
    expect(await tryOnce('wrong', plusSeconds(NOW, 900))).toEqual({ triesLeft: 4, endsInSeconds: 900 });
  });

  it('are forgiven by a right one, and neither counted nor forgiven by an open one', async () => {
    await tryOnce('wrong');
    expect(await tryOnce('open')).toMatchObject({ triesLeft: 4 });
    await tryOnce('right');
    expect(await tryOnce('wrong')).toMatchObject({ triesLeft: 4 });
  });

  it('count with the wrong ones that are kept elsewhere', async () => {
    expect(await begin(NOW, 4)).toHaveProperty('tryId');
    expect(await begin(NOW, 4)).toEqual({ waitSeconds: 10 });
  });
});
