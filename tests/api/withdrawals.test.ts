import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mails, OfficeWithdrawals, ShopStatuses } from '@tischlein/contract/office';
import type { OrderInfo, WithdrawalAnswer, WithdrawalRequest } from '@tischlein/contract/shop';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everythingIsSent } from '../support/account-shop.ts';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery, trattoria } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

describe.each(usuallyOnSqlite(databases))('withdrawal (§ 356a BGB) on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;

  beforeEach(async () => {
    place = await open();
    const roma = trattoria();
    const dishes = roma.menu.dishes.map((dish) => (dish.id === 'bier' ? { ...dish, withdrawalAllowed: true } : dish));
    shop = await openShop(place, { shops: [{ ...roma, menu: { ...roma.menu, dishes } }] });
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const withBeer = aDelivery({
    orderItems: [
      { dishId: 'margherita', amount: 2 },
      { dishId: 'bier', amount: 2 },
    ],
  });
  const declare = (request: Partial<WithdrawalRequest>) =>
    shop.guest().call('POST', '/api/shop/roma/withdrawal', {
      order: '1',
      name: 'Petra Müller',
      email: 'petra@example.com',
      ...request,
    });
  const kept = () => shop.deps.database.read.selectFrom('withdrawals').selectAll().execute();
  const mailsAbout = async (words: string) => {
    const desk = await shop.desk();
    await everythingIsSent(shop);
    const mails = (await desk.call('GET', '/api/office/mails')).json<Mails>();
    const found = mails.filter(({ subject }) => subject.includes(words));
    expect(found).toHaveLength(2);
    return found;
  };

  it('is stored, acknowledged with content, date and time, and reported to the restaurant', async () => {
    const order = await shop.guest().order(withBeer);
    const answer = await declare({ order: order.id, email: 'neu@example.com', items: 'nur das Bier' });
    expect(answer.json<WithdrawalAnswer>()).toEqual({
      number: 1,
      declaredAt: '2026-11-21T18:30:00.000Z',
      declaredLabel: '21.11.2026 um 19:30 Uhr',
      declaration:
        'Hiermit widerrufe ich, Petra Müller (neu@example.com), den Vertrag zur Bestellung 1 über diese Artikel: nur das Bier.',
    });
    expect(await kept()).toMatchObject([{ name: 'Petra Müller', email: 'neu@example.com', handled_at: null }]);
    const mails = await mailsAbout('Widerruf');
    const toGuest = mails.find(({ to }) => to === 'petra@example.com');
    expect(toGuest?.text).toContain('am 21.11.2026 um 19:30 Uhr bei uns eingegangen');
    expect(toGuest?.text).toContain('über diese Artikel: nur das Bier.');
    const toShop = mails.find(({ to }) => to === 'roma@example.com');
    expect(toShop?.text).toContain('die der Gast zurückgeben darf: 2× Bier');
  });

  it('is acknowledged at the address of the order only, and the restaurant replies there', async () => {
    const order = await shop.guest().order(withBeer);
    const typed = { order: order.id, email: 'stranger@example.com' };
    expect((await declare({ ...typed, name: 'Petra\nMüller' })).statusCode).toBe(400);
    const answers = await Promise.all([
      declare({ ...typed, name: 'Gewinnspiel! https://evil.example' }),
      declare({ ...typed, name: 'Gewinn auf www.evil.tld' }),
      declare({ ...typed, email: 'https://evil.example/a@b.de' }),
      declare({ ...typed, items: 'Klicken Sie https://evil.example' }),
    ]);
    expect(answers.map((answer) => [answer.statusCode, Object.keys(answer.json().form)])).toEqual([
      [400, ['name']],
      [400, ['name']],
      [400, ['email']],
      [400, ['items']],
    ]);
    expect(await kept()).toEqual([]);
    expect((await declare(typed)).statusCode).toBe(200);
    const mails = await mailsAbout('Widerruf');
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['petra@example.com', 'roma@example.com']);
    const files = await Promise.all(
      (await readdir(join(place.dataDir, 'mail'))).map((file) => readFile(join(place.dataDir, 'mail', file), 'utf8')),
    );
    const toShop = files.map((text) => JSON.parse(text)).find(({ to }) => to.address === 'roma@example.com');
    expect(toShop.from.replyTo).toBe('petra@example.com');
  });

  it('is taken five times an hour for each order, however it is worded', async () => {
    const [order, other] = [await shop.guest().order(withBeer), await shop.guest().order(withBeer)];
    const words = Array.from({ length: 8 }, (_, index) => declare({ order: order.id, items: `${index} Bier` }));
    const answers = await Promise.all(words);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
      Array.from({ length: 3 }, () => [429, '3600']),
    );
    expect(await kept()).toHaveLength(5);
    expect((await declare({ order: other.id })).statusCode).toBe(200);
    shop.clock.set('2026-11-21T19:31:00.000Z');
    expect((await declare({ order: order.id })).statusCode).toBe(200);
  });

  it('stays at the order desk until it is handled, even days later', async () => {
    const order = await shop.guest().order(withBeer);
    const desk = await shop.desk();
    for (const action of ['accept', 'ready', 'depart', 'handOver'] as const) await desk.act(order.id, action);
    shop.clock.set('2026-11-25T10:00:00.000Z');
    expect((await desk.orders()).orders).toEqual([]);
    await declare({ order: order.id });
    const late = await shop.desk();
    expect((await late.orders()).orders).toMatchObject([
      { number: 1, withdrawals: [{ declaredLabel: '25.11.2026 um 11:00 Uhr' }] },
    ]);
    const done = await late.call('POST', `/api/office/shop/roma/orders/${order.id}/withdrawal/handled`);
    expect(done.json()).toMatchObject({ withdrawals: [] });
    expect((await late.orders()).orders).toEqual([]);
  });

  it('counts once however often it is sent, and again with other content', async () => {
    const { id } = await shop.guest().order(withBeer);
    const first = (await declare({ order: id })).json<WithdrawalAnswer>();
    shop.clock.set('2026-11-21T18:35:00.000Z');
    expect((await declare({ order: id })).json()).toEqual(first);
    expect(await kept()).toHaveLength(1);
    await declare({ order: id, items: 'nur ein Bier' });
    expect(await kept()).toHaveLength(2);
  });

  it.each([
    ['the e-mail address of the order', { email: 'Petra@Example.com ' }, 200],
    ['the name of the order', { name: ' petra  müller', email: 'neu@example.com' }, 200],
    ['neither', { name: 'Eva', email: 'eva@example.com' }, 404],
    ['a number that there is not', { order: '99' }, 404],
    ['an id that there is not', { order: '0f8fad5b-d9cb-469f-a165-70867728950e' }, 404],
  ])('finds the order by its number only together with %s', async (_, request, status) => {
    await shop.guest().order(withBeer);
    const answer = await declare({ order: 'Nr. 1', ...request });
    expect(answer.statusCode).toBe(status);
    expect(await kept()).toHaveLength(status === 200 ? 1 : 0);
  });

  it('names each missing field', async () => {
    const answer = await declare({ order: ' ', name: '', email: 'petra' });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ form: object }>().form)).toEqual(['order', 'name', 'email']);
  });

  it.each([
    ['right after the order', [], '2026-11-21T18:30:00.000Z', true],
    ['on the last day', ['accept', 'ready', 'depart', 'handOver'], '2026-12-07T22:00:00.000Z', true],
    ['after it', ['accept', 'ready', 'depart', 'handOver'], '2026-12-08T08:00:00.000Z', false],
    ['not when it was refused', ['refuse'], '2026-11-21T18:30:00.000Z', false],
  ] as const)('is offered with the order %s', async (_, actions, at, expected) => {
    const { id } = await shop.guest().order(withBeer);
    const desk = await shop.desk();
    for (const action of actions) await desk.act(id, action);
    shop.clock.set(at);
    const info = (await shop.guest().call('GET', `/api/shop/roma/info/${id}`)).json<OrderInfo>();
    expect(info.order?.canWithdraw).toBe(expected);
  });

  it('is not offered for food cooked to order (§ 312g (2) Nr. 2 BGB)', async () => {
    const { id } = await shop.guest().order();
    const info = (await shop.guest().call('GET', `/api/shop/roma/info/${id}`)).json<OrderInfo>();
    expect(info.order?.canWithdraw).toBe(false);
  });

  it('waits in the list of the office and in the counts of the navigation until it is handled', async () => {
    const order = await shop.guest().order(withBeer);
    await declare({ order: order.id });
    const desk = await shop.desk();
    const waiting = async () =>
      (await desk.call('GET', '/api/office/shop-status')).json<ShopStatuses>().shops.map((each) => each.withdrawals);
    const list = async () => (await desk.call('GET', '/api/office/shop/roma/withdrawals')).json<OfficeWithdrawals>();
    expect(await waiting()).toEqual([1]);
    expect(await list()).toMatchObject([{ orderId: order.id, number: 1, name: 'Petra Müller', handledAt: null }]);
    await desk.call('POST', `/api/office/shop/roma/orders/${order.id}/withdrawal/handled`);
    expect(await waiting()).toEqual([0]);
    expect(await list()).toMatchObject([{ handledAt: '2026-11-21T18:30:00.000Z' }]);
  });
});
