import { randomUUID } from 'node:crypto';
import type { OfficeCoupon } from '@tischlein/contract/office';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCoupons } from '../../apps/server/src/coupons/office-coupons.store.ts';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { writeCoupons } from '../../apps/server/src/coupons/office-coupons.store.ts';
import { type OpenDatabase, preparedTwoShops } from '../support/databases.ts';
import { ROMA } from '../support/order-row.ts';
import { openServer, type TestServer } from '../support/open-server.ts';
import { aCoupon, aDelivery, tenPercent } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

describe.each(usuallyOnSqlite(preparedTwoShops))('coupons of the office on $name', ({ open }) => {
  let place: OpenDatabase;
  let server: TestServer;
  beforeEach(async () => {
    place = await open();
    server = await openServer(place);
  });
  afterEach(async () => {
    await server.close();
    await place.close();
  });

  const save = (coupons: readonly OfficeCoupon[]) =>
    server.deps.database.write((writer) => writeCoupons(writer, ROMA, coupons));
  const order = (couponCode: string, shop = 'roma') =>
    server.app.inject({
      method: 'POST',
      url: `/api/shop/${shop}/order`,
      headers: { 'idempotency-key': randomUUID() },
      payload: aDelivery({ couponCode }),
    });

  it('are read as they were written', async () => {
    const coupons = [
      aCoupon({ code: 'Herbst', exclusive: true, validUntil: '2026-12-01T00:00:00.000Z' }),
      tenPercent({ maximumUses: 3, maximumUsesPerCustomer: 1, active: false }),
    ];
    await save(coupons);
    expect(await readCoupons(server.deps.database.read, ROMA)).toEqual(coupons);
  });

  it('stay used when they are changed, taken away and brought back', async () => {
    await save([tenPercent({ maximumUses: 2 })]);
    expect((await order('PIZZA10')).statusCode).toBe(200);
    await save([tenPercent({ maximumUses: 2, value: 2000 })]);
    expect((await order('pizza10')).json().order.total).toBe(18.5);
    await save([]);
    expect((await order('PIZZA10')).json().code).toBe(6);
    await save([tenPercent({ maximumUses: 2 })]);
    expect((await order('PIZZA10')).json().code).toBe(6);
    await save([tenPercent({ maximumUses: 3 })]);
    expect((await order('PIZZA10')).statusCode).toBe(200);
    expect(await findViolations(server.deps.database.read)).toEqual([]);
  });

  it('may be used once by each customer', async () => {
    await save([tenPercent({ maximumUsesPerCustomer: 1 })]);
    expect((await order('PIZZA10')).statusCode).toBe(200);
    expect((await order('PIZZA10')).json().code).toBe(6);
  });

  it('count only in their own shop', async () => {
    await save([tenPercent()]);
    expect((await order('PIZZA10', 'napoli')).json().code).toBe(6);
  });

  it('that are below their minimum change nothing and are not used up', async () => {
    await save([aCoupon({ code: 'BIG', minimumOrderValue: 5000 as never, maximumUses: 1 })]);
    expect((await order('BIG')).json().order.total).toBe(22.5);
    const { used } = await server.deps.database.read.selectFrom('coupons').select('used').executeTakeFirstOrThrow();
    expect(used).toBe(0);
  });
});
