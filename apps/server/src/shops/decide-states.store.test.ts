import { describeInstallation } from '../app/legal-installation.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases, type OpenDatabase } from '../../../../tests/support/databases.ts';
import { trattoria } from '../../../../tests/support/trattoria.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { createEvents } from '../events.ts';
import { writeShopDocument } from '../office/save-shop-document.ts';
import { openShopDirectory } from './shop-directory.ts';

const PARTS = [
  ['bari', {}, 'open', []],
  ['napoli', { deliveryZones: [] }, 'open', ['zone']],
  ['roma', { pages: trattoria().config.pages.slice(1) }, 'draft', ['imprint']],
] as const;

describe.each(databases)('shops from before there were states (S3 L1), on $name', ({ open }) => {
  let place: OpenDatabase;
  let database: Database;

  beforeEach(async () => {
    place = await open();
    database = await openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });
  });
  afterEach(async () => {
    await database.close();
    await place.close();
  });

  it('stay open, except without imprint, privacy or terms; what they lack is listed', async () => {
    await database.write(async (writer) => {
      for (const [slug, change] of PARTS) {
        const shop = trattoria({ slug });
        await writeShopDocument(writer, { ...shop, config: { ...shop.config, ...change } });
      }
      await writer.updateTable('shops').set({ state: null }).execute();
    });
    const openDirectory = () =>
      openShopDirectory({
        database,
        events: createEvents(() => {}),
        clock: { now: () => '2026-11-21T18:30:00.000Z' },
        usableAccounts: async () => [],
        installation: describeInstallation({ smtpUrl: null }),
      });
    const [directory] = await Promise.all([openDirectory(), openDirectory()]);
    await directory?.refresh();
    expect(directory?.listShops().map(({ slug, state, missing }) => [slug, state, missing])).toEqual(
      PARTS.map(([slug, , state, missing]) => [slug, state, missing]),
    );
  });
});
