import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { imageId } from '@tischlein/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databases, type OpenDatabase } from '../../../../tests/support/databases.ts';
import { addShopRow, anOrderRow, ROMA } from '../../../../tests/support/order-row.ts';
import { InvalidBackup, restoreBackup, saveBackup } from './backup.store.ts';
import type { Database, Reader, Writer } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { OlderDatabase } from '../db/migrate.ts';

const picture = Buffer.from([0, 255, 13, 10, 0, 39]);

async function fill(writer: Writer): Promise<void> {
  await addShopRow(writer);
  const image = { shop_id: ROMA, image_id: imageId('logo'), bytes: picture, hash: 'x' };
  await writer.insertInto('media').values(image).execute();
  for (let start = 0; start < 700; start += 100)
    await writer
      .insertInto('orders')
      .values(Array.from({ length: 100 }, (_, index) => anOrderRow(start + index + 1)))
      .execute();
  await writer.insertInto('staff').values(aStaff).execute();
  const session = { token_hash: 'x', staff_id: 's', created_at: 'now', expires_at: 'then' };
  await writer.insertInto('staff_sessions').values(session).execute();
}

const aStaff = { staff_id: 's', email: 'a@b.de', password_hash: 'h', role: 'owner', created_at: 'now' } as const;

const orderNumbers = async (reader: Reader) =>
  (await reader.selectFrom('orders').select('number').orderBy('number').execute()).map(({ number }) => number);

const pairs = databases.flatMap((from) => databases.map((to) => ({ name: `${from.name} to ${to.name}`, from, to })));

describe.each(pairs)('a backup from $name', ({ from, to }) => {
  let places: OpenDatabase[];
  let source: Database;
  let target: Database;
  let file: string;
  const openAt = (place: OpenDatabase) => openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });

  beforeEach(async () => {
    const [one, other] = await Promise.all([from.open(), to.open()]);
    places = [one, other];
    [source, target] = await Promise.all([openAt(one), openAt(other)]);
    file = join(one.dataDir, 'backup.sqlite');
    await source.write(fill);
  });
  afterEach(async () => {
    await Promise.all([source.close(), target.close()]);
    await Promise.all(places.map((place) => place.close()));
  });

  it('restores everything but the sessions', async () => {
    const rows = await saveBackup(source, file);
    // The temporary folder may be in memory, and too small.
    vi.stubEnv('TMPDIR', `${file}-no-folder`);
    expect(await restoreBackup(target, file, { replace: false }).finally(() => vi.unstubAllEnvs())).toBe(rows);
    expect(await orderNumbers(target.read)).toEqual(Array.from({ length: 700 }, (_, index) => index + 1));
    const order = await target.read.selectFrom('orders').selectAll().where('number', '=', 1).executeTakeFirst();
    expect({ ...order }).toEqual(anOrderRow(1));
    const { bytes } = await target.read.selectFrom('media').select('bytes').executeTakeFirstOrThrow();
    expect(Buffer.from(bytes)).toEqual(picture);
    expect(await target.read.selectFrom('shops').select('config').executeTakeFirst()).toEqual({
      config: '{"a":"ß \\u0001"}',
    });
    expect(await target.read.selectFrom('staff_sessions').selectAll().execute()).toEqual([]);
  });

  it('replaces data only on request, raises versions and reuses no order number', async () => {
    await saveBackup(source, file);
    await target.write(fill);
    await target.write((writer) =>
      writer.updateTable('shop_counters').set({ order_number: 900, menu_version: 50 }).execute(),
    );
    expect(await restoreBackup(target, file, { replace: false })).toBe('notEmpty');
    await restoreBackup(target, file, { replace: true });
    const counters = await target.read.selectFrom('shop_counters').selectAll().executeTakeFirstOrThrow();
    expect(counters.order_number).toBe(900);
    expect(counters.menu_version).toBeGreaterThan(50);
  });
});

describe('a backup file', () => {
  let place: OpenDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await (databases[0] ?? expect.fail()).open();
    database = await openDatabase({ databaseUrl: null, dataDir: place.dataDir });
    await database.write(fill);
  });
  afterEach(async () => {
    await database.close();
    await place.close();
  });

  it.each(['no database at all', ''])('that contains %j is rejected, and nothing changes', async (content) => {
    const file = join(place.dataDir, 'wrong');
    await writeFile(file, content);
    await expect(restoreBackup(database, file, { replace: true })).rejects.toBeInstanceOf(InvalidBackup);
    expect(await orderNumbers(database.read)).toHaveLength(700);
  });

  it('of a version from before the baseline is refused, and nothing changes', async () => {
    const file = join(place.dataDir, 'old.sqlite');
    await saveBackup(database, file);
    const old = new DatabaseSync(file);
    old.exec(
      "delete from migrations; insert into migrations (name) values ('0064-guest-erasures'); delete from orders",
    );
    old.close();
    const bytes = await readFile(file);
    await expect(restoreBackup(database, file, { replace: true })).rejects.toBeInstanceOf(OlderDatabase);
    expect(await orderNumbers(database.read)).toHaveLength(700);
    expect(await readFile(file)).toEqual(bytes);
  });

  it('is compressed if its name says so, restored from either form, and refused if it is cut off', async () => {
    const [plain, compressed] = [join(place.dataDir, 'backup.sqlite'), join(place.dataDir, 'backup.gz')];
    const rows = await saveBackup(database, plain);
    expect(await saveBackup(database, compressed)).toBe(rows);
    const [whole, small] = [await readFile(plain), await readFile(compressed)];
    expect(small.length).toBeLessThan(whole.length / 5);
    expect((await stat(compressed)).mode & 0o077).toBe(0);
    expect((await readdir(place.dataDir)).filter((name) => name.includes('.part'))).toEqual([]);
    expect(await restoreBackup(database, compressed, { replace: true })).toBe(rows);
    await writeFile(compressed, small.subarray(0, small.length / 2));
    await expect(restoreBackup(database, compressed, { replace: true })).rejects.toBeInstanceOf(InvalidBackup);
    expect(await orderNumbers(database.read)).toHaveLength(700);
  });

  it('is one complete SQLite database, even while orders come in', async () => {
    const file = join(place.dataDir, 'backup.sqlite');
    const [rows] = await Promise.all([
      saveBackup(database, file),
      database.write((writer) => writer.insertInto('orders').values(anOrderRow(701)).execute()),
    ]);
    const connection = new DatabaseSync(file, { readOnly: true });
    expect(connection.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const { count } = connection.prepare('select count(*) as count from orders').get() as { count: number };
    expect([rows - 4, rows - 4]).toContain(count);
    connection.close();
  });
});
