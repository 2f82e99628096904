import { describeInstallation } from '../app/legal-installation.ts';
import type { ShopId } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { openDatabaseForEach } from '../../../../tests/support/database-for-each.ts';
import { databases } from '../../../../tests/support/databases.ts';
import { trattoria } from '../../../../tests/support/trattoria.ts';
import type { Database } from '../db/database.ts';
import { createEvents } from '../events.ts';
import { writeShopDocument } from '../imports/save-shop-document.ts';
import { findUnreadableShops } from './readable-documents.ts';
import { openShopDirectory, type ShopDirectory } from './shop-directory.ts';
import { raiseVersion } from './shops.store.ts';

describe.each(databases)('a shop whose stored documents are unreadable, on $name', ({ open }) => {
  let database: Database;
  let reported: string[];

  openDatabaseForEach(open, (opened) => {
    database = opened;
    reported = [];
  });

  const { config, menu } = trattoria();
  const save = (restaurantName: string): Promise<unknown> =>
    database.write((writer) => writeShopDocument(writer, { ...trattoria(), config: { ...config, restaurantName } }));
  const openDirectory = (): Promise<ShopDirectory> =>
    openShopDirectory({
      database,
      events: createEvents((event) => reported.push(event)),
      clock: { now: () => '2026-11-21T18:30:00.000Z' },
      usableAccounts: async () => [],
      readInstallation: async () => describeInstallation({ smtpUrl: null }),
    });
  const findName = async (directory: ShopDirectory): Promise<string | undefined> =>
    (await directory.shopByRef(config.slug))?.config.restaurantName;
  const breakDocument = (part: 'config' | 'menu', shopId: ShopId = config.id): Promise<void> =>
    database.write(async (writer) => {
      const broken = JSON.stringify({ kept: 'by an older version' });
      if (part === 'config')
        await writer.updateTable('shops').set({ config: broken }).where('shop_id', '=', shopId).execute();
      else await writer.updateTable('menus').set({ document: broken }).where('shop_id', '=', shopId).execute();
      await raiseVersion(writer, shopId, part === 'config' ? 'config_version' : 'menu_version');
    });

  it.each(['config', 'menu'] as const)('%s: it is served in its last readable version', async (part) => {
    await save('Roma I');
    await save('Roma II');
    await breakDocument(part);
    const directory = await openDirectory();
    const shop = await directory.shopByRef(config.slug);
    expect(shop?.config.restaurantName).toBe(part === 'config' ? 'Roma I' : 'Roma II');
    expect(shop?.menuDocument).toEqual(menu);
    expect(directory.listDegraded()).toEqual([{ slug: config.slug, isServed: true }]);
    await directory.refresh();
    await directory.refresh();
    expect(reported).toEqual(['shopUnreadable']);
  });

  it('a new save heals it and keeps the readable version', async () => {
    await save('Roma I');
    await save('Roma II');
    await breakDocument('config');
    await save('Roma III');
    const directory = await openDirectory();
    expect(directory.listDegraded()).toEqual([]);
    expect(await findName(directory)).toBe('Roma III');
    await breakDocument('config');
    expect(await findName(await openDirectory())).toBe('Roma I');
  });

  it('a running server keeps what it has and reports it once', async () => {
    await save('Roma I');
    const directory = await openDirectory();
    await breakDocument('config');
    await directory.refresh();
    await directory.refresh();
    expect(await findName(directory)).toBe('Roma I');
    expect(directory.listDegraded()).toEqual([{ slug: config.slug, isServed: true }]);
    expect(reported).toEqual(['shopUnreadable']);
  });

  it('without a readable version it is unreadable, not unknown', async () => {
    await save('Roma I');
    await breakDocument('menu');
    const directory = await openDirectory();
    expect(await directory.shopByRef(config.slug)).toBeNull();
    expect([config.slug, config.id, 'napoli'].map(directory.isUnreadable)).toEqual([true, true, false]);
    expect(directory.listDegraded()).toEqual([{ slug: config.slug, isServed: false }]);
    expect(await findUnreadableShops(database.read)).toEqual([config.slug]);
    await directory.refresh();
    expect(reported).toEqual(['shopUnreadable']);
    await save('Roma II');
    await directory.refresh();
    expect(await findName(directory)).toBe('Roma II');
  });
});
