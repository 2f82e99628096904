import { randomUUID } from 'node:crypto';
import { type DeskOrder, deskOrders } from '@tischlein/contract/office';
import type { OrderRequest, OrderResponse, OrderStatusAnswer } from '@tischlein/contract/shop';
import { orderId, shopId } from '@tischlein/domain';
import type { OrderAction } from '@tischlein/domain/orders';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertRows } from '../../apps/server/src/db/insert-rows.ts';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { listWrittenMails } from '../../apps/server/src/mail/list-written-mails.ts';
import { actOnOrder } from '../../apps/server/src/orders/act-on-order.ts';
import { listDeskEventsAfter, listDeskOrders as listDeskPages } from '../../apps/server/src/office/desk-orders.ts';
import type { LoadedShop } from '../../apps/server/src/shops/shop-directory.ts';
import { type OpenDatabase, preparedCouponTrattoria } from '../support/databases.ts';
import { OWNER } from '../support/open-shop.ts';
import { openServer, type TestServer } from '../support/open-server.ts';
import { aDelivery } from '../support/trattoria.ts';

describe.each(preparedCouponTrattoria)('the order desk on $name', ({ open }) => {
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

  const listDeskOrders = async (deps: TestServer['deps'], shop: LoadedShop) => {
    const { pages, ...list } = await listDeskPages(deps, shop);
    const orders: DeskOrder[] = [];
    for await (const page of pages) orders.push(...page);
    return { ...list, orders };
  };
  const findShop = async ({ deps }: TestServer) => (await deps.shops.shopByRef('roma')) ?? expect.fail('no shop');
  const order = async (parts: Partial<OrderRequest> = {}) => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/shop/roma/order',
      headers,
      payload: aDelivery(parts),
    });
    return answer.json<OrderResponse>().order?.id ?? expect.fail(answer.body);
  };
  const act = async (id: string, action: OrderAction, more: { minutes?: number; reason?: string } = {}, at = server) =>
    actOnOrder(at.deps, await findShop(at), { orderId: orderId(id), action, by: 'test', doneBy: 'Testerin', ...more });
  const readStatus = async (id: string) =>
    (await server.app.inject({ url: `/api/shop/roma/status/${id}` })).json<OrderStatusAnswer>();

  it("shows open orders and today's, and from where events continue", async () => {
    const ids = [await order(), await order(), await order()];
    await act(ids[0] ?? '', 'refuse', { reason: 'Zu viel los.' });
    server.clock.set('2026-11-23T10:00:00.000Z');
    const later = await listDeskOrders(server.deps, await findShop(server));
    expect(later.orders.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(later.sequence).toBe(4);
    server.clock.set('2026-11-21T20:00:00.000Z');
    const today = await listDeskOrders(server.deps, await findShop(server));
    expect(
      today.orders.map(({ number, status, refusalReason, dueLabel }) => [number, status, refusalReason, dueLabel]),
    ).toEqual([
      [1, 'refused', 'Zu viel los.', 'sofort'],
      [2, 'placed', null, 'sofort'],
      [3, 'placed', null, 'sofort'],
    ]);
    expect(today.orders[0]).toMatchObject({ contact: { name: 'Petra Müller' }, quote: { steps: { TOTAL: 2250 } } });
  });

  it('lists many orders in pages, between which other requests are answered', async () => {
    const [template] = await server.deps.database.read
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', orderId(await order()))
      .execute();
    if (!template) return expect.fail('no order');
    const copies = Array.from({ length: 600 }, (_, index) => ({
      ...template,
      order_id: orderId(randomUUID()),
      number: index + 2,
    }));
    for (let start = 0; start < copies.length; start += 100)
      await server.deps.database.write((writer) => insertRows(writer, 'orders', copies.slice(start, start + 100)));
    const desk = await signInDesk();
    let turns = 0;
    const count = (): void => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const answer = await server.app.inject({ url: '/api/office/shop/roma/orders', headers: { cookie: desk } });
    clearImmediate(next);
    const { orders, sequence } = deskOrders.parse(answer.json());
    expect(orders.map(({ number }) => number)).toEqual(Array.from({ length: 601 }, (_, index) => index + 1));
    expect([sequence, answer.headers['content-type']]).toEqual([1, 'application/json; charset=utf-8']);
    expect(turns).toBeGreaterThan(600 / 50);
  });

  const signInDesk = async (): Promise<string> => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/office/session', payload: OWNER });
    return answer.cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ');
  };

  it('leads a delivery through the kitchen to the door, and the guest sees it', async () => {
    const id = await order();
    expect(await act(id, 'accept', { minutes: 35 })).toMatchObject({
      code: 'done',
      order: { promised_at: '2026-11-21T19:05:00.000Z' },
    });
    for (const action of ['ready', 'depart', 'handOver'] as const) expect((await act(id, action)).code).toBe('done');
    expect(await readStatus(id)).toMatchObject({
      status: 'handedOver',
      expectedLabel: '20:05',
      steps: [
        { status: 'placed', label: 'Bestellt' },
        { status: 'accepted', label: 'In Zubereitung' },
        { status: 'ready', label: 'Fertig' },
        { status: 'underway', label: 'Unterwegs' },
        { status: 'handedOver', label: 'Angekommen' },
      ],
    });
    expect(await findViolations(server.deps.database.read)).toEqual([]);
  });

  it("promises the guest's requested time if the desk names none", async () => {
    const id = await order({ formValues: { ...aDelivery().formValues, serveAt: '2026-11-22T13:00:00+01:00' } });
    await act(id, 'accept');
    expect(await readStatus(id)).toMatchObject({
      promisedAt: '2026-11-22T12:00:00.000Z',
      expectedLabel: 'Sonntag 13:00',
    });
  });

  it('lets only one of several concurrent actions succeed', async () => {
    const id = await order();
    const outcomes = await Promise.all([act(id, 'accept'), act(id, 'refuse'), act(id, 'accept'), act(id, 'cancel')]);
    // An accepted order may be cancelled, so at most these two can both succeed, one after the other.
    const done = outcomes.filter(({ code }) => code === 'done').length;
    expect(outcomes.filter(({ code }) => code === 'conflictingAction')).toHaveLength(4 - done);
    const events = await server.deps.database.read.selectFrom('order_events').select(['action', 'sequence']).execute();
    expect(events).toHaveLength(1 + done);
    expect(await findViolations(server.deps.database.read)).toEqual([]);
  });

  it('finds no order of another shop', async () => {
    const id = await order();
    const other = { ...(await findShop(server)), id: 'other' as never };
    expect(
      await actOnOrder(server.deps, other, { orderId: orderId(id), action: 'accept', by: 'test', doneBy: 'Testerin' }),
    ).toEqual({
      code: 'orderUnknown',
    });
    expect((await listDeskOrders(server.deps, other)).orders).toEqual([]);
  });

  it('frees the coupon of a refused order', async () => {
    const id = await order({ couponCode: 'PIZZA10' });
    await act(id, 'refuse', { reason: 'Zu viel los.' });
    await order({ couponCode: 'PIZZA10' });
    expect(await findViolations(server.deps.database.read)).toEqual([]);
  });

  it('reports each changed order once, with its last event', async () => {
    const [first, second] = [await order(), await order()];
    await act(first, 'accept');
    const events = await listDeskEventsAfter(server.deps, await findShop(server), 0);
    expect(events.map(({ sequence, order: { id, status } }) => [sequence, id, status])).toEqual([
      [2, second, 'placed'],
      [3, first, 'accepted'],
    ]);
    expect(await listDeskEventsAfter(server.deps, await findShop(server), 3)).toEqual([]);
  });

  it('sees changes of another process within a second', async () => {
    const other = await openServer(place);
    const id = await order();

    const heard = new Promise<number>((resolve) => {
      server.deps.events.onOrdersChanged(shopId('roma'), () => resolve(performance.now()));
    });
    await act(id, 'accept', {}, other);
    const acted = performance.now();
    expect((await heard) - acted).toBeLessThan(1500);
    await other.close();
  });

  it('streams the status to the guest', async () => {
    const id = await order();
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await fetch(`${address}/api/shop/roma/status/${id}/events`);
    const reader = (stream.body ?? expect.fail('no stream')).pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const readUntil = async (wanted: string) => {
      while (!text.includes(wanted)) text += (await reader.read()).value ?? expect.fail(text);
    };
    await readUntil('"status":"placed"');
    await act(id, 'accept');
    await readUntil('"status":"accepted"');
    await reader.cancel();
    expect(text).not.toMatch(/Petra|example\.com/);
  });

  it('sends the guest one mail for each relevant step', async () => {
    const id = await order();
    await act(id, 'accept', { minutes: 35 });
    await act(id, 'cancel', { reason: 'Der Ofen ist kaputt.' });
    const mails = () => listWrittenMails(server.deps, [shopId('roma')]);
    await expect.poll(async () => (await mails()).length, { timeout: 5000 }).toBe(3);
    const texts = (await mails()).map(({ subject, text, to }) => `${to} ${subject} ${text}`).join('\n');
    expect(texts).toContain('petra@example.com Deine Bestellung 1 bei Trattoria Roma');
    expect(texts).toMatch(/Margherita +9,00\s€/);
    expect(texts).toContain(`http://shop.test/f=roma/checkout/success/${id}`);
    expect(texts).toContain('angenommen');
    expect(texts).toContain('Der Ofen ist kaputt.');
    expect(await listWrittenMails(server.deps, [shopId('napoli')])).toEqual([]);
  });
});
