import { describe, expect, it, beforeAll, afterAll, beforeEach } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { plusSeconds } from '../../apps/server/src/clock.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { readPushKeys } from '../../apps/server/src/push/push-keys.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { preparedTrattoria } from '../support/databases.ts';
import {
  aSubscribedBrowser,
  type FakePushService,
  openFakePushService,
  readVapid,
} from '../support/fake-push-service.ts';
import type { OpenDatabase } from '../support/databases.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/ada';
const DAY_SECONDS = 24 * 60 * 60;

describe.each(usuallyOnSqlite(preparedTrattoria))('messages about an order on $name', ({ open }) => {
  let service: FakePushService;
  let shop: TestShop;
  let owner: Desk;
  let place: OpenDatabase;
  beforeAll(async () => {
    service = await openFakePushService();
  });
  afterAll(() => service.close());
  openShopForEach(open, (opened) => ({ shop, owner, place } = opened), {
    toPushServiceUrl: (endpoint) => service.toServiceUrl(endpoint),
  });
  beforeEach(() => {
    service.posts.length = 0;
    service.answer = 201;
  });

  const follow = async (orderId: string, browser = aSubscribedBrowser(ENDPOINT)) => {
    const answer = await shop.guest().call('POST', `/api/shop/roma/push/${orderId}`, browser.subscription);
    return { ...browser, status: answer.statusCode, code: answer.body && answer.json().code };
  };
  const act = async (orderId: string, ...actions: readonly Parameters<Desk['act']>[1][]) => {
    for (const action of actions) {
      expect((await owner.act(orderId, action)).statusCode).toBe(200);
      await everythingIsSent(shop);
    }
  };
  const rows = () => shop.deps.database.read.selectFrom('push_subscriptions').selectAll().execute();
  const publicKey = async () => (await shop.guest().call('GET', '/api/shop/roma/push/key')).json().publicKey;

  it("come when it is accepted, ready and on its way, encrypted and signed with the installation's key", async () => {
    const { id, number } = await shop.guest().order();
    const browser = await follow(id);
    expect(browser.status).toBe(204);
    await act(id, 'accept', 'ready', 'depart', 'handOver');
    expect(service.posts.map(browser.read)).toEqual([
      {
        title: 'Trattoria Roma',
        body: expect.stringContaining(`Bestellung ${number} ist angenommen, vora`),
        pageId: id,
      },
      { title: 'Trattoria Roma', body: expect.stringContaining('ist fertig'), pageId: id },
      { title: 'Trattoria Roma', body: `Deine Bestellung ${number} ist unterwegs zu Dir.`, pageId: id },
    ]);
    const [first] = service.posts;
    expect(first).toMatchObject({
      path: '/fcm/send/ada',
      headers: { ttl: '1800', urgency: 'high', 'content-encoding': 'aes128gcm' },
    });
    expect(first && readVapid(first, await publicKey())).toMatchObject({ aud: 'https://fcm.googleapis.com' });
    expect(new Set(service.posts.map(({ headers }) => headers['topic'])).size).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it('hold nothing about the guest', async () => {
    const { id } = await shop.guest().order();
    const browser = await follow(id);
    await act(id, 'accept');
    const { contact } = await shop.deps.database.read.selectFrom('orders').select('contact').executeTakeFirstOrThrow();
    const told = JSON.stringify(service.posts.map(browser.read));
    const values = Object.values<string>(JSON.parse(contact)).filter(({ length }) => length > 3);
    expect(values.filter((value) => told.includes(value))).toEqual([]);
  });

  it.each(['refuse', 'cancel'] as const)('end without a message when the desk presses %s', async (action) => {
    const { id } = await shop.guest().order();
    await follow(id);
    await act(id, action);
    expect([service.posts, await rows()]).toEqual([[], []]);
    expect((await follow(id)).code).toBe('orderEnded');
  });

  it('come at most once for each state, also if the answer of the push service is lost', async () => {
    const { id } = await shop.guest().order();
    await follow(id);
    await follow(id);
    service.answer = 'hangUp';
    await act(id, 'accept');
    expect(service.posts).toHaveLength(1);
    expect(await rows()).toMatchObject([{ told: 'accepted' }]);
  });

  it('are repeated while the push service refuses them, but not once the order has moved on', async () => {
    const { id } = await shop.guest().order();
    const browser = await follow(id);
    service.answer = 503;
    expect((await owner.act(id, 'accept')).statusCode).toBe(200);
    await expect.poll(() => service.posts.length).toBe(1);
    const retryAt = async () => {
      const job = await shop.deps.database.read
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '=', 'orderPush')
        .execute();
      return job.map(({ failure, done_at }) => [failure, done_at]);
    };
    await expect.poll(retryAt).toEqual([['PushLater', null]]);
    service.answer = 201;
    expect((await owner.act(id, 'ready')).statusCode).toBe(200);
    shop.clock.set(plusSeconds(shop.deps.clock.now(), 6));
    shop.deps.outbox.wake();
    await everythingIsSent(shop);
    expect(service.posts.slice(1).map(browser.read)).toMatchObject([{ body: expect.stringContaining('fertig') }]);
    expect(await shop.deps.database.read.selectFrom('payment_tasks').selectAll().execute()).toEqual([]);
  });

  it.each([404, 410])('end for a browser whose push service answers %s', async (status) => {
    const { id } = await shop.guest().order();
    await follow(id);
    service.answer = status;
    await act(id, 'accept');
    expect(await rows()).toEqual([]);
    await act(id, 'ready');
    expect(service.posts).toHaveLength(1);
  });

  it('end when the guest no longer wants them', async () => {
    const { id } = await shop.guest().order();
    await follow(id);
    const answer = await shop.guest().call('POST', `/api/shop/roma/push/${id}/stop`, { endpoint: ENDPOINT });
    expect(answer.statusCode).toBe(204);
    await act(id, 'accept');
    expect(service.posts).toEqual([]);
  });

  it.each([
    ['another host', 'https://example.org/push'],
    ['the own network', 'https://192.168.0.1/push'],
    ['a look-alike', 'https://fcm.googleapis.com.example.org/push'],
    ['another port', 'https://fcm.googleapis.com:444/push'],
  ])('never go to %s', async (_, endpoint) => {
    const { id } = await shop.guest().order();
    const { status, code } = await follow(id, aSubscribedBrowser(endpoint));
    expect([status, code, await rows()]).toEqual([400, 'pushInvalid', []]);
  });

  it('need an order of that shop', async () => {
    expect((await follow(crypto.randomUUID())).code).toBe('orderUnknown');
  });

  it('are forgotten by housekeeping', async () => {
    const { id } = await shop.guest().order();
    await follow(id);
    shop.clock.set(plusSeconds(shop.clock.now(), 31 * DAY_SECONDS));
    await cleanUp(shop.deps);
    expect(await rows()).toHaveLength(1);
    shop.clock.set(plusSeconds(shop.clock.now(), DAY_SECONDS));
    await cleanUp(shop.deps);
    expect(await rows()).toEqual([]);
  });

  it('are signed with one key by all nodes; another SECRET_KEY makes a new one', async () => {
    const { clock, secretKey } = shop.deps;
    const second = await openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });
    const keys = () => readPushKeys({ database: second, clock, secretKey });
    expect((await keys()).publicKey).toBe(await publicKey());
    const [stored] = await second.read.selectFrom('push_keys').selectAll().execute();
    expect(stored?.sealed).not.toContain((await keys()).privateKey);
    const other = await readPushKeys({ database: second, clock, secretKey: 'another key '.repeat(4) });
    expect(other.publicKey).not.toBe(stored?.public_key);
    expect(await second.read.selectFrom('push_keys').selectAll().execute()).toMatchObject([
      { public_key: other.publicKey },
    ]);
    await second.close();
  });
});
