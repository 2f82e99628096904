import type { ArchivedOrder, ArchivedOrders, OrderSearchRequest } from '@tischlein/contract/office';
import type { StaffRole } from '@tischlein/domain/staff';
import { describe, expect, it } from 'vitest';
import { preparedTwoShops } from '../support/databases.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { aDelivery } from '../support/trattoria.ts';

const ARCHIVE = '/api/office/shop/roma/order-archive';
const UNKNOWN = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe.each(preparedTwoShops)('the order archive on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;
  openShopForEach(open, (opened) => {
    ({ shop, owner } = opened);
  });

  const search = async (request: OrderSearchRequest, by: Desk = owner): Promise<ArchivedOrders> =>
    (await by.call('POST', ARCHIVE, request)).json();
  const findNumbers = async (request: OrderSearchRequest): Promise<number[]> =>
    (await search(request)).orders.map(({ number }) => number);
  const order = (contact: object = {}, parts: Parameters<typeof aDelivery>[0] = {}) =>
    shop.guest().order(aDelivery({ ...parts, formValues: { ...aDelivery().formValues, ...contact } }));
  const hired = async (role: StaffRole): Promise<Desk> => {
    const email = `${role}@roma.test`;
    const added = await owner.call('POST', '/api/office/staff', { email, role, shops: ['roma'] });
    return shop.desk(email, added.json().password);
  };

  it('lists all orders, newest first, with what they come to', async () => {
    expect(await search({})).toEqual({ orders: [], all: { count: 0, sum: 0 }, next: null });
    const first = await order();
    const second = await order({ name: 'Ada Köhler', isPickup: true });
    await owner.act(second.id, 'refuse', { reason: 'Kein Teig mehr.' });
    const { orders, all, next } = await search({});
    expect(orders).toMatchObject([
      { id: second.id, status: 'refused', deliveryType: 'pickup', guestName: 'Ada Köhler', street: '' },
      {
        id: first.id,
        number: first.number,
        status: 'placed',
        paymentMethod: 'offline',
        street: 'Lange Straße 1b',
        isReleased: true,
        isBillPart: false,
        articles: [
          { name: 'Margherita', amount: 1 },
          { name: 'Salami', amount: 1 },
        ],
      },
    ]);
    expect(all).toEqual({ count: 2, sum: orders[1]?.total });
    expect(next).toBeNull();
  });

  it('finds orders by number, name, phone number, address, amount, kind, payment, state and day', async () => {
    const petra = await order({ phone: '+49 151 234-56' });
    const ada = await order({ name: 'Ada Köhler', isPickup: true, paymentMethod: 'offline_debit' });
    const [listed] = (await search({ text: String(petra.number), deliveryType: 'delivery' })).orders;
    const total = ((listed?.total ?? 0) / 100).toFixed(2).replace('.', ',');
    await owner.act(ada.id, 'accept', { minutes: 20 });
    await owner.act(ada.id, 'ready');
    await owner.act(ada.id, 'handOver');
    const petras: readonly OrderSearchRequest[] = [
      { text: 'müller' },
      { text: 'MUELLER petra' },
      { text: '0151 234' },
      { text: '0151234' },
      { text: 'lange str', deliveryType: 'delivery' },
      { text: total, state: 'open' },
      { paymentMethods: ['offline'] },
      { deliveryType: 'delivery' },
      { state: 'open' },
    ];
    for (const request of petras) expect([request, await findNumbers(request)]).toEqual([request, [petra.number]]);
    const adas: readonly OrderSearchRequest[] = [
      { text: 'koehler' },
      { text: 'Köhl' },
      { paymentMethods: ['offline_debit'] },
      { deliveryType: 'pickup' },
      { state: 'done' },
    ];
    for (const request of adas) expect([request, await findNumbers(request)]).toEqual([request, [ada.number]]);
    const both: readonly OrderSearchRequest[] = [
      { from: '2026-11-21' },
      { to: '2026-11-21' },
      { from: '2026-11-21', to: '2026-11-21' },
    ];
    for (const request of both)
      expect([request, await findNumbers(request)]).toEqual([request, [ada.number, petra.number]]);
    const nobody: readonly OrderSearchRequest[] = [
      { text: 'niemand' },
      { text: 'Tisch 7' },
      { text: '999999' },
      { text: 'köhler müller' },
      { from: '2026-11-22' },
      { to: '2026-11-20' },
      { state: 'unpaid' },
      { state: 'refunded' },
    ];
    for (const request of nobody) expect([request, await findNumbers(request)]).toEqual([request, []]);
  });

  it('refuses what is no search', async () => {
    const requests = [
      { state: 'lost' },
      { from: '2026-02-30' },
      { text: 'a'.repeat(101) },
      { text: 'a\u0007' },
      { before: 0 },
      { name: 'Köhler' },
    ];
    for (const request of requests) {
      const answer = await owner.call('POST', ARCHIVE, request);
      expect([request, answer.statusCode, answer.json().code]).toEqual([request, 400, 'invalidRequest']);
    }
  });

  it('comes in pages of 50, none twice, none missing', async () => {
    const first = await order();
    await shop.deps.database.write(async (writer) => {
      const row = await writer
        .selectFrom('orders')
        .selectAll()
        .where('number', '=', first.number)
        .executeTakeFirstOrThrow();
      for (let number = first.number + 1; number <= first.number + 119; number += 1)
        await writer
          .insertInto('orders')
          .values({ ...row, number, order_id: `${row.order_id}-${number}` as typeof row.order_id })
          .execute();
      await writer
        .updateTable('shop_counters')
        .set({ order_number: first.number + 119 })
        .where('shop_id', '=', row.shop_id)
        .execute();
      await writer
        .deleteFrom('orders')
        .where('number', '>', first.number + 118)
        .execute();
    });
    const seen: number[] = [];
    const sizes: number[] = [];
    let before: number | null = null;
    do {
      const page: ArchivedOrders = await search({ text: 'müller', before });
      sizes.push(page.orders.length);
      expect(page.all === null).toBe(before !== null);
      if (page.all) expect(page.all.count).toBe(119);
      seen.push(...page.orders.map(({ number }) => number));
      before = page.next;
    } while (before !== null);
    expect(sizes).toEqual([50, 50, 19]);
    expect(seen).toEqual(Array.from({ length: 119 }, (_, index) => first.number + 118 - index));
    // The copies have no history.
    await shop.deps.database.write((writer) =>
      writer.deleteFrom('orders').where('number', '>', first.number).execute(),
    );
  });

  it('shows a whole order: lines, sums, who did what, documents, mails', async () => {
    const { id } = await order({ name: 'Ada Köhler' });
    await owner.act(id, 'accept', { minutes: 30 });
    const whole = (await owner.call('GET', `${ARCHIVE}/${id}`)).json<ArchivedOrder>();
    expect(whole).toMatchObject({
      order: {
        id,
        contact: { name: 'Ada Köhler' },
        status: 'accepted',
        quote: { lines: [{ name: 'Margherita' }, {}] },
      },
      tip: 0,
      payment: { captured: 0, refundable: 0 },
      events: [
        { action: 'place', by: null },
        { action: 'accept', by: 'chefin@roma.test' },
      ],
      documents: [{ kind: 'invoice' }],
    });
    expect(whole.mails.map(({ kind }) => kind).toSorted()).toEqual(['orderAccepted', 'orderPlaced']);
  });

  it('shows payments only to who may see refunds', async () => {
    const { id } = await order();
    const waiter = await hired('waiter');
    expect((await waiter.call('GET', `${ARCHIVE}/${id}`)).json()).toMatchObject({ order: { id }, payment: null });
    expect((await search({}, waiter)).orders).toMatchObject([{ id }]);
    expect((await shop.guest().call('POST', ARCHIVE, {})).statusCode).toBe(401);
  });

  it('is closed to API keys that may not know the guests', async () => {
    const { id } = await order();
    const callWith = async (scopes: readonly string[]) => {
      const { secret } = (await owner.call('POST', '/api/office/shop/roma/api-keys', { name: 'Kasse', scopes })).json();
      const headers = { authorization: `Bearer ${secret}` };
      const list = await shop.app.inject({ method: 'POST', url: ARCHIVE, headers, payload: {} });
      const whole = await shop.app.inject({ url: `${ARCHIVE}/${id}`, headers });
      return [list.statusCode, whole.statusCode];
    };
    expect(await callWith(['orders:read'])).toEqual([403, 403]);
    expect(await callWith(['orders:read', 'guests:read'])).toEqual([200, 200]);
  });

  it('has nothing of another shop', async () => {
    const { id } = await order();
    expect((await owner.call('GET', `/api/office/shop/napoli/order-archive/${id}`)).statusCode).toBe(404);
    expect((await owner.call('POST', '/api/office/shop/napoli/order-archive', {})).json().orders).toEqual([]);
    expect((await owner.call('GET', `${ARCHIVE}/${UNKNOWN}`)).json().code).toBe('orderUnknown');
    const cook = await hired('staff');
    const foreign = await cook.call('POST', '/api/office/shop/napoli/order-archive', {});
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'shopUnknown']);
  });
});
