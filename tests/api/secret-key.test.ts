import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { restoreBackup, saveBackup } from '../../apps/server/src/backups/backup.store.ts';
import type { Deps } from '../../apps/server/src/deps.ts';
import { addWebhook } from '../../apps/server/src/integrations/edit-webhooks.ts';
import { savePart } from '../../apps/server/src/operator/save-part.ts';
import { readPeople } from '../../apps/server/src/staff/staff.store.ts';
import { startFactor } from '../../apps/server/src/staff/second-factor.ts';
import { openDeps } from '../../apps/server/src/open-deps.ts';
import { OtherSecretKey } from '../../apps/server/src/secret-key.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';

const RIGHT = 'only-for-tests-only-for-tests-only';
const OTHER = 'another-key-another-key-another-key';

const SEALED: Readonly<Record<'webhook' | 'authenticator app' | 'mail server', (deps: Deps) => Promise<unknown>>> = {
  webhook: async (deps) => {
    const shop = (await deps.shops.shopByRef('roma')) ?? expect.fail();
    const added = await addWebhook(deps, shop, { name: 'Kasse', url: 'https://kasse.example', events: [] });
    expect(added).toHaveProperty('secret');
  },
  'authenticator app': async (deps) => {
    const [person = expect.fail()] = await readPeople(deps.database.read);
    expect(await startFactor(deps, person)).not.toBeNull();
  },
  'mail server': async (deps) => {
    const value = { host: 'mail.example', port: 465, user: '', password: '', sender: 'shop@roma.example' };
    const change = () => ({ part: 'mail', value }) as const;
    expect(await savePart<never>(deps, 'mail', { version: '', by: '', change })).toBe('saved');
  },
};

describe.each(preparedPaidTrattoria)('the SECRET_KEY of a database on $name', ({ open }) => {
  let place: OpenDatabase;
  beforeEach(async () => {
    place = await open();
  });
  afterEach(() => place.close());

  const where = () => ({ databaseUrl: place.url || null, dataDir: place.dataDir });
  /** Starts and stops a node. */
  const start = async (secretKey: string, work?: (deps: Deps) => Promise<unknown>): Promise<void> => {
    const publicUrl = 'http://shop.test';
    const server = await openDeps({ ...where(), secretKey, publicUrl, smtpUrl: null, report: () => {} });
    await work?.(server.deps);
    await server.close();
  };
  const readPushKey = async (): Promise<string | undefined> => {
    const database = await openDatabase(where());
    const row = await database.read.selectFrom('push_keys').select('public_key').executeTakeFirst();
    await database.close();
    return row?.public_key;
  };
  /** As a version without the check has left it. */
  const forgetCheck = async (): Promise<void> => {
    const database = await openDatabase(where());
    await database.write((writer) => writer.deleteFrom('secret_key_checks').execute());
    await database.close();
  };

  /** Of providers, and for messages. */
  const forgetOtherKeys = async (): Promise<void> => {
    const database = await openDatabase(where());
    await database.write(async (writer) => {
      await writer.deleteFrom('payment_accounts').execute();
      await writer.deleteFrom('push_keys').execute();
    });
    await database.close();
  };

  it('starts no node with another one, and leaves the keys for messages alone', async () => {
    const before = await readPushKey();
    await expect(start(OTHER)).rejects.toThrow(OtherSecretKey);
    expect(await readPushKey()).toBe(before);
    await start(RIGHT);
  });

  it('is found out from what an older version has sealed', async () => {
    await forgetCheck();
    await start(RIGHT);
    await expect(start(OTHER)).rejects.toThrow(OtherSecretKey);
  });

  it.each(['webhook', 'authenticator app', 'mail server'] as const)(
    'is found out from a sealed %s alone',
    async (what) => {
      await start(RIGHT, SEALED[what]);
      await forgetCheck();
      await forgetOtherKeys();
      await start(OTHER);
      await forgetOtherKeys();
      await start(RIGHT);
      await expect(start(OTHER)).rejects.toThrow(OtherSecretKey);
    },
  );

  it('is not replaced by a node that cannot open what is sealed', async () => {
    await forgetCheck();
    await start(OTHER);
    await start(RIGHT);
    await start(RIGHT);
    await expect(start(OTHER)).rejects.toThrow(OtherSecretKey);
  });

  it('can be replaced by restoring a backup, if it is lost', async () => {
    const file = join(place.dataDir, 'last.backup');
    const database = await openDatabase(where());
    await saveBackup(database, file);
    await restoreBackup(database, file, { replace: true, check: async () => {} });
    await database.close();
    await start(OTHER);
    expect(await readPushKey()).toBeDefined();
  });
});
