import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SharedDesk } from '@tischlein/contract/office';
import { onSqlite, type OpenDatabase, preparedTwoShops } from '../support/databases.ts';
import { openEvents } from '../support/open-events.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery } from '../support/trattoria.ts';

describe.each(onSqlite(preparedTwoShops))('one desk for two shops on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;

  beforeEach(async () => {
    place = await open();
    shop = await openShop(place);
    owner = await shop.desk();
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const orders = async (slug: string): Promise<string> => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await shop.guest().call('POST', `/api/shop/${slug}/order`, aDelivery(), key);
    return answer.json().order.id;
  };
  const hire = async (shops: readonly string[]) => {
    const email = `${crypto.randomUUID()}@roma.test`;
    const answer = await owner.call('POST', '/api/office/staff', { email, role: 'staff', shops });
    const { member, password } = answer.json();
    return { id: member.id, desk: await shop.desk(email, password) };
  };
  const list = async (desk: Desk): Promise<SharedDesk> =>
    (await desk.call('GET', '/api/office/desk?shops=roma,napoli')).json();
  const follow = async (desk: Desk) => {
    const port = Number(new URL(await shop.app.listen({ port: 0 })).port);
    const { cookies } = await desk.call('GET', '/api/office/session');
    const cookie = `tischlein-office=${cookies[0]?.value ?? ''}`;
    return openEvents(port, '/api/office/desk/events?shops=roma,napoli&after=0,0', { cookie });
  };

  it('lists the orders of both, each with its shop', async () => {
    const [first, second] = [await orders('roma'), await orders('napoli')];
    const { shops } = await list(owner);
    expect(shops.map((each) => [each.shop, each.orders.map(({ id, shop: own }) => [id, own])])).toEqual([
      ['roma', [[first, 'roma']]],
      ['napoli', [[second, 'napoli']]],
    ]);
  });

  it('follows both in one stream, without an id that would be of one shop only', async () => {
    const stream = await follow(owner);
    const [first, second] = [await orders('roma'), await orders('napoli')];
    const events = [await stream.next(), await stream.next()];
    expect(events).toMatchObject([
      { id: '', data: { order: { id: first, shop: 'roma' } } },
      { id: '', data: { order: { id: second, shop: 'napoli' } } },
    ]);
    await stream.close();
  });

  it('leaves out the shops that a person does not work for', async () => {
    await orders('roma');
    await orders('napoli');
    const { desk } = await hire(['napoli']);
    expect((await list(desk)).shops.map((each) => each.shop)).toEqual(['napoli']);
    const stranger = await desk.call('GET', '/api/office/desk/events?shops=roma&after=0');
    expect(stranger.statusCode).toBe(404);
  });

  it('ends the stream when one of the shops is taken from the person', async () => {
    const { desk, id } = await hire(['roma', 'napoli']);
    const stream = await follow(desk);
    await owner.call('PUT', `/api/office/staff/${id}`, { role: 'staff', shops: ['roma'] });
    await orders('napoli');
    expect(await stream.next()).toBeNull();
  });

  it('refuses a number of positions that differs from the number of shops', async () => {
    const answer = await owner.call('GET', '/api/office/desk/events?shops=roma,napoli&after=0');
    expect(answer.json()).toMatchObject({ code: 'invalidRequest' });
  });
});
