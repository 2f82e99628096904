import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { restoreBackup, saveBackup } from '../../apps/server/src/backups/backup.store.ts';
import { openDeps } from '../../apps/server/src/open-deps.ts';
import { OtherSecretKey } from '../../apps/server/src/secret-key.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';

const RIGHT = 'only-for-tests-only-for-tests-only';
const OTHER = 'another-key-another-key-another-key';

describe.each(preparedPaidTrattoria)('the SECRET_KEY of a database on $name', ({ open }) => {
  let place: OpenDatabase;
  beforeEach(async () => {
    place = await open();
  });
  afterEach(() => place.close());

  const where = () => ({ databaseUrl: place.url || null, dataDir: place.dataDir });
  /** Starts and stops a node. */
  const start = async (secretKey: string): Promise<void> => {
    const publicUrl = 'http://shop.test';
    const server = await openDeps({ ...where(), secretKey, publicUrl, smtpUrl: null, report: () => {} });
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
