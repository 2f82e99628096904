import { describe, expect, it } from 'vitest';
import { databases } from '../../../../tests/support/databases.ts';
import { addShopRow, anOrderRow, toOrderId, ROMA } from '../../../../tests/support/order-row.ts';
import { plusSeconds } from '../clock.ts';
import { openDatabase } from '../db/database.ts';
import { cleanUp, cleanUpInTurn } from './housekeeping.ts';

const START = '2026-11-21T18:30:00.000Z';
const MONTH_SECONDS = 31 * 24 * 60 * 60;

describe.each(databases)('housekeeping on $name', ({ open }) => {
  it('deletes done jobs and expired keys after a month', async () => {
    const place = await open();
    const database = await openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });
    await database.write(async (writer) => {
      await addShopRow(writer);
      await writer.insertInto('orders').values(anOrderRow(1)).execute();
      const job = { shop_id: ROMA, order_id: null, kind: 'k', payload: '{}', created_at: START, run_at: START };
      const state = { locked_until: null, attempts: 1, failure: null, urgent: 0 } as const;
      await writer
        .insertInto('outbox')
        .values([
          { outbox_id: 'done', ...job, ...state, done_at: START },
          { outbox_id: 'pending', ...job, ...state, done_at: null },
        ])
        .execute();
      const key = { shop_id: ROMA, order_id: toOrderId(1), request_hash: '' };
      await writer
        .insertInto('order_keys')
        .values([
          { key: 'old', ...key, expires_at: START },
          { key: 'new', ...key, expires_at: '2027-01-01T00:00:00.000Z' },
        ])
        .execute();
    });
    const left = async (now: string) => {
      await cleanUp({ database, clock: { now: () => now }, shops: { findEntry: () => null } });
      const jobs = await database.read.selectFrom('outbox').select('outbox_id').orderBy('outbox_id').execute();
      const keys = await database.read.selectFrom('order_keys').select('key').execute();
      return [...jobs.map(({ outbox_id }) => outbox_id), ...keys.map(({ key }) => key)];
    };
    expect(await left(START)).toEqual(['done', 'pending', 'new']);
    expect(await left(plusSeconds(START, MONTH_SECONDS))).toEqual(['pending', 'new']);
    await database.close();
    await place.close();
  });

  it('is done by one of two nodes, each hour', async () => {
    const place = await open();
    const settings = { databaseUrl: place.url || null, dataDir: place.dataDir };
    const databasesOfNodes = [await openDatabase(settings), await openDatabase(settings)];
    const cleanUpAt = async (now: string) => {
      const turns = databasesOfNodes.map((database) =>
        cleanUpInTurn({ database, clock: { now: () => now }, shops: { findEntry: () => null } }),
      );
      return (await Promise.all(turns)).toSorted((left, right) => Number(left) - Number(right));
    };
    expect(await cleanUpAt(START)).toEqual([false, true]);
    expect(await cleanUpAt(plusSeconds(START, 60 * 60))).toEqual([false, true]);
    for (const database of databasesOfNodes) await database.close();
    await place.close();
  });
});
