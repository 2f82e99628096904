import { orderId, shopId } from '@tischlein/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../apps/server/src/clock.ts';
import { createErrorReporter } from '../../apps/server/src/http/error-report.ts';
import { listWrittenMails } from '../../apps/server/src/mail/list-written-mails.ts';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { type ErrorTracker, openErrorTracker } from '../support/error-tracker.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';

describe.each(preparedTrattoria)('a failing background worker on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let tracker: ErrorTracker;
  beforeEach(async () => {
    [place, tracker] = await Promise.all([open(), openErrorTracker()]);
    shop = await openShop(place, { reportError: createErrorReporter(tracker.dsn, systemClock) });
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
    tracker.close();
  });

  const rename = (from: string, to: string) =>
    shop.deps.database.write((writer) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(writer),
    );
  const readMetrics = async () => (await shop.app.inject({ url: '/metrics' })).body;

  it.each([
    ['outbox', 'outbox'],
    ['payments', 'payments'],
    ['shop_counters', 'watchChanges'],
  ])('without table %s is counted, reported and repeated until it succeeds', async (table, worker) => {
    await rename(table, 'gone');
    expect(await tracker.findEvent(`worker ${worker}`)).toMatchObject({
      platform: 'node',
      level: 'error',
      exception: { values: [{ stacktrace: { frames: expect.arrayContaining([expect.anything()]) } }] },
    });
    expect(await readMetrics()).toMatch(/tischlein_workers_failed_total [1-9]/);
    await rename('gone', table);
    const { id } = await shop.guest().order();
    await expect
      .poll(async () => (await listWrittenMails(shop.deps, [shopId('roma')])).map(({ text }) => text), {
        timeout: 15_000,
      })
      .toContainEqual(expect.stringContaining(id));
  });

  it('reports a mail that fails, and nothing about its guest', async () => {
    const { id } = await shop.guest().order();
    await shop.deps.database.write(async (writer) => {
      await writer
        .updateTable('orders')
        .set({ quote: '{"name": "Petra' })
        .where('order_id', '=', orderId(id))
        .execute();
      await writer
        .updateTable('outbox')
        .set({ done_at: null, run_at: shop.deps.clock.now(), locked_until: null })
        .execute();
    });
    shop.deps.outbox.wake();
    await tracker.findEvent('mail orderPlaced');
    for (const envelope of tracker.envelopes) expect(envelope).not.toMatch(/Petra|@|Müller/);
  });
});
