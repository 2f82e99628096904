import { shopId } from '@tischlein/domain';
import { CompiledQuery } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../../../tests/support/databases.ts';
import { addShopRow, anOrderRow } from '../../../../../tests/support/order-row.ts';
import { openDatabase, type Writer } from '../database.ts';

const ACCOUNT_SHOP = shopId('overview');
const PENDING = { locked_until: null, attempts: 2, done_at: null, failure: null };

const JOBS = [
  ['orderPlaced', { kind: 'orderPlaced', payload: {}, order_id: 'order-1' }],
  ['orderRefunded r-1', { kind: 'orderRefunded', payload: { refundId: 'r-1' }, order_id: 'order-1' }],
  ['withdrawalReceived w_1', { kind: 'withdrawalReceived', payload: { withdrawalId: 'w_1' }, order_id: 'order-1' }],
  ['withdrawalDeclared w_1', { kind: 'withdrawalDeclared', payload: { withdrawalId: 'w_1' }, order_id: 'order-1' }],
  ['advertisingAsked c-1', { kind: 'advertisingAsked', payload: { consentId: 'c-1' }, order_id: null }],
  ['signInLink l-1', { kind: 'signInLink', payload: { accountShopId: ACCOUNT_SHOP, linkId: 'l-1' }, order_id: null }],
] as const;

const run = (writer: Writer, sql: string) => writer.executeQuery(CompiledQuery.raw(sql));

/** Restores the table as it was before the migration, with a pending job of every kind. */
async function goBack(writer: Writer): Promise<void> {
  await run(writer, `delete from migrations where name = '0013-typed-jobs'`);
  await run(writer, `drop table outbox`);
  await run(
    writer,
    `create table outbox (outbox_id text not null primary key, shop_id text not null, order_id text not null,
      kind text not null, created_at text not null, run_at text not null, locked_until text, attempts integer not null,
      done_at text, failure text, foreign key (shop_id, order_id) references orders)`,
  );
  for (const [index, [kind]] of JOBS.entries())
    await run(
      writer,
      `insert into outbox values ('job-${index}', 'roma', 'order-1', '${kind}', 'created', 'due', null, 2, null, null)`,
    );
}

describe.each(databases)('jobs queued before jobs had a payload, on $name', ({ open }) => {
  it('are converted, with their id, time and attempts', async () => {
    const place = await open();
    const settings = { databaseUrl: place.url || null, dataDir: place.dataDir };
    const before = await openDatabase(settings);
    await before.write(async (writer) => {
      await addShopRow(writer);
      await writer
        .insertInto('orders')
        .values({ ...anOrderRow(1), account_shop_id: ACCOUNT_SHOP })
        .execute();
      await goBack(writer);
    });
    await before.close();
    const database = await openDatabase(settings);
    const rows = await database.read.selectFrom('outbox').selectAll().orderBy('outbox_id').execute();
    expect(rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) }))).toEqual(
      JOBS.map(([, converted], index) => {
        const id = { outbox_id: `job-${index}`, shop_id: 'roma', created_at: 'created', run_at: 'due' };
        return { ...id, ...PENDING, ...converted };
      }),
    );
    await database.close();
    await place.close();
  });
});
