import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { readMailbox } from '../support/read-mailbox.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { aCoupon, aDelivery } from '../support/trattoria.ts';

describe.each(preparedTrattoria)('limits of two nodes on $name', ({ name, open }) => {
  let place: OpenDatabase;
  let nodes: readonly [TestShop, TestShop];

  beforeEach(async () => {
    place = await open();
    nodes = [await openShop(place, { rateLimitFactor: 1 }), await openShop(place, { rateLimitFactor: 1 })];
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await place.close();
  });

  const signIn = async (node: TestShop, password: string, { cookie = '', from = '10.0.0.1' } = {}) =>
    node.app.inject({
      method: 'POST',
      url: '/api/office/session',
      headers: { cookie },
      payload: { email: node.owner.email, password },
      remoteAddress: from,
    });
  const statusOf = async (...request: Parameters<typeof signIn>) => (await signIn(...request)).statusCode;

  it('count five wrong passwords on both together, for the /64 network of an IPv6 address', async () => {
    const [one, two] = nodes;
    const froms = ['2001:db8::1', '2001:db8:0:0:1::2', '2001:db8::ffff:3', '2001:db8::4', '2001:db8:0:0:5::'];
    for (const [index, from] of froms.entries())
      expect(await statusOf(nodes[index % 2] ?? one, 'falsch', { from })).toBe(401);
    const locked = await signIn(two, 'falsch', { from: '2001:db8::6' });
    expect([locked.statusCode, locked.json().code]).toEqual([429, 'tooManyRequests']);
    expect(Number(locked.headers['retry-after'])).toBe(900);
    expect(await statusOf(one, 'falsch', { from: '2001:db8:0:1::1' })).toBe(401);
    for (const node of nodes) node.clock.set('2026-11-21T18:45:00.000Z');
    expect(await statusOf(two, one.owner.password, { from: '2001:db8::6' })).toBe(200);
  });

  it('count concurrent attempts, too', async () => {
    const attempts = Array.from({ length: 12 }, (_, index) => statusOf(nodes[index % 2] ?? nodes[0], 'falsch'));
    expect((await Promise.all(attempts)).filter((status) => status === 401)).toHaveLength(5);
  });

  it('do not count right passwords', async () => {
    for (let tries = 0; tries < 7; tries += 1) expect(await statusOf(nodes[0], nodes[0].owner.password)).toBe(200);
  });

  it('let nobody lock the owner out of a device on which they have signed in', async () => {
    const [one, two] = nodes;
    const { cookies } = await signIn(one, one.owner.password);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    for (let tries = 0; tries < 5; tries += 1) await signIn(one, 'falsch');
    expect(await statusOf(two, one.owner.password)).toBe(429);
    expect(await statusOf(two, one.owner.password, { cookie })).toBe(200);
    // The device itself has five tries as well, and the mark of one account is none for another.
    for (let tries = 0; tries < 5; tries += 1) expect(await statusOf(two, 'falsch', { cookie })).toBe(401);
    expect(await statusOf(one, one.owner.password, { cookie })).toBe(429);
    const forged = cookie.replace(/tischlein-device=[^.]+/, 'tischlein-device=AAAAAAAAAAAAAAAAAAAAAA');
    expect(await statusOf(one, one.owner.password, { cookie: forged })).toBe(429);
  });

  it('confirm ten orders an hour to one mailbox, and refuse none', async () => {
    const [one, two] = nodes;
    const order = (index: number) => {
      const email = `Petra+${index}@example.com`;
      return (nodes[index % 2] ?? one).guest().order(aDelivery({ formValues: { ...aDelivery().formValues, email } }));
    };
    for (let index = 0; index < 13; index += 1) await order(index);
    await everythingIsSent(one);
    expect(await readMailbox(place.dataDir)).toHaveLength(10);
    expect((await (await two.desk()).orders()).orders).toHaveLength(13);
    for (const node of nodes) node.clock.set('2026-11-21T19:31:00.000Z');
    await order(13);
    await everythingIsSent(two);
    expect(await readMailbox(place.dataDir)).toHaveLength(11);
  });

  // On SQLite there is one process.
  it.runIf(name === 'postgres')('count the guesses of one address together', async () => {
    const guess = async (index: number, remoteAddress: string) =>
      (await (nodes[index % 2] ?? nodes[0]).app.inject({ url: '/api/shop/roma/validate_coupon?code=X', remoteAddress }))
        .statusCode;
    const guesses = await Promise.all(Array.from({ length: 24 }, (_, index) => guess(index, '10.0.0.1')));
    expect(guesses.filter((status) => status === 429)).toHaveLength(4);
    expect(await guess(0, '10.0.0.2')).not.toBe(429);
    for (const node of nodes) node.clock.set('2026-11-21T18:32:00.000Z');
    expect(await guess(1, '10.0.0.1')).not.toBe(429);
  });

  it("take a coupon 'once per customer' once per mailbox", async () => {
    const [shop] = nodes;
    const owner = await shop.desk();
    await owner.save('/api/office/shop/roma/coupons', [aCoupon({ maximumUsesPerCustomer: 1 })]);
    const order = (email: string, phone: string) =>
      shop
        .guest()
        .call(
          'POST',
          '/api/shop/roma/order',
          aDelivery({ couponCode: 'HUNGER5', formValues: { ...aDelivery().formValues, email, phone } }),
        );
    expect((await order('same@gmail.com', '030 1111111')).statusCode).toBe(200);
    for (const [index, email] of ['same+1@gmail.com', 'SAME+a+b@gmail.com'].entries()) {
      const again = await order(email, `030 222222${index}`);
      expect([again.statusCode, again.json().code]).toEqual([409, 6]);
    }
    expect((await order('other@gmail.com', '030 3333333')).statusCode).toBe(200);
  });
});
