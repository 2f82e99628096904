import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ShopId, shopId } from '@tischlein/domain';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabases, type OpenDatabase } from '../../../../tests/support/databases.ts';
import type { Database, Reader, Writer } from './database.ts';
import { openDatabase } from './open-database.ts';
import { groupCommit } from './group-commit.ts';
import { OlderDatabase } from './migrate.ts';
import { createKysely } from './sqlite.ts';
import { StorageProblem } from './storage-problem.ts';

const addShop = (writer: Writer, slug: string) =>
  writer
    .insertInto('shops')
    .values({ shop_id: shopId(slug), slug, domain: null, config: '{}' })
    .execute();
const run = (writer: Writer, statement: string) => writer.executeQuery(CompiledQuery.raw(statement));
const slugs = async (reader: Reader) =>
  (await reader.selectFrom('shops').select('slug').orderBy('slug').execute()).map(({ slug }) => slug);

describe.each(emptyDatabases)('the database on $name', ({ name, open }) => {
  let place: OpenDatabase;
  let database: Database;
  const openHere = () => openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });

  beforeEach(async () => {
    place = await open();
    database = await openHere();
  });
  afterEach(async () => {
    await database.close();
    await place.close();
  });

  it('keeps its data, and needs no migration on the second start', async () => {
    await database.write((writer) => addShop(writer, 'roma'));
    const again = await openHere();
    expect(await slugs(again.read)).toEqual(['roma']);
    await again.close();
  });

  it('is migrated once when processes start together', async () => {
    const fresh = await open();
    const settings = { databaseUrl: fresh.url || null, dataDir: fresh.dataDir };
    const opened = await Promise.all([openDatabase(settings), openDatabase(settings), openDatabase(settings)]);
    expect(await Promise.all(opened.map(({ read }) => slugs(read)))).toEqual([[], [], []]);
    await Promise.all(opened.map((one) => one.close()));
    await fresh.close();
  });

  it.each([
    ['expand', 'starts beside a newer version that has only added'],
    ['contract', 'does not start after a newer version has removed what it needs'],
  ])('%s: %s', async (kind) => {
    await database.write((writer) =>
      writer.executeQuery(
        CompiledQuery.raw(`insert into migrations (name, kind) values ('9999-from-tomorrow', '${kind}')`),
      ),
    );
    if (kind === 'contract') return expect(openHere()).rejects.toThrow('9999-from-tomorrow');
    const opened = await openHere();
    expect(await slugs(opened.read)).toEqual([]);
    await opened.close();
  });

  it('goes on with a database that has had every migration that the baseline replaces', async () => {
    await database.write(async (writer) => {
      await run(writer, `delete from migrations where name in ('0065-baseline', '0077-failed-tries')`);
      await run(writer, `insert into migrations (name) values ('0001-first-order'), ('0065-order-ids-by-time')`);
      await run(writer, 'alter table audit_log drop column times');
      await addShop(writer, 'roma');
    });
    const again = await openHere();
    expect(await slugs(again.read)).toEqual(['roma']);
    expect(await again.read.selectFrom('audit_log').select('times').execute()).toEqual([]);
    await again.close();
  });

  it('refuses a database from before the baseline, and leaves it as it is', async () => {
    await database.write(async (writer) => {
      await run(writer, 'delete from migrations');
      await run(writer, `insert into migrations (name) values ('0001-first-order'), ('0064-guest-erasures')`);
      await run(writer, 'drop table order_id_times');
      await addShop(writer, 'roma');
    });
    await expect(openHere()).rejects.toBeInstanceOf(OlderDatabase);
    expect(await slugs(database.read)).toEqual(['roma']);
    await expect(database.read.selectFrom('order_id_times').selectAll().execute()).rejects.toThrow('order_id_times');
  });

  it('rolls back only the failed transaction of a shared commit', async () => {
    const outcomes = await Promise.allSettled([
      database.write((writer) => addShop(writer, 'roma')),
      database.write(async (writer) => {
        await addShop(writer, 'napoli');
        throw new Error('changed my mind');
      }),
      database.write((writer) => addShop(writer, 'torino')),
      database.write((writer) => addShop(writer, 'roma')),
    ]);
    const [roma, napoli, torino, romaAgain] = outcomes.map(({ status }) => status);
    // The engine decides which of the two conflicting inserts wins.
    expect(new Set([roma, romaAgain])).toEqual(new Set(['fulfilled', 'rejected']));
    expect([napoli, torino]).toEqual(['rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: { message: 'changed my mind' } });
    expect(await slugs(database.read)).toEqual(['roma', 'torino']);
  });

  it('shows readers only committed data', async () => {
    const seen = await database.write(async (writer) => {
      await addShop(writer, 'roma');
      return { inside: await slugs(writer), outside: await slugs(database.read) };
    });
    expect(seen).toEqual({ inside: ['roma'], outside: [] });
    expect(await slugs(database.read)).toEqual(['roma']);
  });

  it('provides a consistent snapshot for a backup', async () => {
    await database.write((writer) => addShop(writer, 'roma'));
    const seen = await database.snapshot(async (reader) => {
      const before = await slugs(reader);
      await database.write((writer) => addShop(writer, 'torino'));
      return [before, await slugs(reader)];
    });
    expect(seen).toEqual([['roma'], ['roma']]);
  });

  it('returns 64-bit columns and sums as numbers', async () => {
    await database.write(async (writer) => {
      await addShop(writer, 'roma');
      const counters = {
        config_version: 1,
        menu_version: 1,
        period_version: 1,
        stock_version: 0,
        ratings_version: 0,
        order_number: 0,
        event_sequence: 2_000_000_000,
        table_version: 0,
        offers_day: '',
      } as const;
      await writer
        .insertInto('shop_counters')
        .values({ shop_id: shopId('roma'), ...counters })
        .execute();
    });
    const { sum } = await database.read
      .selectFrom('shop_counters')
      .select(({ fn }) => fn.sum<number>('event_sequence').as('sum'))
      .executeTakeFirstOrThrow();
    expect(sum).toBe(2_000_000_000);
  });

  it.runIf(name === 'postgres')('reports a lost connection as a storage problem and reconnects', async () => {
    const hangUp = database.write((writer) =>
      writer.executeQuery(CompiledQuery.raw('select pg_terminate_backend(pg_backend_pid())')),
    );
    await expect(hangUp).rejects.toBeInstanceOf(StorageProblem);
    await database.write((writer) => addShop(writer, 'roma'));
    expect(await slugs(database.read)).toEqual(['roma']);
  });
});

it('reports an unreachable server as a storage problem', async () => {
  const nowhere = openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing', dataDir: '.' });
  await expect(nowhere).rejects.toBeInstanceOf(StorageProblem);
});

describe('one SQLite file with several writers', () => {
  let place: OpenDatabase;
  beforeEach(async () => {
    place = await (emptyDatabases[0] ?? expect.fail()).open();
  });
  afterEach(() => place.close());

  it('rejects values that SQLite would bind wrongly', async () => {
    const database = await openDatabase({ databaseUrl: null, dataDir: place.dataDir });
    const addWrong = (value: string) =>
      database.write((writer) =>
        writer
          .insertInto('shops')
          .values({ shop_id: shopId('x'), slug: value, domain: null, config: '{}' })
          .execute(),
      );
    for (const wrong of [1.5, true, new Date(), {}])
      await expect(addWrong(wrong as string)).rejects.toThrow('cannot be bound');
    expect(await slugs(database.read)).toEqual([]);
    await database.close();
  });

  it('waits without blocking while another process writes', async () => {
    const database = await openDatabase({ databaseUrl: null, dataDir: place.dataDir });
    const other = new DatabaseSync(join(place.dataDir, 'tischlein.sqlite'));
    other.exec('begin immediate');
    const write = database.write((writer) => addShop(writer, 'roma'));
    await database.read.selectFrom('shops').select('slug').execute();
    setTimeout(() => other.exec('commit'), 50);
    await write;
    expect(await slugs(database.read)).toEqual(['roma']);
    other.close();
    await database.close();
  });

  it('reports a full disk as a storage problem, and recovers once there is space', async () => {
    const database = await openDatabase({ databaseUrl: null, dataDir: place.dataDir });
    const connection = new DatabaseSync(join(place.dataDir, 'tischlein.sqlite'));
    const write = groupCommit(connection, createKysely(connection));
    connection.exec('pragma max_page_count = 1');
    const big = (slug: string) => (transaction: Writer) =>
      transaction
        .insertInto('shops')
        .values({ shop_id: slug as ShopId, slug, domain: null, config: 'x'.repeat(100_000) })
        .execute();
    const outcomes = await Promise.allSettled([write(big('roma')), write(big('torino'))]);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    connection.exec('pragma max_page_count = 100000');
    await write(big('napoli'));
    expect(await slugs(database.read)).toEqual(['napoli']);
    connection.close();
    await database.close();
  });
});
