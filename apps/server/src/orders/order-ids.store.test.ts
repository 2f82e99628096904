import { hours, inMilliseconds } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { emptyDatabases } from '../../../../tests/support/databases.ts';
import { addShopRow, anOrderRow } from '../../../../tests/support/order-row.ts';
import { openDatabase } from '../db/open-database.ts';
import { newOrderId } from './order-ids.store.ts';

const UUID_V4 = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const SINCE = '2026-11-28T00:00:00.000Z';
const BEFORE = '2026-11-27T23:59:59.999Z';

describe('the id of an order', () => {
  it.each([
    [SINCE, { timesSince: SINCE, monthsSince: '' }, 'm20261128000000000-'],
    [BEFORE, { timesSince: SINCE, monthsSince: '' }, 'm202611-'],
    [BEFORE, { timesSince: SINCE, monthsSince: SINCE }, ''],
    [BEFORE, { timesSince: SINCE, monthsSince: null }, ''],
    [SINCE, { timesSince: '', monthsSince: null }, 'm20261128000000000-'],
  ] as const)('of %s with %j begins with "%s" and ends with 122 random bits', (now, orderIds, start) => {
    const ids = [newOrderId(now, { orderIds }), newOrderId(now, { orderIds })];
    for (const id of ids) expect(id).toMatch(new RegExp(`^${start}${UUID_V4}$`));
    expect(new Set(ids).size).toBe(2);
  });

  it('sorts by time', () => {
    const orderIds = { timesSince: '', monthsSince: '' };
    const times = [
      '2026-11-28T18:45:03.119Z',
      '2026-11-28T18:45:03.120Z',
      '2026-11-28T18:45:04.000Z',
      '2027-01-01T00:00:00.000Z',
    ];
    const ids = times.map((now) => newOrderId(now, { orderIds }));
    expect(ids.toSorted()).toEqual(ids);
  });
});

describe.each(emptyDatabases)('ids of orders on $name', ({ open }) => {
  it('name their time from the start in a new database, a day after the update in one that had orders then', async () => {
    const place = await open();
    const settings = { databaseUrl: place.url || null, dataDir: place.dataDir };
    const created = await openDatabase(settings);
    expect(created.orderIds.timesSince).toBe('');
    await created.write(async (writer) => {
      await addShopRow(writer);
      await writer.insertInto('orders').values(anOrderRow(1)).execute();
      await writer
        .updateTable('order_id_times')
        .set({ ids_since: inHours(24) })
        .execute();
    });
    await created.close();

    const updated = await openDatabase(settings);
    expect(newOrderId(inHours(23), updated)).not.toMatch(WITH_TIME);
    expect(newOrderId(inHours(25), updated)).toMatch(WITH_TIME);
    await updated.close();
    await place.close();
  });
});

const inHours = (count: number): string => new Date(Date.now() + inMilliseconds(hours(count))).toISOString();
const WITH_TIME = /^m\d{17}-/;
