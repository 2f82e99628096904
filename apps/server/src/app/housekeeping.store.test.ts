import { days } from '@tischlein/domain';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../../tests/support/databases.ts';
import { addShopRow, anOrderRow, toOrderId, ROMA } from '../../../../tests/support/order-row.ts';
import { plusSeconds } from '../clock.ts';
import { openDatabase } from '../db/open-database.ts';
import { createEvents } from '../events.ts';
import { openMailFolder } from '../mail/mail-folder.ts';
import { cleanUp, keepHouse } from './housekeeping.ts';

const START = '2026-11-21T18:30:00.000Z';
const MONTH_SECONDS = days(31);
const A_MAIL = {
  shopId: ROMA,
  createdAt: START,
  from: { name: 'Roma', replyTo: 'roma@example.com' },
  to: { name: '', address: 'petra@example.com' },
  subject: '',
  text: '',
  html: '',
};

describe.each(databases)('housekeeping on $name', ({ open }) => {
  it('deletes done jobs and expired keys after a month', async () => {
    const place = await open();
    const database = await openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });
    await database.write(async (writer) => {
      await addShopRow(writer);
      await writer.insertInto('orders').values(anOrderRow(1)).execute();
      const job = { shop_id: ROMA, order_id: null, kind: 'k', payload: '{}', created_at: START, run_at: START };
      const state = { locked_until: null, attempts: 1, failure: null, urgent: 0, stored: 0 } as const;
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

  it('is done by one of two nodes, each hour; each deletes its own files of old mails', async () => {
    const place = await open();
    const settings = { databaseUrl: place.url || null, dataDir: place.dataDir };
    const nodes = await Promise.all(
      ['one', 'other'].map(async (name) => {
        const folder = join(place.dataDir, name);
        const database = await openDatabase(settings);
        return { database, folder, mailbox: openMailFolder(folder, database) };
      }),
    );
    for (const { folder, mailbox } of nodes) await mailbox.send({ ...A_MAIL, id: basename(folder) });
    const keepHouseAt = async (now: string) => {
      const world = { clock: { now: () => now }, shops: { findEntry: () => null }, events: createEvents(() => {}) };
      const turns = nodes.map((node) => keepHouse({ ...node, ...world }));
      return (await Promise.all(turns)).toSorted((left, right) => Number(left) - Number(right));
    };
    const files = () => Promise.all(nodes.map(async ({ folder }) => (await readdir(join(folder, 'mail'))).length));
    expect([await keepHouseAt(START), await files()]).toEqual([
      [false, true],
      [1, 1],
    ]);
    const later = plusSeconds(START, MONTH_SECONDS);
    expect(await keepHouseAt(later)).toEqual([false, true]);
    // The node that skipped the run may have finished first.
    await keepHouseAt(later);
    expect(await files()).toEqual([0, 0]);
    for (const { database } of nodes) await database.close();
    await place.close();
  });
});
