import type { ClosedOrders, DeskOrders } from '@tischlein/contract/office';
import { orderId, shopId } from '@tischlein/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPaymentTask } from '../../apps/server/src/payments/refunds.store.ts';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery } from '../support/trattoria.ts';

const NEXT_MORNING = '2026-11-22T09:00:00.000Z';

describe.each(preparedTrattoria)('orders of an earlier day on $name', ({ open }) => {
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

  const order = async (...actions: readonly string[]): Promise<string> => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { id } = (await shop.guest().call('POST', '/api/shop/roma/order', aDelivery(), key)).json().order;
    for (const action of actions) await owner.call('POST', `/api/office/shop/roma/orders/${id}/${action}`, {});
    return id;
  };
  const close = async (...orders: readonly string[]): Promise<ClosedOrders> =>
    (await owner.call('POST', '/api/office/shop/roma/earlier-orders/close', { orders })).json();
  const listStatuses = async (): Promise<readonly string[]> => {
    const { orders } = (await owner.call('GET', '/api/office/shop/roma/orders')).json<DeskOrders>();
    return orders.map(({ status }) => status);
  };

  it('are handed over together, and pressing again changes nothing', async () => {
    const ids = [await order('accept'), await order('accept', 'ready'), await order('accept', 'ready', 'depart')];
    shop.clock.set(NEXT_MORNING);
    const { closed, left } = await close(...ids);
    expect(closed.map(({ id, status }) => [id, status])).toEqual(ids.map((id) => [id, 'handedOver']));
    expect(left).toEqual([]);
    const events = await shop.deps.database.read.selectFrom('order_events').select('action').execute();
    expect((await close(...ids)).closed).toHaveLength(3);
    expect(await shop.deps.database.read.selectFrom('order_events').select('action').execute()).toEqual(events);
    expect(await findViolations(shop.deps.database.read)).toEqual([]);
  });

  it('are closed once when several desks press at the same moment', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await order('accept'));
    shop.clock.set(NEXT_MORNING);
    const press = (orders: readonly string[]) =>
      owner.call('POST', '/api/office/shop/roma/earlier-orders/close', { orders });
    const answers = await Promise.all([press(ids), press(ids.toReversed()), press(ids), press(ids.toReversed())]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    for (const answer of answers) expect(answer.json<ClosedOrders>().closed).toHaveLength(5);
    const moves = await shop.deps.database.read.selectFrom('order_events').select(['order_id', 'action']).execute();
    const closing = moves.filter(({ action }) => action === 'ready' || action === 'handOver');
    expect(closing).toHaveLength(10);
    expect(await findViolations(shop.deps.database.read)).toEqual([]);
  });

  it('are cancelled or closed, never both, when another desk cancels them at the same moment', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await order('accept'));
    shop.clock.set(NEXT_MORNING);
    const [answer, ...others] = await Promise.all([
      owner.call('POST', '/api/office/shop/roma/earlier-orders/close', { orders: ids }),
      ...ids.map((id) => owner.call('POST', `/api/office/shop/roma/orders/${id}/cancel`, { reason: 'Zu spät.' })),
    ]);
    expect(answer.statusCode).toBe(200);
    const closed = new Set(answer.json<ClosedOrders>().closed.map(({ id }) => id));
    expect(others.map(({ statusCode }) => statusCode)).toEqual(ids.map((id) => (closed.has(id) ? 409 : 200)));
    expect(await findViolations(shop.deps.database.read)).toEqual([]);
  });

  it('are named and left while something is open', async () => {
    const [unanswered, task, done] = [await order(), await order('accept'), await order('accept')];
    await shop.deps.database.write((writer) =>
      addPaymentTask(
        writer,
        { shopId: shopId('roma'), orderId: orderId(task) },
        { kind: 'mailFailed', at: NEXT_MORNING },
      ),
    );
    shop.clock.set(NEXT_MORNING);
    const { closed, left } = await close(unanswered, task, done);
    expect(closed.map(({ id }) => id)).toEqual([done]);
    expect(left).toEqual([
      { id: unanswered, obstacle: 'unanswered' },
      { id: task, obstacle: 'paymentTask' },
    ]);
    expect(await listStatuses()).toEqual(['placed', 'accepted']);
  });

  it('do not include those of this evening, nor those of another shop', async () => {
    const id = await order('accept');
    expect(await close(id, 'unbekannt')).toEqual({ closed: [], left: [] });
    shop.clock.set('2026-11-22T03:30:00.000Z');
    expect(await close(id)).toEqual({ closed: [], left: [] });
    expect(await listStatuses()).toEqual(['accepted']);
  });

  it('leave an entry of the audit log each, by name of the person', async () => {
    const ids = [await order('accept'), await order('accept')];
    shop.clock.set(NEXT_MORNING);
    await close(...ids);
    const entries = await shop.deps.database.read
      .selectFrom('audit_log')
      .select(['subject', 'author_kind'])
      .where('call', '=', 'closeEarlierOrders')
      .execute();
    expect(entries.map(({ subject }) => subject).toSorted()).toEqual(['1', '2']);
    expect(new Set(entries.map(({ author_kind }) => author_kind))).toEqual(new Set(['person']));
  });
});
