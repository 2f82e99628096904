import { describeInstallation } from '../app/legal-installation.ts';
import { shopId } from '@tischlein/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabaseForEach } from '../../../../tests/support/database-for-each.ts';
import { databases } from '../../../../tests/support/databases.ts';
import { trattoria } from '../../../../tests/support/trattoria.ts';
import type { Database } from '../db/database.ts';
import { createEvents } from '../events.ts';
import { writeShopDocument } from '../imports/save-shop-document.ts';
import { deleteShop } from './delete-shop.store.ts';
import { toIndexed } from './refresh-index.ts';
import { openShopDirectory } from './shop-directory.ts';
import { writeIndexed } from './shop-index.store.ts';
import { raiseVersion } from './shops.store.ts';

describe.each(databases)('the shop directory on $name', ({ name, open }) => {
  let database: Database;

  openDatabaseForEach(open, (opened) => void (database = opened));

  const save = async (restaurantName: string, slug = 'roma'): Promise<void> => {
    const shop = trattoria({ slug });
    await database.write((writer) =>
      writeShopDocument(writer, { ...shop, config: { ...shop.config, restaurantName } }),
    );
  };

  it('keeps the later read when an earlier, slower read finishes after it', async () => {
    await save('Roma');
    const arrived = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    let isSlow = false;
    const directory = await openShopDirectory({
      database,
      events: createEvents(() => {}),
      clock: { now: () => '2026-11-21T18:30:00.000Z' },
      readInstallation: async () => describeInstallation({ smtpUrl: null }),
      usableAccounts: async () => {
        if (!isSlow) return [];
        isSlow = false;
        arrived.resolve();
        await goesOn.promise;
        return [];
      },
    });
    const findName = async (slug: string) => (await directory.shopByRef(slug))?.config.restaurantName;

    await save('Roma I');
    isSlow = true;
    const slow = directory.refresh();
    await arrived.promise;
    await save('Roma II');
    await save('Napoli', 'napoli');
    const quick = directory.refresh();
    // Enough time for a later read to finish first.
    for (let reads = 0; reads < 50; reads += 1) await database.read.selectFrom('shops').selectAll().execute();
    goesOn.resolve();
    await Promise.all([slow, quick]);
    expect([await findName('roma'), await findName('napoli')]).toEqual(['Roma II', 'Napoli']);
  });

  const openDirectory = (events = createEvents(() => {})) =>
    openShopDirectory({
      database,
      events,
      clock: { now: () => '2026-11-21T18:30:00.000Z' },
      usableAccounts: async () => [],
      readInstallation: async () => describeInstallation({ smtpUrl: null }),
      wildcardDomain: 'shops.example',
    });

  it('follows changes by other processes; a full refresh notices deleted shops at the latest', async () => {
    await save('Roma');
    await save('Napoli', 'napoli');
    const directory = await openDirectory();
    await save('Roma II');
    await save('Pisa', 'pisa');
    await database.write((writer) => deleteShop(writer, shopId('napoli')));
    await directory.refresh();
    expect((await directory.shopByRef('roma'))?.config.restaurantName).toBe('Roma II');
    await directory.refreshAll();
    expect(directory.listShops().map(({ id }) => id)).toEqual(['pisa', 'roma']);
  });

  it('finds a shop by its slug before the wildcard domain, and by nothing else there', async () => {
    await save('Roma');
    const directory = await openDirectory();
    const find = (host: string) => directory.findEntryByHost(host)?.id ?? null;
    expect(['roma.shops.example', 'ROMA.shops.example'].map(find)).toEqual(['roma', 'roma']);
    expect(['x.shops.example', 'shops.example', 'a.roma.shops.example', 'romashops.example'].map(find)).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });

  it('finds a change that was committed after one with a higher number', async () => {
    await save('Roma');
    await save('Napoli', 'napoli');
    const directory = await openDirectory();
    const { change } = [...directory.counters().values()].reduce((last, row) =>
      row.change > last.change ? row : last,
    );
    await database.write((writer) => raiseVersion(writer, shopId('roma'), 'period_version'));
    await database.write((writer) =>
      writer.updateTable('shop_counters').set({ change }).where('shop_id', '=', shopId('roma')).execute(),
    );
    const before = (await directory.shopByRef('roma'))?.periodVersion ?? 0;
    await directory.refresh();
    expect((await directory.shopByRef('roma'))?.periodVersion).toBe(before + 1);
  });

  it.runIf(name === 'postgres')('stores the index also while another node is storing it', async () => {
    await save('Roma');
    const shop = await (await openDirectory()).shopByRef('roma');
    if (!shop) throw new Error('roma is not there');
    await database.write((writer) => writer.deleteFrom('shop_index').execute());
    const [written, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = database.write(async (writer) => {
      await writeIndexed(writer, [toIndexed(shop)]);
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    const failures: unknown[] = [];
    const events = { ...createEvents(() => {}), workerFailed: (_: string, error: unknown) => failures.push(error) };
    const opening = openDirectory(events);
    await expect.poll(countWaiting).toBe(1);
    mayCommit.resolve();
    await Promise.all([other, opening]);
    expect(failures).toEqual([]);
  });

  /** How many statements wait for another transaction. */
  async function countWaiting(): Promise<number> {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      database.read,
    );
    return rows.length;
  }
});
