import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { writeCoupons } from '../../apps/server/src/coupons/office-coupons.store.ts';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { ROMA } from '../support/order-row.ts';
import { openServer, type TestServer } from '../support/open-server.ts';
import { aCoupon, aDelivery, tenPercent, trattoria } from '../support/trattoria.ts';

const PHONE = '030 1234567';

describe.each(databases)('coupons set aside, on $name', ({ open }) => {
  let place: OpenDatabase;
  let server: TestServer;
  beforeAll(async () => {
    place = await open();
    const coupons = [
      aCoupon(),
      tenPercent({ maximumUsesPerCustomer: 1 }),
      aCoupon({ code: 'OVER', validUntil: '2026-11-01T00:00:00Z' }),
    ];
    server = await openServer(place, { shops: [trattoria({ coupons }), trattoria({ slug: 'napoli', coupons })] });
  });
  afterAll(async () => {
    await server.close();
    await place.close();
  });

  /** A browser that keeps its cookie. */
  function aGuest() {
    let cookie = '';
    const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
      const url = `/api/shop/${path}`;
      const answer = await server.app.inject({ method: 'POST', url, payload, headers: { cookie, ...headers } });
      cookie = String(answer.headers['set-cookie'] ?? cookie).split(';')[0] ?? '';
      return answer;
    };
    return {
      reserves: (code: string, phone = PHONE, shop = 'roma') => post(`${shop}/coupon_reservation`, { code, phone }),
      looksUp: async (phone = PHONE, shop = 'roma') =>
        (await post(`${shop}/coupon_reservation/lookup`, { phone })).json()?.code ?? null,
      orders: (couponCode: string) =>
        post('roma/order', aDelivery({ couponCode }), { 'idempotency-key': randomUUID() }),
    };
  }
  const check = async (id: string, shop = 'roma') =>
    (await server.app.inject({ url: `/api/shop/${shop}/coupon_reservation/check/${id}` })).json();

  it('are found again by their id and by the phone number, however it is written', async () => {
    const guest = aGuest();
    const answer = await guest.reserves('hunger5');
    expect(answer.json()).toMatchObject({ coupon: { code: 'HUNGER5', value: 500 } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await check(answer.json().id)).toEqual({ code: 'HUNGER5' });
    expect(await guest.looksUp('+49 (0)30 123 45-67')).toBe('HUNGER5');
    expect((await guest.reserves('HUNGER5')).json().id).toBe(answer.json().id);
  });

  it('reveal nothing to another session that knows the number', async () => {
    await aGuest().reserves('HUNGER5');
    expect(await aGuest().looksUp()).toBeNull();
    const other = aGuest();
    await other.reserves('HUNGER5', '030 7654321');
    expect(await other.looksUp()).toBeNull();
  });

  it('count only in their own shop', async () => {
    const guest = aGuest();
    const { id } = (await guest.reserves('HUNGER5')).json();
    expect(await guest.looksUp(PHONE, 'napoli')).toBeNull();
    expect(await check(id, 'napoli')).toMatchObject({ code: 'couponUnknown' });
  });

  it('are only such as can be used', async () => {
    const guest = aGuest();
    expect((await guest.reserves('OVER')).json()).toBeNull();
    expect((await guest.reserves('GIBTSNICHT')).json()).toBeNull();
    expect(await check('gibts-nicht')).toMatchObject({ code: 'couponUnknown' });
    expect((await guest.reserves('HUNGER5', '12')).statusCode).toBe(400);
  });

  it('are the last one first, and none that was used as often as it may be', async () => {
    const guest = aGuest();
    await guest.reserves('HUNGER5');
    server.clock.set('2026-11-21T18:31:00.000Z');
    await guest.reserves('PIZZA10');
    expect(await guest.looksUp()).toBe('PIZZA10');
    expect((await guest.orders('PIZZA10')).statusCode).toBe(200);
    expect(await guest.looksUp()).toBe('HUNGER5');
  });

  it('go with their coupon, and after half a year', async () => {
    const guest = aGuest();
    const { id } = (await guest.reserves('HUNGER5')).json();
    await server.deps.database.write((writer) =>
      writeCoupons(writer, ROMA, [tenPercent({ maximumUsesPerCustomer: 1 })]),
    );
    expect(await check(id)).toMatchObject({ code: 'couponUnknown' });
    const { id: other } = (await aGuest().reserves('PIZZA10')).json();
    server.clock.set('2027-06-21T18:30:00.000Z');
    await cleanUp(server.deps);
    expect(await check(other)).toMatchObject({ code: 'couponUnknown' });
  });

  it('are asked for at most so often from one address', async () => {
    const strict = await openServer(place, { rateLimitFactor: 0.1 });
    const ask = () =>
      strict.app.inject({ method: 'POST', url: '/api/shop/roma/coupon_reservation/lookup', payload: { phone: PHONE } });
    const statuses = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await ask()).statusCode);
    await strict.close();
    expect(statuses).toEqual([200, 200, 429, 429]);
  });
});
