import { type OrderId, orderId } from '@tischlein/domain';
import { CompiledQuery, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, databases } from '../../../../tests/support/databases.ts';
import { addShopRow, anOrderRow, ROMA } from '../../../../tests/support/order-row.ts';
import { newOrderId } from '../orders/order-ids.store.ts';
import { deleteShop } from '../shops/delete-shop.store.ts';
import type { Database, Reader, Writer } from './database.ts';
import { openDatabase } from './open-database.ts';
import { findMissingMonth, prepareOrderMonths } from './order-months.ts';
import { isUniqueViolation } from './unique-violation.ts';

const NOVEMBER = '2026-11-21T18:00:00.000Z';
const DECEMBER = '2026-12-01T00:00:00.000Z';
const BEFORE = orderId('3f1c7a52-6f1b-4c55-9d3e-0a6a1d6d2b11');
// The last of all UUIDs.
const LAST = orderId('ffffffff-ffff-4fff-bfff-ffffffffffff');
const WITH_TIME = /^m20261121180000000-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const onPostgres = databases.filter(({ name }) => name === 'postgres');
const run = (writer: Writer, statement: string) => writer.executeQuery(CompiledQuery.raw(statement));

/** An order with a row in tables of every kind: its own, the ledger's, a queue's. */
async function addOrder(writer: Writer, order_id: OrderId, number: number): Promise<void> {
  const named = { shop_id: ROMA, order_id };
  await writer
    .insertInto('orders')
    .values({ ...anOrderRow(number), order_id })
    .execute();
  const sums = { amount: 1, unit_list_price: 1, list_price: 1, discounted_price: 1, price: 1, deposit: 0 };
  await writer
    .insertInto('order_lines')
    .values({ ...named, position: 0, item_id: 'pizza', size_id: null, name: 'Pizza', ...sums })
    .execute();
  await writer
    .insertInto('order_events')
    .values({ ...named, sequence: number, action: 'place', status: 'placed', at: NOVEMBER, done_by: null })
    .execute();
  await writer
    .insertInto('order_keys')
    .values({ ...named, key: `key-${number}`, request_hash: '', expires_at: DECEMBER })
    .execute();
  const job = { kind: 'k', payload: '{}', created_at: NOVEMBER, run_at: NOVEMBER, attempts: 0 };
  const rest = { locked_until: null, done_at: null, failure: null, urgent: 0, stored: 0 } as const;
  await writer
    .insertInto('outbox')
    .values({ ...named, outbox_id: `job-${number}`, ...job, ...rest })
    .execute();
}

/** The tables that hold orders, with the ids in them. */
async function readPlaces(reader: Reader, table: 'orders' | 'order_events'): Promise<Record<string, OrderId[]>> {
  const { rows } = await sql<{ place: string; ids: OrderId[] }>`
    select tableoid::regclass::text as place, array_agg(order_id order by order_id) as ids
    from ${sql.table(table)} group by 1`.execute(reader);
  return Object.fromEntries(rows.map(({ place, ids }) => [place, ids]));
}

async function readAll(reader: Reader) {
  return {
    orders: await reader.selectFrom('orders').selectAll().orderBy('number').execute(),
    lines: await reader.selectFrom('order_lines').selectAll().orderBy('order_id').execute(),
    events: await reader.selectFrom('order_events').selectAll().orderBy('sequence').execute(),
    keys: await reader.selectFrom('order_keys').selectAll().orderBy('key').execute(),
    jobs: await reader.selectFrom('outbox').selectAll().orderBy('outbox_id').execute(),
  };
}

/** Tables with a foreign key to orders or, of a partition of events, to that of its orders. */
async function listReferences(reader: Reader): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; rule: string }>`
    select distinct regexp_replace(conrelid::regclass::text, '^order_events_.*', 'order_events') as name,
      confdeltype as rule
    from pg_constraint where contype = 'f' and confrelid::regclass::text ~ '^orders' and conparentid = 0 order by 1`.execute(
    reader,
  );
  return rows.map(({ name, rule }) => `${name} ${rule}`);
}

const readNumbers = async (reader: Reader): Promise<readonly number[]> => {
  const { rows } = await sql<{ number: number }>`select number from order_numbers order by number`.execute(reader);
  return rows.map(({ number }) => number);
};

describe.each(onPostgres)('orders by month on $name', ({ open }) => {
  let place: OpenDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await open();
    database = await openDatabase({ databaseUrl: place.url, dataDir: place.dataDir });
    await database.write(addShopRow);
  });
  afterEach(async () => {
    await database.close();
    await place.close();
  });

  it('are in the partition of their month, with their events; older ids are in a partition of their own', async () => {
    const [november, december] = [newOrderId(NOVEMBER, database), newOrderId(DECEMBER, database)];
    expect(november).toMatch(WITH_TIME);
    await database.write(async (writer) => {
      for (const [index, id] of [november, december, BEFORE, LAST, orderId('order-1')].entries())
        await addOrder(writer, id, index + 1);
    });
    const expected = { 202611: [november], 202612: [december], before_months: [BEFORE, LAST], other: ['order-1'] };
    for (const table of ['orders', 'order_events'] as const)
      expect(await readPlaces(database.read, table)).toEqual(
        Object.fromEntries(Object.entries(expected).map(([name, ids]) => [`${table}_${name}`, ids])),
      );
  });

  it('have a number that no order of another month has, until they are deleted', async () => {
    await database.write((writer) => addOrder(writer, newOrderId(NOVEMBER, database), 7));
    const again = database.write((writer) => addOrder(writer, newOrderId(DECEMBER, database), 7));
    await expect(again).rejects.toSatisfy(isUniqueViolation);
    const before = database.write((writer) => addOrder(writer, BEFORE, 7));
    await expect(before).rejects.toSatisfy(isUniqueViolation);
    expect(await readNumbers(database.read)).toEqual([7]);
    await database.write((writer) => deleteShop(writer, ROMA));
    expect(await readNumbers(database.read)).toEqual([]);
  });

  it('have an id that no other order has, and rows about them need an order', async () => {
    const id = newOrderId(NOVEMBER, database);
    await database.write((writer) => addOrder(writer, id, 1));
    const again = database.write((writer) =>
      writer
        .insertInto('orders')
        .values({ ...anOrderRow(2), order_id: id })
        .execute(),
    );
    await expect(again).rejects.toSatisfy(isUniqueViolation);
    const event = {
      shop_id: ROMA,
      sequence: 9,
      action: 'place',
      status: 'placed',
      at: NOVEMBER,
      done_by: null,
    } as const;
    for (const missing of [BEFORE, newOrderId(NOVEMBER, database), orderId('order-1')]) {
      const alone = database.write((writer) =>
        writer
          .insertInto('order_events')
          .values({ ...event, order_id: missing })
          .execute(),
      );
      await expect(alone).rejects.toThrow('foreign key');
    }
  });

  it('are found by their id in one partition, and all of a shop by the indexes of their partitions', async () => {
    const explain = async (query: string, values: readonly unknown[]): Promise<string> => {
      const compiled = { ...CompiledQuery.raw(`explain ${query}`), parameters: values };
      const { rows } = await database.write(async (writer) => {
        await run(writer, 'set local enable_seqscan = off');
        return writer.executeQuery<{ 'QUERY PLAN': string }>(compiled);
      });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const id = newOrderId(DECEMBER, database);
    for (const table of ['orders', 'order_events']) {
      const plan = await explain(`select * from ${table} where shop_id = $1 and order_id = $2`, [ROMA, id]);
      expect(plan.match(new RegExp(`on ${table}_\\w+`, 'g'))?.filter((part) => !part.includes('idx'))).toHaveLength(1);
      expect(plan).toContain(`${table}_202612`);
    }
    const open = await explain(
      "select * from orders where shop_id = $1 and status in ('placed', 'accepted', 'ready', 'underway')",
      [ROMA],
    );
    expect(open).not.toContain('Seq Scan');
    const events = await explain(
      'select * from order_events where shop_id = $1 and sequence > $2 order by sequence limit 10',
      [ROMA, 5],
    );
    expect(events).not.toContain('Seq Scan');
    expect(events).not.toContain('Sort  ');
  });

  it('are accepted in a month without a partition, and move into it later', async () => {
    const later = '2027-06-03T18:00:00.000Z';
    const id = newOrderId(later, database);
    expect(await findMissingMonth(database, later)).toBe('2027-07');
    await database.write((writer) => addOrder(writer, id, 1));
    expect(Object.keys(await readPlaces(database.read, 'orders'))).toEqual(['orders_other']);
    const [all, references] = [await readAll(database.read), await listReferences(database.read)];
    await prepareOrderMonths(database, later);
    expect(await readPlaces(database.read, 'orders')).toEqual({ orders_202706: [id] });
    expect(await readPlaces(database.read, 'order_events')).toEqual({ order_events_202706: [id] });
    expect(await readAll(database.read)).toEqual(all);
    expect(await listReferences(database.read)).toEqual(references);
    expect(await readNumbers(database.read)).toEqual([1]);
    expect(await findMissingMonth(database, later)).toBeNull();
    const { rows } = await sql`select from pg_constraint where not convalidated`.execute(database.read);
    expect(rows).toEqual([]);
    await prepareOrderMonths(database, later);
  });
});
