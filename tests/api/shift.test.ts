import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { escalateOrders } from '../../apps/server/src/escalation/escalate-orders.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { type OpenDatabase, preparedTwoShops } from '../support/databases.ts';
import {
  aSubscribedBrowser,
  type FakePushService,
  openFakePushService,
  readVapid,
} from '../support/fake-push-service.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const TABLET = 'https://fcm.googleapis.com/fcm/send/tablet';

describe.each(usuallyOnSqlite(preparedTwoShops))('messages to a shift on $name', ({ open }) => {
  let service: FakePushService;
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;
  beforeAll(async () => {
    service = await openFakePushService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.posts.length = 0;
    service.answer = 201;
    place = await open();
    shop = await openShop(place, { toPushServiceUrl: (endpoint) => service.toServiceUrl(endpoint) });
    owner = await shop.desk();
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const begins = async (desk = owner, endpoint = TABLET, shops = ['roma']) => {
    const browser = aSubscribedBrowser(endpoint);
    const body = { desk: 'roma', shops, subscription: browser.subscription };
    const answer = await desk.call('PUT', '/api/office/shift', body);
    return { ...browser, status: answer.statusCode, code: answer.body && answer.json().code };
  };
  const after = async (minutes: number): Promise<void> => {
    shop.clock.set(new Date(Date.parse(shop.clock.now()) + minutes * 60_000).toISOString());
    await escalateOrders(shop.deps);
    await everythingIsSent(shop);
  };
  const browsers = () => shop.deps.database.read.selectFrom('shift_browsers').selectAll().execute();
  const hires = async (role = 'staff', shops = ['roma']): Promise<Desk & { readonly staffId: string }> => {
    const email = `${crypto.randomUUID()}@roma.test`;
    const answer = await owner.call('POST', '/api/office/staff', { email, role, shops });
    const { member, password } = answer.json();
    return { ...(await shop.desk(email, password)), staffId: member.id };
  };

  it('come with each step while nobody answers, and say how it ended', async () => {
    const browser = await begins();
    expect(browser.status).toBe(204);
    const { number } = await shop.guest().order();
    await after(0);
    expect(service.posts).toEqual([]);
    for (const minutes of [1, 2, 3, 9]) await after(minutes);
    const message = { title: 'Trattoria Roma', tag: expect.any(String), address: '/office/roma' };
    expect(service.posts.map(browser.read)).toEqual([
      { ...message, body: `Bestellung ${number} wartet seit 1 Minute.`, waiting: 1 },
      { ...message, body: `Bestellung ${number} wartet seit 3 Minuten.`, waiting: 1 },
      { ...message, body: `Bestellung ${number} wartet seit 6 Minuten.`, waiting: 1 },
      { ...message, body: expect.stringContaining('automatisch abgelehnt'), waiting: 0 },
    ]);
    const { publicKey } = (await owner.call('GET', '/api/office/shift/key')).json();
    const [first] = service.posts;
    expect(first && readVapid(first, publicKey)).toMatchObject({ aud: 'https://fcm.googleapis.com' });
    expect(JSON.stringify(service.posts.map(browser.read))).not.toMatch(/Petra|Müller|Lange/);
  });

  it('do not come at first if somebody has opened the order, and not at all once it is answered', async () => {
    await begins();
    const { id } = await shop.guest().order();
    const opened = `/api/office/shop/roma/orders/${id}/opened`;
    expect((await owner.call('PUT', opened)).statusCode).toBe(204);
    expect((await owner.call('PUT', opened)).statusCode).toBe(204);
    await after(2);
    expect(service.posts).toEqual([]);
    await after(1);
    expect(service.posts).toHaveLength(1);
    expect((await owner.act(id, 'accept')).statusCode).toBe(200);
    await after(5);
    expect(service.posts).toHaveLength(1);
  });

  it('wait for the opening', async () => {
    await begins();
    shop.clock.set('2026-11-22T05:00:00.000Z');
    const delivery = aDelivery();
    const formValues = { ...delivery.formValues, serveAt: '2026-11-22T18:00:00+01:00' };
    await shop.guest().order({ ...delivery, formValues });
    await after(60);
    expect(service.posts).toEqual([]);
    await after(4 * 60 + 1);
    expect(service.posts).toHaveLength(1);
  });

  it('end with the shift, when signing out, and with the membership', async () => {
    await begins();
    expect((await owner.call('POST', '/api/office/shift/end', { endpoint: TABLET })).statusCode).toBe(204);
    expect(await browsers()).toEqual([]);
    const cook = await hires();
    expect((await begins(cook)).status).toBe(204);
    await cook.call('DELETE', '/api/office/session');
    expect(await browsers()).toEqual([]);
    const other = await hires('staff', ['roma', 'napoli']);
    await begins(other, TABLET, ['roma', 'napoli']);
    const change = await owner.call('PUT', `/api/office/staff/${other.staffId}`, { role: 'staff', shops: ['napoli'] });
    expect([change.statusCode, await browsers()]).toMatchObject([204, [{ shop_id: 'napoli' }]]);
    const third = await hires();
    await begins(third, `${TABLET}-2`);
    expect((await owner.call('DELETE', `/api/office/staff/${third.staffId}`)).statusCode).toBe(204);
    expect(await browsers()).toMatchObject([{ shop_id: 'napoli' }]);
  });

  it.each([404, 410])('end for a browser whose push service answers %s', async (status) => {
    await begins();
    await shop.guest().order();
    service.answer = status;
    await after(1);
    expect([service.posts.length, await browsers()]).toEqual([1, []]);
  });

  it('reach nobody who may not see the desk any more', async () => {
    const cook = await hires();
    await begins(cook);
    const change = { role: 'driver', shops: ['roma'] };
    expect((await owner.call('PUT', `/api/office/staff/${cook.staffId}`, change)).statusCode).toBe(204);
    await shop.guest().order();
    await after(1);
    expect([service.posts, await browsers()]).toEqual([[], []]);
  });

  it('are for people of the desk, of their shops, and go to push services only', async () => {
    expect((await begins(await hires('driver'))).status).toBe(403);
    expect((await begins(owner, TABLET, ['roma', 'milano'])).code).toBe('shopUnknown');
    expect((await begins(owner, 'https://192.168.0.1/push')).code).toBe('pushInvalid');
    expect(await browsers()).toEqual([]);
  });
});
