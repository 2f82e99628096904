import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertRows } from '../../apps/server/src/db/insert-rows.ts';
import { saveFactorRule } from '../../apps/server/src/staff/second-factor.store.ts';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { openEvents } from '../support/open-events.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { toOrderId } from '../support/order-row.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const EVENTS = '/api/office/shop/roma/events';

describe.each(usuallyOnSqlite(preparedTrattoria))('the event stream of a desk on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;
  let port: number;

  beforeEach(async () => {
    place = await open();
    shop = await openShop(place);
    owner = await shop.desk();
    port = Number(new URL(await shop.app.listen({ port: 0 })).port);
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const headersOf = async (desk: Desk) => {
    const { cookies } = await desk.call('GET', '/api/office/session');
    return { cookie: `tischlein-office=${cookies[0]?.value ?? ''}` };
  };
  const follow = async (desk: Desk) => openEvents(port, `${EVENTS}?after=0`, await headersOf(desk));
  const hire = async (name: string) => {
    const email = `${name}@roma.test`;
    const answer = await owner.call('POST', '/api/office/staff', { email, role: 'staff', shops: ['roma'] });
    const { member, password } = answer.json();
    return { id: member.id, desk: await shop.desk(email, password), password, again: () => shop.desk(email, password) };
  };

  it('brings nothing after signing out, being removed or a new password elsewhere', async () => {
    const [anna, ben, cem] = [await hire('anna'), await hire('ben'), await hire('cem')];
    const cemsPhone = await cem.again();
    const streams = await Promise.all([anna.desk, ben.desk, cemsPhone].map(follow));
    const stays = await follow(cem.desk);
    await anna.desk.call('DELETE', '/api/office/session');
    await owner.call('DELETE', `/api/office/staff/${ben.id}`);
    const passwords = { currentPassword: cem.password, newPassword: 'Kartoffel-Zebra-Wolke' };
    expect((await cem.desk.call('PUT', '/api/office/password', passwords)).statusCode).toBe(204);
    const order = await shop.guest().order();
    expect(await stays.next()).toMatchObject({ data: { order: { id: order.id } } });
    for (const stream of streams) expect(await stream.next()).toBeNull();
    await stays.close();
  });

  it('ends within seconds when another node ends the session', async () => {
    const other = await openShop({ ...place, preparedShop: 'roma' });
    const { cookie } = await headersOf(owner);
    const stream = await follow(owner);
    await other.app.inject({ method: 'DELETE', url: '/api/office/session', headers: { cookie } });
    const signedOut = performance.now();
    expect(await stream.next()).toBeNull();
    expect(performance.now() - signedOut).toBeLessThan(5000);
    await other.close();
  });

  it('ends within seconds when the person needs a second factor now', async () => {
    const email = 'leitung@roma.test';
    const hired = await owner.call('POST', '/api/office/staff', { email, role: 'branchManager', shops: ['roma'] });
    const stream = await follow(await shop.desk(email, hired.json().password));
    await shop.deps.database.write((writer) => saveFactorRule(writer, shop.deps.clock.now()));
    expect(await stream.next()).toBeNull();
  });

  it('catches up however far it is behind', async () => {
    const { id } = await shop.guest().order();
    await copyOrder(shop, id, 900);
    const stream = await openEvents(port, EVENTS, { ...(await headersOf(owner)), 'last-event-id': '1' });
    for (let sequence = 2; sequence <= 901; sequence += 1)
      expect(await stream.next()).toMatchObject({ id: String(sequence) });
    await stream.close();
  });

  it('continues with the next event after an id that is still to come', async () => {
    const stream = await openEvents(port, EVENTS, { ...(await headersOf(owner)), 'last-event-id': '999999999999' });
    const { id } = await shop.guest().order();
    expect(await stream.next()).toMatchObject({ id: '1', data: { order: { id } } });
    await stream.close();
  });

  it.each(['abc', '-1', '12345678901234567', '1.5'])('refuses the Last-Event-ID %s', async (wrong) => {
    const answer = await owner.call('GET', `${EVENTS}?after=0`, undefined, { 'last-event-id': wrong });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidRequest']);
  });
});

/** Repeats an order and its event, each with the next sequence number. */
function copyOrder({ deps }: TestShop, id: string, copies: number): Promise<void> {
  return deps.database.write(async (writer) => {
    const order = await writer
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', id as never)
      .executeTakeFirstOrThrow();
    const event = await writer.selectFrom('order_events').selectAll().executeTakeFirstOrThrow();
    for (let number = 2; number <= copies + 1; number += 1) {
      const order_id = toOrderId(number);
      await insertRows(writer, 'orders', [{ ...order, order_id, number }]);
      await insertRows(writer, 'order_events', [{ ...event, order_id, sequence: number }]);
    }
    const counters = { order_number: copies + 1, event_sequence: copies + 1 };
    await writer.updateTable('shop_counters').set(counters).execute();
  });
}
