import { randomUUID } from 'node:crypto';
import type { OrderRequest, OrderResponse, Quote } from '@tischlein/contract/shop';
import { orderId, shopId as toShopId, toCents } from '@tischlein/domain';
import type { Reusables } from '@tischlein/domain/shop';
import { problemMessage } from '@tischlein/wording';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSavedConfig, readSavedMenu } from '../../apps/server/src/shops/saved-shop.ts';
import { type OpenDatabase, preparedCouponTrattoria } from '../support/databases.ts';
import { readOrder } from '../../apps/server/src/orders/orders.store.ts';
import { replaceConfig, replaceMenu } from '../../apps/server/src/shops/save-shop.ts';
import { acceptTerms } from '../support/accepted-terms.ts';
import { editShop } from '../support/edit-shop.ts';
import { openServer, type TestServer } from '../support/open-server.ts';
import { aDelivery, FREE_GRAPPA, withFreeGrappa } from '../support/trattoria.ts';

describe.each(preparedCouponTrattoria)('orders on $name', ({ open }) => {
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

  const send = (request: OrderRequest, headers: Record<string, string> = { 'idempotency-key': randomUUID() }) =>
    server.app.inject({ method: 'POST', url: '/api/shop/roma/order', headers, payload: request });
  const orderCount = async () =>
    (await server.deps.database.read.selectFrom('orders').select('order_id').execute()).length;
  const placed = (answer: Awaited<ReturnType<typeof send>>) => {
    expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({ status: 200 });
    return answer.json<OrderResponse>().order;
  };

  it('takes an order and answers its price in euros', async () => {
    const order = placed(await send(aDelivery({ expectedTotal: 2250 })));
    expect(order).toMatchObject({ number: 1, deliveryFee: 2.5, total: 22.5, acceptAdvertising: false });
    expect(order.items).toEqual([
      { name: 'Margherita', amount: 1, price: 9, extra: [] },
      { name: 'Salami', amount: 1, price: 11, extra: [] },
    ]);
    expect(await orderCount()).toBe(1);
  });

  it('numbers the orders of a shop one after the other', async () => {
    const numbers = await Promise.all(Array.from({ length: 10 }, async () => placed(await send(aDelivery())).number));
    expect(numbers.toSorted((left, right) => left - right)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('answers the same key twenty times at once with the same one order', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(aDelivery(), headers)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(19);
    expect(await orderCount()).toBe(1);
  });

  it('answers the same key after the shop has closed and the menu has changed', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await send(aDelivery(), headers);
    server.clock.set('2026-11-22T03:00:00.000Z');
    expect((await send(aDelivery(), headers)).body).toBe(first.body);
  });

  it('refuses a key that belongs to another order', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    placed(await send(aDelivery(), headers));
    const other = await send(aDelivery({ messageCook: 'ohne Zwiebeln' }), headers);
    expect(other.json()).toMatchObject({ code: 'idempotencyKeyReused' });
    expect(await orderCount()).toBe(1);
  });

  it('refuses a malformed key', async () => {
    const answer = await send(aDelivery(), { 'idempotency-key': '1' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'idempotencyKeyInvalid']);
  });

  it('takes a double click without a key as one order, and the same order later as another', async () => {
    const [one, two] = await Promise.all([send(aDelivery(), {}), send(aDelivery(), {})]);
    expect(one?.body).toBe(two?.body);
    server.clock.set('2026-11-21T18:30:09.000Z');
    expect((await send(aDelivery(), {})).body).toBe(one?.body);
    server.clock.set('2026-11-21T18:30:11.000Z');
    expect(placed(await send(aDelivery(), {})).number).toBe(2);
  });

  it('stores nothing of a refused order, so that its key can be used again', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const refused = await send(aDelivery({ expectedTotal: 1 }), headers);
    expect(refused.statusCode).toBe(409);
    expect(placed(await send(aDelivery({ expectedTotal: 2250 }), headers)).number).toBe(1);
  });

  const zip = (value: string) => aDelivery({ formValues: { ...aDelivery().formValues, zip: value } });
  const pickup = (values: OrderRequest['formValues']) =>
    aDelivery({ formValues: { ...aDelivery().formValues, isPickup: true, ...values } });

  it.each<[string, OrderRequest, number, string | number]>([
    ['a dish that is not on the menu', aDelivery({ orderItems: [{ dishId: 'döner', amount: 1 }] }), 409, 1],
    ['a total that is not what it costs', aDelivery({ expectedTotal: 2249 }), 409, 3],
    ['a promotion that does not apply', aDelivery({ expectedTwoForOnePromotions: ['p' as never] }), 409, 3],
    ['a time that is not served', pickup({ serveAt: '2026-11-22T05:00:00+01:00' }), 409, 4],
    ['a coupon that is unknown', aDelivery({ couponCode: 'NOPE' }), 409, 6],
    ['a payment method that is not offered yet', pickup({ paymentMethod: 'Stripe_card' }), 409, 7],
    ['a postcode out of the delivery area', zip('80331'), 409, 8],
    [
      'less than the minimum order value',
      aDelivery({ orderItems: [{ dishId: 'margherita', amount: 1 }] }),
      400,
      'minimumNotReached',
    ],
    ['an empty cart', aDelivery({ orderItems: [] }), 400, 'cartEmpty'],
    ['nothing in the form', aDelivery({ formValues: { zip: '10117' } }), 400, 'invalidRequest'],
    ['a coupon that is no text', aDelivery({ couponCode: 'A\u0007B' }), 400, 'invalidRequest'],
    ['an amount of nothing', aDelivery({ orderItems: [{ dishId: 'margherita', amount: 0 }] }), 400, 'invalidRequest'],
  ])('refuses %s', async (_, request, status, code) => {
    const answer = await send(request);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().message).toMatch(/\.$|Liefergebiet$/);
    expect(await orderCount()).toBe(0);
  });

  it.each<[string, OrderRequest, number, string]>([
    ['without acceptance', aDelivery({ acceptedTerms: null }), 400, 'invalidRequest'],
    ['of other versions', aDelivery({ acceptedTerms: { terms: 'old', privacy: 'old' } }), 409, 'termsOutdated'],
    [
      'at a table without acceptance',
      { ...aDelivery({ acceptedTerms: null }), table: 3, paymentMethod: 'offline' },
      400,
      'invalidRequest',
    ],
  ])('refuses an order %s of the terms (S3 L10)', async (_, request, status, code) => {
    const answer = await send(request);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().message).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect(await orderCount()).toBe(0);
  });

  it('keeps with the order which texts it accepted, and these texts after they have changed (S3 L10)', async () => {
    const shop = await server.deps.shops.shopByRef('roma');
    if (!shop) throw new Error('no shop');
    const accepted = acceptTerms(shop.config.pages);
    const { id } = placed(await send(aDelivery()));
    const pages = shop.config.pages.map((page) => ({ ...page, text: 'Neu.' }));
    await editShop(server.deps, shop.id, (writer, saved) => replaceConfig(writer, saved, { ...shop.config, pages }));
    expect((await send(aDelivery())).json()).toMatchObject({ code: 'termsOutdated' });
    placed(await send(aDelivery({ acceptedTerms: acceptTerms(pages) })));
    const { read } = server.deps.database;
    const order = await readOrder(read, shop.id, orderId(id));
    expect(order?.accepted_terms).toEqual(accepted);
    const texts = await read.selectFrom('legal_texts').selectAll().where('version', '=', accepted.terms).execute();
    expect(texts).toMatchObject([{ shop_id: 'roma', title: 'Bestellbedingungen', text: 'Wir kochen, Du isst.' }]);
  });

  it.each(['terms', 'privacy'])('takes no order as long as the shop has no page with the role %s', async (role) => {
    const shop = await server.deps.shops.shopByRef('roma');
    if (!shop) throw new Error('no shop');
    const pages = shop.config.pages.filter(({ legalRole }) => legalRole !== role);
    await editShop(server.deps, shop.id, (writer, saved) => replaceConfig(writer, saved, { ...shop.config, pages }));
    const answer = await send(aDelivery());
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'termsMissing']);
    expect(await orderCount()).toBe(0);
  });

  it("names a free item that cannot be had: 'ordering it is 409 code 1, which comes before code 3' (S3 C29)", async () => {
    const selectedFreeItems = [{ offerId: 'gratis' as never, dishId: 'salami' as never, sizeId: null }];
    const answer = await send(aDelivery({ selectedFreeItems, expectedTotal: 1 }));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 1]);
    const message = 'Salami gibt es gerade nicht gratis dazu. Es wurde entfernt.';
    expect(answer.json().problems).toMatchObject([{ code: 'freeItemNotOffered', message }]);
    expect(answer.json().quote).toMatchObject({ freeItems: [], problems: [{ message }] });
  });

  it("'the order carries the highest age' (S3 G7): also that of a free item", async () => {
    await editShop(server.deps, toShopId('roma'), (writer, saved) =>
      replaceMenu(writer, saved, withFreeGrappa(readSavedMenu(saved))),
    );
    const { id } = placed(await send(aDelivery({ selectedFreeItems: [FREE_GRAPPA] })));
    const stored = await readOrder(server.deps.database.read, toShopId('roma'), orderId(id));
    expect(stored).toMatchObject({ age_check: 18, quote: { freeItems: [{ name: 'Grappa' }] } });
  });

  it('refuses a dish with unknown declarations, and says why in a quote (S3 L2)', async () => {
    await editShop(server.deps, toShopId('roma'), (writer, saved) => {
      const menu = readSavedMenu(saved);
      const dishes = menu.dishes.map((dish) => (dish.id === 'salami' ? { ...dish, declarations: null } : dish));
      return replaceMenu(writer, saved, { ...menu, dishes });
    });
    const message = 'Salami: Allergene noch nicht hinterlegt. Es wurde entfernt.';
    const problems = [{ code: 'declarationsUnknown', item: 'Salami', dropped: true, message }];
    const payload = { deliveryType: 'pickup', orderItems: aDelivery().orderItems };
    const quoted = await server.app.inject({ method: 'POST', url: '/api/shop/roma/quote', payload });
    expect(quoted.json()).toMatchObject({ problems, steps: { TOTAL: 900 } });
    const answer = await send(aDelivery());
    expect(answer.json()).toMatchObject({ code: 1, problems });
    expect(await orderCount()).toBe(0);
  });

  it('refuses a prepacked good without particulars for delivery and pickup, not at a table (S3 L14)', async () => {
    await editShop(server.deps, toShopId('roma'), (writer, saved) => {
      const menu = readSavedMenu(saved);
      const dishes = menu.dishes.map((dish) => (dish.id === 'salami' ? { ...dish, prepacked: {} } : dish));
      return replaceMenu(writer, saved, { ...menu, dishes });
    });
    const message = 'Salami: Pflichtangaben noch nicht hinterlegt. Es wurde entfernt.';
    const problems = [{ code: 'particularsMissing', item: 'Salami', dropped: true, message }];
    const quote = async (deliveryType: string) => {
      const payload = { deliveryType, orderItems: aDelivery().orderItems };
      return (await server.app.inject({ method: 'POST', url: '/api/shop/roma/quote', payload })).json().problems;
    };
    expect(await quote('pickup')).toEqual(problems);
    expect(await quote('delivery')).toEqual(problems);
    expect(await quote('dineIn')).toEqual([]);
    const answer = await send(aDelivery());
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 1, problems }]);
    expect(await orderCount()).toBe(0);
  });

  it('reusable packaging adds its deposit, and reaches the desk (S3 L15)', async () => {
    const offer = (reusables: Reusables) =>
      editShop(server.deps, toShopId('roma'), (writer, saved) =>
        replaceConfig(writer, saved, { ...readSavedConfig(saved), reusables }),
      );
    await offer({ offer: 'both', deposit: toCents(500) });
    const quote = async (packaging: string, deliveryType = 'delivery') => {
      const payload = { deliveryType, orderItems: aDelivery().orderItems, packaging };
      return (await server.app.inject({ method: 'POST', url: '/api/shop/roma/quote', payload })).json();
    };
    const reusable = await quote('reusable');
    expect(reusable).toMatchObject({ packaging: 'reusable', problems: [], steps: { D: 1000, TOTAL: 3000 } });
    expect(await quote('reusable', 'dineIn')).toMatchObject({ problems: [], steps: { D: 0 } });
    const { id } = placed(await send(aDelivery({ packaging: 'reusable', expectedTotal: null })));
    const stored = await readOrder(server.deps.database.read, toShopId('roma'), orderId(id));
    expect(stored).toMatchObject({ quote: { packaging: 'reusable', steps: { D: 1000 } } });
    // The shop ends it: the order is refused with the reason.
    await offer({ offer: 'ownContainer' });
    const problems = [
      { code: 'packagingNotOffered', message: 'Mehrweg gibt es als Verpackung gerade nicht. Es wurde entfernt.' },
    ];
    expect((await send(aDelivery({ packaging: 'reusable' }))).json()).toMatchObject({ code: 1, problems });
    expect((await quote('ownContainer', 'pickup')).packaging).toBe('ownContainer');
  });

  it('names the invalid fields', async () => {
    const answer = await send(aDelivery({ formValues: { zip: '10117', email: 'petra@', paymentMethod: 'offline' } }));
    expect(Object.keys(answer.json().form)).toEqual(['street', 'streetNumber', 'city', 'name', 'email', 'phone']);
  });

  it('offers the next times when the shop is closed', async () => {
    server.clock.set('2026-11-21T22:00:00.000Z');
    const answer = await send(aDelivery());
    expect([answer.statusCode, answer.json().code]).toEqual([409, 5]);
    expect(answer.json().serveTimes[0]).toEqual({ serveAt: '2026-11-22T11:00:00+01:00', label: 'Sonntag 11:00' });
  });

  it('sends the new calculation when the price has changed', async () => {
    const { quote } = (await send(aDelivery({ expectedTotal: 1 }))).json<{ quote: Quote }>();
    expect(quote.steps.TOTAL).toBe(2250);
  });

  it('prices a quote exactly as the order', async () => {
    const items = {
      orderItems: [
        { dishId: 'salami', amount: 2, extras: [{ groupId: 'belag', itemId: 'kaese', amount: 1 }] },
        { dishId: 'bier', amount: 3 },
      ],
    };
    const quoteRequest = { deliveryType: 'delivery', address: { zip: '10115' }, couponCode: 'HUNGER5', ...items };
    const answer = await server.app.inject({ method: 'POST', url: '/api/shop/roma/quote', payload: quoteRequest });
    const quote = answer.json<Quote>();
    expect(quote.steps).toMatchObject({ G: 3400, S1: 3400, K: 500, D: 24, L: 250, TOTAL: 3174 });
    const order = placed(
      await send(
        zip('10115') && { ...zip('10115'), ...items, couponCode: 'hunger5', expectedTotal: quote.steps.TOTAL },
      ),
    );
    expect(order.total).toBe(31.74);
    const info = await server.app.inject({ method: 'GET', url: `/api/shop/roma/info/${order.id}` });
    expect(info.json().order.quote).toEqual(quote);
  });

  it('prices as of another time only for staff', async () => {
    const payload = { deliveryType: 'pickup', orderItems: [], at: '2026-11-22T12:00:00Z' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/shop/roma/quote', payload });
    expect(answer.statusCode).toBe(401);
  });

  it('uses the price of the day on which it is served', async () => {
    const items = [{ dishId: 'bier', amount: 2 }];
    const tomorrow = pickup({ serveAt: '2026-11-22T12:00:00+01:00' });
    expect(placed(await send({ ...tomorrow, orderItems: items })).total).toBe(3.16);
    expect(placed(await send({ ...pickup({}), orderItems: items })).total).toBe(6.16);
  });

  it('counts a coupon once for each order it reduced', async () => {
    const request = aDelivery({ couponCode: 'PIZZA10' });
    expect(placed(await send(request)).total).toBe(20.5);
    const second = await send(request);
    expect([second.statusCode, second.json().code]).toEqual([409, 6]);
    const known = await server.app.inject({ method: 'GET', url: '/api/shop/roma/validate_coupon?code=pizza10' });
    expect(known.json()).toBeNull();
  });

  it('needs no payment if a coupon covers the total, whatever method was chosen (S3 T11)', async () => {
    const request = aDelivery({ couponCode: 'GESCHENK', expectedTotal: 0 });
    const formValues = { ...request.formValues, isPickup: true, paymentMethod: 'offline_debit' as const };
    const answer = await send({ ...request, formValues });
    expect(placed(answer).total).toBe(0);
    expect(answer.json<OrderResponse>().paymentGatewayId).toBeNull();
    const rows = await server.deps.database.read
      .selectFrom('orders')
      .select(['payment_method', 'payment_status', 'status'])
      .execute();
    expect(rows).toEqual([{ payment_method: null, payment_status: 'notNeeded', status: 'placed' }]);
  });

  it('stores which of the two advertising texts a guest agreed to (S2 §9 advertising)', async () => {
    await send(aDelivery({ acceptAdvertising: true, advertisingVersion: 2 }));
    await send(aDelivery({ acceptAdvertising: true, messageCook: 'Ohne Text.' }));
    await send(aDelivery({ acceptAdvertising: false, advertisingVersion: 1, messageCook: 'Nein.' }));
    const wrong = { ...aDelivery(), advertisingVersion: 3 } as unknown as OrderRequest;
    expect((await send(wrong)).statusCode).toBe(400);
    const rows = await server.deps.database.read
      .selectFrom('orders')
      .select(['accept_advertising', 'advertising_version'])
      .orderBy('number')
      .execute();
    expect(rows.map(Object.values)).toEqual([
      [1, 2],
      [1, null],
      [0, null],
    ]);
  });

  it('shows an order only with its id, and personal data only to the session that ordered', async () => {
    const answer = await send(aDelivery());
    const { id } = placed(answer);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const info = (headers: Record<string, string>) => server.app.inject({ url: `/api/shop/roma/info/${id}`, headers });
    expect((await info({ cookie })).json().order.contact).toMatchObject({ name: 'Petra Müller', zip: '10117' });
    const foreign = await info({});
    expect(foreign.json().order.contact).toBeNull();
    expect(foreign.body).not.toMatch(/Petra|petra@|1234567|Lange/);
    expect((await server.app.inject({ url: `/api/shop/roma/status/${id}` })).json()).toMatchObject({
      status: 'placed',
      deliveryType: 'delivery',
      steps: [{ status: 'placed', label: 'Bestellt' }],
    });
    // S2 §3: 'Order info (lookup by id): success, order, error'.
    const unknown = await server.app.inject({ url: `/api/shop/roma/info/${randomUUID()}` });
    expect([unknown.statusCode, unknown.json()]).toEqual([
      200,
      { success: false, error: problemMessage('orderUnknown'), order: null },
    ]);
    expect((await server.app.inject({ url: `/api/shop/roma/status/1` })).statusCode).toBe(404);
  });
});
