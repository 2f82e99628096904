import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { orderId, shopId } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { databases, onSqlite } from '../../../../tests/support/databases.ts';
import { openDatabase } from '../db/open-database.ts';
import { selectOrderEvents } from './order-events.store.ts';

describe.each(onSqlite(databases))('events of an order on $name', ({ open }) => {
  it('are found by the order, not among all events of its shop', async () => {
    const place = await open();
    const { read, close } = await openDatabase({ databaseUrl: null, dataDir: place.dataDir });
    const { sql } = selectOrderEvents(read, shopId('roma'), orderId('none')).compile();
    const file = new DatabaseSync(join(place.dataDir, 'tischlein.sqlite'));
    const plan = file.prepare(`explain query plan ${sql}`).all('roma', 'none', 'roma', 'none');
    const steps = plan.map(({ detail }) => detail);
    expect(steps).toContain('SEARCH order_events USING PRIMARY KEY (shop_id=? AND sequence=?)');
    expect(steps).toContain('SEARCH order_events USING COVERING INDEX events_of_an_order (shop_id=? AND order_id=?)');
    file.close();
    await close();
    await place.close();
  });
});
