import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases, type OpenDatabase } from '../../../../tests/support/databases.ts';
import { addShopRow, anOrderRow, orderIdOf, ROMA } from '../../../../tests/support/order-row.ts';
import { plusSeconds } from '../clock.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createEvents } from '../events.ts';
import { cleanUp } from '../app/housekeeping.ts';
import { startOutbox, workOnce } from './outbox.ts';
import { addToOutbox } from './outbox.store.ts';

const START = '2026-11-21T18:30:00.000Z';

describe.each(databases)('the outbox on $name', ({ open }) => {
  let place: OpenDatabase;
  let database: Database;
  let now: string;
  let done: string[];
  const events = createEvents(() => {});
  const worker = (handle = async ({ outbox_id }: { outbox_id: string }) => void done.push(outbox_id)) => ({
    database,
    events,
    clock: { now: () => now },
    handle,
    pauseAt: () => undefined,
  });
  const add = (count: number) =>
    database.write(async (writer) => {
      for (let index = 0; index < count; index += 1)
        await addToOutbox(writer, { shopId: ROMA, orderId: orderIdOf(1), at: START }, [`kind-${index}`]);
    });
  const rows = () => database.read.selectFrom('outbox').selectAll().orderBy('kind').execute();

  beforeEach(async () => {
    place = await open();
    database = await openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });
    await database.write(async (writer) => {
      await addShopRow(writer);
      await writer.insertInto('orders').values(anOrderRow(1)).execute();
    });
    now = START;
    done = [];
  });
  afterEach(async () => {
    await database.close();
    await place.close();
  });

  it('runs each job once, even with several workers', async () => {
    await add(200);
    while ((await rows()).some((row) => row.done_at === null))
      await Promise.all([workOnce(worker()), workOnce(worker()), workOnce(worker())]);
    expect(done).toHaveLength(200);
    expect(new Set(done).size).toBe(200);
  });

  it('hands the jobs of a dead worker to another one after a minute', async () => {
    await add(1);
    void workOnce(worker(() => new Promise(() => {})));
    await expect.poll(async () => (await rows())[0]?.locked_until, { timeout: 5000 }).toBe('2026-11-21T18:31:00.000Z');
    expect(await workOnce(worker())).toBe(0);
    now = plusSeconds(START, 61);
    expect(await workOnce(worker())).toBe(1);
    expect(done).toEqual([(await rows())[0]?.outbox_id]);
  });

  it('retries with growing delays and gives up in the end, with a reason that names no guest', async () => {
    await add(1);
    const fail = async () => {
      throw Object.assign(new Error('550 petra@example.com unknown'), { code: 'EENVELOPE' });
    };
    const waits: number[] = [];
    for (let row = (await rows())[0]; row?.done_at === null; row = (await rows())[0]) {
      waits.push((Date.parse(row.run_at) - Date.parse(now)) / 1000);
      now = row.run_at;
      await workOnce(worker(fail));
    }
    expect(waits).toEqual([0, 5, 15, 60, 300, 900, 3600, 3600, 10_800, 21_600, 43_200]);
    expect((await rows())[0]).toMatchObject({ attempts: 11, failure: 'Error EENVELOPE' });
    const tasks = await database.read.selectFrom('payment_tasks').selectAll().execute();
    expect(tasks).toMatchObject([{ order_id: orderIdOf(1), kind: 'mailFailed', created_at: now, done_at: null }]);
  });

  it('deletes done jobs and expired keys after a month', async () => {
    await add(2);
    await workOnce(worker());
    await database.write((writer) =>
      writer
        .insertInto('order_keys')
        .values([
          { shop_id: ROMA, key: 'old', order_id: orderIdOf(1), request_hash: '', expires_at: START },
          {
            shop_id: ROMA,
            key: 'new',
            order_id: orderIdOf(1),
            request_hash: '',
            expires_at: '2027-01-01T00:00:00.000Z',
          },
        ])
        .execute(),
    );
    await cleanUp({ database, clock: { now: () => now } });
    expect(await rows()).toHaveLength(2);
    now = plusSeconds(START, 31 * 24 * 60 * 60);
    await cleanUp({ database, clock: { now: () => now } });
    expect(await rows()).toHaveLength(0);
    const keys = await database.read.selectFrom('order_keys').select('key').execute();
    expect(keys.map(({ key }) => key)).toEqual(['new']);
  });

  it('starts by itself and can be woken', async () => {
    await add(1);
    const outbox = startOutbox(worker());
    await expect.poll(() => done.length, { timeout: 5000 }).toBe(1);
    await add(1);
    outbox.wake();
    await expect.poll(() => done.length, { timeout: 5000 }).toBe(2);
    await outbox.stop();
  });
});
