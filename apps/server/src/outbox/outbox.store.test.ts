import type { OrderId } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabaseForEach } from '../../../../tests/support/database-for-each.ts';
import { databases } from '../../../../tests/support/databases.ts';
import { addShopRow, anOrderRow, toOrderId, ROMA } from '../../../../tests/support/order-row.ts';
import { plusSeconds } from '../clock.ts';
import type { Database, Writer } from '../db/database.ts';
import { createEvents } from '../events.ts';
import { type Job, jobKind, type NewJob } from './job-kind.ts';
import { createBreaker } from './breaker.ts';
import { createMailRound, startOutbox, workOnce } from './outbox.ts';
import { addToOutbox, type AttemptedJob } from './outbox.store.ts';

const NUMBERED = jobKind('numbered', z.object({ number: z.int() }));
const numbered = (number: number): NewJob => NUMBERED.create({ number });
const START = '2026-11-21T18:30:00.000Z';

class ServerAway extends Error {}
class MailRefused extends Error {}

describe.each(databases)('the outbox on $name', ({ open }) => {
  let database: Database;
  let now: string;
  let done: string[];
  let abandoned: (OrderId | null)[];
  const events = createEvents(() => {});
  const worker = (run = async (_payload: object, { id }: Job): Promise<void> => void done.push(id)) => ({
    database,
    events,
    clock: { now: () => now },
    handlers: [NUMBERED.handle(run)],
    onAbandoned: async (_writer: Writer, { orderId }: AttemptedJob) => void abandoned.push(orderId),
    isServiceAway: (error: unknown) => error instanceof ServerAway,
    isRefused: (error: unknown) => error instanceof MailRefused,
    pauseAt: () => undefined,
  });
  const add = (count: number, job = numbered(0)) =>
    database.write(async (writer) => {
      for (let index = 0; index < count; index += 1)
        await addToOutbox(writer, { shopId: ROMA, orderId: toOrderId(1), at: START }, [job]);
    });
  const workUntilAbandoned = async (deps: ReturnType<typeof worker>): Promise<number[]> => {
    const waits: number[] = [];
    for (let row = (await rows())[0]; row?.done_at === null; row = (await rows())[0]) {
      waits.push((Date.parse(row.run_at) - Date.parse(now)) / 1000);
      now = row.run_at;
      await workOnce(deps, 'jobs');
    }
    return waits;
  };
  const rows = () => database.read.selectFrom('outbox').selectAll().orderBy('kind').execute();

  openDatabaseForEach(open, async (opened) => {
    database = opened;
    await database.write(async (writer) => {
      await addShopRow(writer);
      await writer.insertInto('orders').values(anOrderRow(1)).execute();
    });
    now = START;
    done = [];
    abandoned = [];
  });

  it('runs each job once, even with several workers', async () => {
    await add(200);
    while ((await rows()).some((row) => row.done_at === null))
      await Promise.all([workOnce(worker(), 'jobs'), workOnce(worker(), 'jobs'), workOnce(worker(), 'jobs')]);
    expect(done).toHaveLength(200);
    expect(new Set(done).size).toBe(200);
  });

  it('hands the jobs of a dead worker to another one after a minute', async () => {
    await add(1);
    void workOnce(
      worker(() => new Promise(() => {})),
      'jobs',
    );
    await expect.poll(async () => (await rows())[0]?.locked_until, { timeout: 5000 }).toBe('2026-11-21T18:31:00.000Z');
    expect(await workOnce(worker(), 'jobs')).toBe(0);
    now = plusSeconds(START, 61);
    expect(await workOnce(worker(), 'jobs')).toBe(1);
    expect(done).toEqual([(await rows())[0]?.outbox_id]);
  });

  it('retries with growing delays and gives up in the end, with a reason that names no guest', async () => {
    await add(1);
    const fail = async () => {
      throw Object.assign(new Error('550 petra@example.com unknown'), { code: 'EENVELOPE' });
    };
    expect(await workUntilAbandoned(worker(fail))).toEqual([
      0, 5, 15, 60, 300, 900, 3600, 3600, 10_800, 21_600, 43_200,
    ]);
    expect((await rows())[0]).toMatchObject({ attempts: 11, failure: 'Error EENVELOPE' });
    expect(abandoned).toEqual([toOrderId(1)]);
  });

  it('gives up at once what is refused for good, and counts it apart', async () => {
    await add(1);
    const before = { ...events.counts };
    const refuse = async () => {
      throw Object.assign(new MailRefused('550 petra@example.com unknown'), { code: 'EENVELOPE', responseCode: 550 });
    };
    expect(await workUntilAbandoned(worker(refuse))).toEqual([0]);
    expect((await rows())[0]).toMatchObject({ attempts: 1, failure: 'Error EENVELOPE 550' });
    expect(abandoned).toEqual([toOrderId(1)]);
    expect(events.counts.mailsRefused - before.mailsRefused).toBe(1);
    expect(events.counts.mailsFailed).toBe(before.mailsFailed);
  });

  it('abandons a job whose payload does not match its schema like any other failure', async () => {
    const broken = jobKind('broken', z.object({ refundId: z.string() })).handle(async () => {});
    await add(1, { kind: 'broken', payload: { refundId: 7 }, isUrgent: false });
    await add(1, { kind: 'unknown', payload: {}, isUrgent: false });
    await workUntilAbandoned({ ...worker(), handlers: [broken] });
    expect(await rows()).toMatchObject([
      { kind: 'broken', attempts: 11, failure: 'InvalidColumn' },
      { kind: 'unknown', attempts: 11, failure: 'UnknownJobKind' },
    ]);
    expect(abandoned).toEqual([toOrderId(1), toOrderId(1)]);
  });

  it('runs jobs without an order', async () => {
    await database.write((writer) => addToOutbox(writer, { shopId: ROMA, orderId: null, at: START }, [numbered(7)]));
    expect(await workOnce(worker(), 'jobs')).toBe(1);
    expect(await rows()).toMatchObject([{ order_id: null, payload: '{"number":7}', failure: null }]);
  });

  it('lets urgent jobs pass all mails while the mail server hangs', async () => {
    const urgent = jobKind('urgent', z.object({}), { isUrgent: true });
    await add(100);
    await add(1, urgent.create({}));
    const mailServer = Promise.withResolvers<void>();
    const handlers = [NUMBERED.handle(() => mailServer.promise), urgent.handle(async () => void done.push('urgent'))];
    const outbox = startOutbox({ ...worker(), handlers });
    await expect.poll(() => done, { timeout: 5000 }).toEqual(['urgent']);
    mailServer.resolve();
    await outbox.stop();
  });

  it('tries one mail at a time while the mail server is away, and all of them once it answers', async () => {
    await add(50);
    let isAway = true;
    let tried = 0;
    let milliseconds = 0;
    const send = async () => {
      tried += 1;
      if (isAway) throw new ServerAway();
    };
    const breaker = createBreaker(
      () => {},
      () => milliseconds,
    );
    const round = createMailRound(worker(send), breaker);
    const triedBy = async (seconds: number): Promise<number> => {
      const before = tried;
      milliseconds += seconds * 1000;
      now = plusSeconds(now, seconds);
      while (await round());
      return tried - before;
    };
    expect([await triedBy(0), await triedBy(1), await triedBy(5), await triedBy(5)]).toEqual([40, 0, 1, 0]);
    isAway = false;
    expect([await triedBy(5), (await rows()).filter((row) => row.done_at === null)]).toEqual([50, []]);
  });

  it('saves a mail that was sent although another one of its round hangs, so that a crash does not repeat it', async () => {
    await add(2);
    const hangs = Promise.withResolvers<void>();
    let first = true;
    const round = workOnce(
      worker(async () => {
        if (!first) return;
        first = false;
        await hangs.promise;
      }),
      'jobs',
    );
    await expect.poll(async () => (await rows()).filter((row) => row.done_at !== null).length).toBe(1);
    hangs.resolve();
    expect(await round).toBe(2);
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
