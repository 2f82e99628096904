import { orderId, shopId } from '@tischlein/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases, onSqlite } from '../../../../tests/support/databases.ts';
import { openDatabase } from '../db/open-database.ts';
import { selectOrderEvents } from './order-events.store.ts';

describe.each(onSqlite(databases))('events of an order on $name', ({ open }) => {
  it('are found by the order, not among all events of its shop', async () => {
    const place = await open();
    const { read, close } = await openDatabase({ databaseUrl: null, dataDir: place.dataDir });
    const { rows } = await sql<{ detail: string }>`explain query plan ${selectOrderEvents(
      read,
      shopId('roma'),
      orderId('none'),
    )}`.execute(read);
    expect(rows.map(({ detail }) => detail)).toEqual([
      'SEARCH order_events USING INDEX events_of_an_order (shop_id=? AND order_id=?)',
    ]);
    await close();
    await place.close();
  });
});
