import type { NewWebhook, WebhookDeliveries, Webhook } from '@tischlein/contract/office';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { plusSeconds } from '../../apps/server/src/clock.ts';
import { preparedTrattoria } from '../support/databases.ts';
import { type FakeReceiver, isSignedWith, openFakeReceiver } from '../support/fake-receiver.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const WEBHOOKS = '/api/office/shop/roma/webhooks';
const EVENTS = ['order.placed', 'order.accepted', 'order.refused'] as const;
const MONTH_SECONDS = 31 * 24 * 60 * 60;

describe.each(usuallyOnSqlite(preparedTrattoria))('webhooks on $name', ({ open }) => {
  let receiver: FakeReceiver;
  let shop: TestShop;
  let owner: Desk;
  beforeAll(async () => {
    receiver = await openFakeReceiver();
  });
  afterAll(() => receiver.close());
  openShopForEach(open, (opened) => ({ shop, owner } = opened), {
    webhookGuard: { mayCall: (url) => receiver.guard.mayCall(url) },
  });
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.answer = { status: 204 };
    receiver.beforeAnswer = async () => {};
  });

  const add = async (form: object = {}): Promise<NewWebhook> => {
    const answer = await owner.call('POST', WEBHOOKS, { name: 'Kasse', url: receiver.url, events: EVENTS, ...form });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  const list = async (): Promise<Webhook[]> => (await owner.call('GET', WEBHOOKS)).json();
  const log = async ({ webhook }: NewWebhook): Promise<WebhookDeliveries> =>
    (await owner.call('GET', `${WEBHOOKS}/${webhook.id}/deliveries`)).json();
  const isAttempted = (added: NewWebhook, attempts: number) =>
    expect.poll(async () => (await log(added))[0]?.attempts.length, { timeout: 5000 }).toBe(attempts);
  /** The clock of the server does not move by itself, so the next attempt is due only when it is set. */
  const whenDue = async (added: NewWebhook) => {
    const [delivery] = await log(added);
    shop.clock.set(delivery?.nextAttemptAt ?? '');
    await owner.call('POST', `${WEBHOOKS}/${added.webhook.id}/test`);
  };

  it('receive each change of an order, signed, without personal data', async () => {
    const added = await add();
    const { id, number } = await shop.guest().order();
    await owner.act(id, 'accept');
    await owner.act(id, 'ready');
    await expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(2);
    const bodies = receiver.received
      .map(({ body }) => JSON.parse(body))
      .toSorted((left, right) => (left.type < right.type ? 1 : -1));
    const order = { id, number };
    expect(bodies).toMatchObject([
      { type: 'order.placed', data: { order: { ...order, status: 'placed' } } },
      { type: 'order.accepted', data: { order: { ...order, status: 'accepted' } } },
    ]);
    expect(receiver.received.every((event) => isSignedWith(added.secret, event))).toBe(true);
    const { contact } = await shop.deps.database.read.selectFrom('orders').select('contact').executeTakeFirstOrThrow();
    const values = Object.values<string>(JSON.parse(contact)).filter(({ length }) => length > 3);
    expect(values.filter((value) => JSON.stringify(bodies).includes(value))).toEqual([]);
    // The receiver has an event before its answer is in the log.
    await expect
      .poll(() => log(added), { timeout: 5000 })
      .toMatchObject([{ outcome: 'delivered', attempts: [{ status: 204 }] }, { outcome: 'delivered' }]);
  });

  it('a refused order is rolled back with its webhook, and a placed one is sent', async () => {
    const added = await add();
    const { id } = await shop.guest().order();
    expect((await owner.act(id, 'ready')).statusCode).toBe(409);
    await owner.act(id, 'refuse', { reason: 'Ofen kaputt' });
    await expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(2);
    expect((await log(added)).map(({ event }) => event).toSorted()).toEqual(['order.placed', 'order.refused']);
  });

  it.each([
    [{ status: 500 }, 5],
    [{ status: 302, headers: { location: 'http://127.0.0.1/' } }, 5],
    [{ status: 429, headers: { 'retry-after': '60' } }, 60],
    ['hangUp' as const, 5],
  ])('an answer of %j is followed by another attempt under the same id', async (answer, seconds) => {
    const added = await add();
    receiver.answer = answer;
    await shop.guest().order();
    await isAttempted(added, 1);
    const [delivery] = await log(added);
    expect(delivery).toMatchObject({ outcome: null, nextAttemptAt: plusSeconds(shop.clock.now(), seconds) });
    expect((await list())[0]?.undelivered).toBe(1);
    receiver.answer = { status: 200 };
    await whenDue(added);
    await expect
      .poll(async () => (await log(added)).every(({ outcome }) => outcome === 'delivered'), { timeout: 5000 })
      .toBe(true);
    const ids = receiver.received
      .filter(({ body }) => !body.includes('"test"'))
      .map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect((await list())[0]?.undelivered).toBe(0);
  });

  it('410 switches a webhook off; the office sees it and can resume and resend', async () => {
    const added = await add();
    receiver.answer = { status: 410 };
    const { id } = await shop.guest().order();
    await expect.poll(async () => (await list())[0]?.state, { timeout: 5000 }).toBe('gone');
    await owner.act(id, 'accept');
    expect((await log(added)).map(({ event }) => event)).toEqual(['order.placed']);
    receiver.answer = { status: 200 };
    const form = { name: 'Kasse', url: receiver.url, events: EVENTS };
    expect((await owner.call('PUT', `${WEBHOOKS}/${added.webhook.id}`, form)).json()).toMatchObject({
      state: 'active',
    });
    const [delivery] = await log(added);
    const resent = await owner.call('POST', `${WEBHOOKS}/${added.webhook.id}/deliveries/${delivery?.id}/resend`);
    expect(resent.statusCode).toBe(204);
    await expect.poll(async () => (await log(added))[0]?.outcome, { timeout: 5000 }).toBe('delivered');
    expect((await log(added))[0]?.attempts.map(({ status }) => status)).toEqual([410, 200]);
  });

  it('a new secret signs along with the previous one for a day', async () => {
    const added = await add();
    const changed: NewWebhook = (await owner.call('POST', `${WEBHOOKS}/${added.webhook.id}/secret`)).json();
    const test = () => owner.call('POST', `${WEBHOOKS}/${added.webhook.id}/test`);
    await test();
    await expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(1);
    shop.clock.set(plusSeconds(shop.clock.now(), 24 * 60 * 60 + 1));
    await test();
    await expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(2);
    const signed = receiver.received.map((event) => [added, changed].map(({ secret }) => isSignedWith(secret, event)));
    expect(signed).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('secrets are shown once and stored encrypted', async () => {
    const added = await add();
    expect(added.secret).toMatch(/^whsec_/);
    expect(JSON.stringify(await list())).not.toContain('whsec_');
    const rows = await shop.deps.database.read.selectFrom('webhooks').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(added.secret.slice(6));
  });

  it.each([
    'http://kasse.example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://user:geheim@kasse.example.com/',
    'kasse',
  ])('%s is refused with a sentence', async (url) => {
    const answer = await owner.call('POST', WEBHOOKS, { name: 'Kasse', url, events: EVENTS });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'webhookAddressRefused']);
  });

  it('an eleventh is refused, even if several are added at once', async () => {
    const form = { name: 'Kasse', url: receiver.url, events: EVENTS };
    const answers = await Promise.all(Array.from({ length: 12 }, () => owner.call('POST', WEBHOOKS, form)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().code)).toEqual([
      'tooManyWebhooks',
      'tooManyWebhooks',
    ]);
  });

  it.each([204, 500, 410])('can be removed while they are called, which answers %i', async (status) => {
    const { webhook } = await add();
    const removed = Promise.withResolvers<number>();
    receiver.answer = { status };
    receiver.beforeAnswer = async () => {
      removed.resolve((await owner.call('DELETE', `${WEBHOOKS}/${webhook.id}`)).statusCode);
    };
    await shop.guest().order();
    expect(await removed.promise).toBe(204);
    receiver.beforeAnswer = async () => {};
    // The worker calls the next one.
    receiver.answer = { status: 204 };
    const next = await add();
    await shop.guest().order();
    await isAttempted(next, 1);
    expect(shop.deps.events.counts.workersFailed).toBe(0);
  });

  it('the log is deleted after a month, a removed webhook with its log', async () => {
    const added = await add();
    await owner.call('POST', `${WEBHOOKS}/${added.webhook.id}/test`);
    await isAttempted(added, 1);
    await cleanUp({ ...shop.deps, clock: { now: () => plusSeconds(shop.clock.now(), MONTH_SECONDS) } });
    expect(await log(added)).toEqual([]);
    await owner.call('POST', `${WEBHOOKS}/${added.webhook.id}/test`);
    expect((await owner.call('DELETE', `${WEBHOOKS}/${added.webhook.id}`)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect((await owner.call('DELETE', `${WEBHOOKS}/${added.webhook.id}`)).json().code).toBe('webhookUnknown');
  });
});
