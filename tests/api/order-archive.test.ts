import type { ArchivedOrder, ArchivedOrders, OrderSearchRequest } from '@tischlein/contract/office';
import type { StaffRole } from '@tischlein/domain/staff';
import { describe, expect, it } from 'vitest';
import { orderId } from '@tischlein/domain';
import { insertRows } from '../../apps/server/src/db/insert-rows.ts';
import { onSqlite, preparedTramonto, preparedTwoShops } from '../support/databases.ts';
import { anOrderRow } from '../support/order-row.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { aDelivery } from '../support/trattoria.ts';

const ARCHIVE = '/api/office/shop/roma/order-archive';
const PARTS = ['salutation', 'name', 'company', 'street', 'streetNumber', 'floor', 'zip', 'city', 'phone', 'email'];
const NOBODY = Object.fromEntries([...PARTS, 'messageCook', 'messageDriver'].map((name) => [name, '']));
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
      { text: 'salami müller' },
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

  it('lists the order with exactly the number first, once, before those whose telephone contains it', async () => {
    const first = await order({ phone: '030 99999' });
    const later = [
      await order({ phone: `030 99${first.number}${first.number}99` }),
      await order({ phone: `030 88${first.number}88` }),
    ];
    const { orders, all } = await search({ text: String(first.number) });
    expect(orders.map(({ number }) => number)).toEqual([
      first.number,
      ...later.map(({ number }) => number).toReversed(),
    ]);
    expect(all?.count).toBe(3);
  });

  it('refuses what is no search', async () => {
    const requests = [
      { state: 'lost' },
      { from: '2026-02-30' },
      { text: 'a'.repeat(101) },
      { text: 'a\u0007' },
      { before: 7 },
      { before: { roma: 0 } },
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
    let before: ArchivedOrders['next'] = null;
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

  it('finds orders by article, also where the guest and the article are named together', async () => {
    const beer = await order({ name: 'Ada' }, { orderItems: [{ dishId: 'bier', amount: 8 }] });
    await order({ name: 'Ada' });
    expect(await findNumbers({ text: 'bier' })).toEqual([beer.number]);
    expect(await findNumbers({ text: 'BIER ada' })).toEqual([beer.number]);
    expect(await findNumbers({ text: 'bier salami' })).toEqual([]);
    expect(await findNumbers({ text: 'marg' })).toHaveLength(1);
  });

  it('is exported as CSV, with contacts for those who manage guests only', async () => {
    const first = await order({ name: '=Ada()', phone: '0151 2' });
    await order({ isPickup: true });
    const read = async (by: Desk) => by.call('POST', `${ARCHIVE}/csv`, { text: 'salami' });
    const { csv, left } = (await read(owner)).json();
    const [head, , row] = csv.split('\r\n');
    expect([left, head]).toEqual([
      0,
      '\uFEFFNummer;Tag;Uhrzeit;Art;Tisch;Gast;Telefon;Adresse;Artikel;Zahlung;Stand;Betrag',
    ]);
    expect(row).toBe(
      `${first.number};2026-11-21;19:30;Lieferung;;'=Ada();0151 2;Lange Straße 1b, 10117 Berlin;1 × Margherita, 1 × Salami;Bar;Neu;22,50`,
    );
    const accountant = await hired('accountant');
    expect((await read(accountant)).json().csv).not.toMatch(/Ada|Lange Straße|0151/);
    expect((await read(await hired('staff'))).statusCode).toBe(403);
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

  it('shows payments only to staff who may see refunds', async () => {
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

describe.each(onSqlite(preparedTramonto))('the order archive of a franchise', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;
  openShopForEach(open, (opened) => {
    ({ shop, owner } = opened);
  });

  it('searches all branches, page by page, and only those the member of staff works for', async () => {
    const branches = shop.deps.shops.listShops().filter((each) => each.franchise && !each.isFranchiseOverview);
    const [one, two] = branches;
    if (!one || !two) throw new Error('two branches are needed');
    await shop.deps.database.write(async (writer) => {
      for (const [index, { id }] of [one, two].entries())
        for (let number = 1; number <= 40; number += 1)
          await insertRows(writer, 'orders', [
            {
              ...anOrderRow(number),
              contact: JSON.stringify(NOBODY),
              guest_key: number % 2 === 0 ? 'ada@example.org' : 'ben@example.org',
              shop_id: id,
              order_id: orderId(`${id}-${number}`),
              number,
              placed_at: `2026-11-20T${String(10 + Math.floor(number / 30)).padStart(2, '0')}:${String((number * 2 + index) % 60).padStart(2, '0')}:00.000Z`,
              released_at: '2026-11-20T10:00:00.000Z',
            },
          ]);
    });
    const search = async (body: OrderSearchRequest, by: Desk = owner): Promise<ArchivedOrders> =>
      (await by.call('POST', '/api/office/shop/tramonto/order-archive', body)).json();
    const first = await search({});
    expect([first.orders.length, first.all?.count]).toEqual([50, 80]);
    const second = await search({ before: first.next });
    expect([second.orders.length, second.next]).toEqual([30, null]);
    const orders = [...first.orders, ...second.orders];
    expect(new Set(orders.map(({ id }) => id)).size).toBe(80);
    expect(new Set(orders.map((order) => order.shop.slug))).toEqual(new Set([one.slug, two.slug]));
    expect(orders.map(({ placedAt }) => placedAt)).toEqual(
      orders
        .map(({ placedAt }) => placedAt)
        .toSorted()
        .toReversed(),
    );
    const guests = (await owner.call('POST', '/api/office/shop/tramonto/guests', {})).json();
    expect(guests).toMatchObject({ count: 2, guests: [{ orders: 40 }, { orders: 40 }] });
    const wanted = { email: 'leitung@tramonto.test', role: 'branchManager', shops: ['tramonto', one.id] };
    const { password } = (await owner.call('POST', '/api/office/staff', wanted)).json();
    const manager = await shop.desk(wanted.email, password);
    const own = await search({}, manager);
    expect(new Set(own.orders.map((order) => order.shop.slug))).toEqual(new Set([one.slug]));
    // The copies have no prices.
    await shop.deps.database.write((writer) => writer.deleteFrom('orders').execute());
  });
});
