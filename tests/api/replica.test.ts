import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArchivedOrders } from '@tischlein/contract/office';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../apps/server/src/clock.ts';
import { openPostgres } from '../../apps/server/src/db/postgres.ts';
import { inspectReplica, readFromReplica } from '../../apps/server/src/db/replica.ts';
import { checkDatabase } from '../../apps/server/src/doctor/check-database.ts';
import { readSettings } from '../../apps/server/src/env.ts';
import { type RunningPostgres, startPostgres } from '../../tools/start-postgres.ts';
import { startReplica } from '../../tools/start-replica.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';

const ARCHIVE = '/api/office/shop/roma/order-archive';

describe('reports on a replica', { timeout: 60_000 }, () => {
  const opened = new AsyncDisposableStack();
  let primary: RunningPostgres;
  let replica: RunningPostgres;
  let shop: TestShop;
  let owner: Desk;
  let stopping: Promise<void> | null = null;
  const stopReplica = (): Promise<void> => (stopping ??= replica.stop());
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tischlein-test-'));
    opened.defer(() => rm(dataDir, { recursive: true }));
    primary = await startPostgres();
    opened.defer(() => primary.stop());
    replica = await startReplica(primary);
    opened.defer(() => stopReplica());
    shop = await openShop({ url: primary.url, dataDir }, { databaseReplicaUrl: replica.url });
    opened.defer(() => shop.close());
    owner = await shop.desk();
  }, 60_000);
  afterAll(() => opened.disposeAsync());

  const run = async ({ url }: RunningPostgres, statement: string): Promise<number | null> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rowCount } = await client.query(statement);
    await client.end();
    return rowCount;
  };
  const countArchived = async (): Promise<number | undefined> => {
    const answer = await owner.call('POST', ARCHIVE, {});
    expect(answer.statusCode).toBe(200);
    return answer.json<ArchivedOrders>().all?.count;
  };
  const countOnDesk = async (): Promise<number> => (await owner.orders()).orders.length;
  const findCodes = async (): Promise<readonly string[]> => {
    const settings = readSettings({ DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url });
    if (!settings.ok) throw new Error(settings.problem);
    const examination = { settings: settings.value, clock: systemClock, timeServer: '', dkimSelector: null };
    return (await checkDatabase(examination, shop.deps.database)).map(({ code }) => code);
  };
  const countSkipped = () => shop.deps.events.counts.replicaSkipped;

  it('show what the replica has; the desk shows what there is', async () => {
    await shop.guest().order();
    await expect.poll(countArchived).toBe(1);
    await run(replica, 'select pg_wal_replay_pause()');
    const before = countSkipped();
    await shop.guest().order();
    expect([await countArchived(), await countOnDesk(), countSkipped()]).toEqual([1, 2, before]);
    await run(replica, 'select pg_wal_replay_resume()');
    await expect.poll(countArchived).toBe(2);
    expect(await findCodes()).toContain('replicaCurrent');
  });

  it('are read from the primary if the replica is too far behind, and at once if it has nothing to catch up', async () => {
    const [own, copy] = [openPostgres(primary.url), openPostgres(replica.url)];
    opened.defer(() => own.close());
    opened.defer(() => copy.close());
    const reasons: string[] = [];
    const skipped = (reason: string): void => void reasons.push(reason);
    const isReplica = () =>
      readFromReplica(own, copy, { skipped, mostBehindSeconds: 0 })(async (reader) => reader === copy.read);
    await expect.poll(isReplica).toBe(true);
    await run(replica, 'select pg_wal_replay_pause()');
    await shop.guest().order();
    reasons.length = 0;
    expect([await isReplica(), reasons]).toEqual([false, ['too far behind']]);
    await run(replica, 'select pg_wal_replay_resume()');
    await expect.poll(isReplica).toBe(true);
    expect(await inspectReplica(copy.read, own.read)).toMatchObject({ kind: 'away' });
    expect(await inspectReplica(own.read, own.read)).toEqual({ kind: 'independent' });
  });

  it('run again on the primary if the replica breaks them off', async () => {
    const [own, copy] = [openPostgres(primary.url), openPostgres(replica.url)];
    opened.defer(() => own.close());
    opened.defer(() => copy.close());
    const reasons: string[] = [];
    const read = readFromReplica(own, copy, { skipped: (reason) => void reasons.push(reason) });
    const where = read(async (reader) => {
      const query = sql<{
        place: string;
      }>`select case when pg_is_in_recovery() then pg_sleep(30)::text else 'primary' end as place`;
      return (await query.execute(reader)).rows[0]?.place;
    });
    const breakOff = `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid()`;
    await expect.poll(() => run(replica, breakOff)).toBe(1);
    expect([await where, reasons.length]).toEqual(['primary', 1]);
  });

  it('are read from the primary once the replica is away', async () => {
    const placed = await countOnDesk();
    await expect.poll(countArchived).toBe(placed);
    await stopReplica();
    await shop.guest().order();
    const before = countSkipped();
    expect(await countArchived()).toBe(placed + 1);
    expect(countSkipped()).toBeGreaterThan(before);
    expect(await findCodes()).toContain('replicaAway');
  });
});
