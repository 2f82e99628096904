import { randomUUID } from 'node:crypto';
import type { TelephoneGuests, TelephoneOrder, TelephoneOrderRequest } from '@tischlein/contract/office';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onSqlite, type OpenDatabase, preparedPaidTrattoria, preparedTwoShops } from '../support/databases.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import { type Answer, type Desk, OWNER, type TestShop } from '../support/open-shop.ts';
import { openShopForEach, takesOnCook } from '../support/shop-for-each.ts';
import { aDelivery } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const OFFICE = '/api/office/shop/roma';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const PHONE = '0171 5550199';

interface Wish {
  readonly values?: object;
  readonly order?: Partial<TelephoneOrderRequest['order']>;
  readonly minutes?: number;
}

function aCall({ values, order, minutes = 30 }: Wish = {}): TelephoneOrderRequest {
  const { formValues, orderItems } = aDelivery();
  return {
    order: { orderItems, formValues: { ...formValues, email: '', phone: PHONE, ...values }, ...order },
    minutes,
  };
}

const take = (desk: Desk, request = aCall(), key: string = randomUUID()): Promise<Answer> =>
  desk.call('POST', `${OFFICE}/telephone-orders`, request, { 'idempotency-key': key });

async function taken(desk: Desk, request = aCall()): Promise<TelephoneOrder> {
  const answer = await take(desk, request);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** Presses 'Zur Bestellung' on the page of a code; resolves to where the browser is led. */
const openCode = async (guest: Pick<Desk, 'call'>, code: string): Promise<string> =>
  String((await guest.call('POST', '/f=roma/s/', new URLSearchParams({ code }).toString(), FORM)).headers['location']);

const codeIn = ({ link }: TelephoneOrder): string => link.split('/').at(-1) ?? '';

describe.each(usuallyOnSqlite(preparedTwoShops))('an order on the telephone on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;
  let cook: Desk;
  openShopForEach(open, (opened) => {
    ({ shop, owner } = opened);
  });
  beforeEach(async () => {
    cook = await takesOnCook({ shop, owner });
  });

  it('costs what a guest pays, is accepted for the promised minutes, and says who took it', async () => {
    const order = await taken(cook, aCall({ minutes: 35 }));
    expect(order).toMatchObject({ total: 2250, isTest: false, waitsForPayment: false, payUntil: null });
    const [onDesk] = (await owner.orders()).orders;
    expect(onDesk).toMatchObject({
      id: order.id,
      status: 'accepted',
      origin: 'telephone',
      takenBy: 'koch@roma.test',
      link: order.link,
      promisedAt: new Date(Date.parse(shop.clock.now()) + 35 * 60_000).toISOString(),
      unanswered: null,
    });
    const archived = (await owner.call('GET', `${OFFICE}/order-archive/${order.id}`)).json();
    expect(archived.events).toMatchObject([
      { action: 'place', by: null },
      { action: 'accept', by: 'koch@roma.test' },
    ]);
    expect(archived.documents).toMatchObject([{ kind: 'invoice', gross: 2250 }]);
    const report = (await owner.call('GET', `${OFFICE}/report`)).json();
    expect(report.figures.lists.origins).toEqual([{ key: 'telephone', name: 'telephone', count: 1, amount: 2250 }]);
  });

  it('is checked like the order of a guest, but needs neither mail address nor consent', async () => {
    const inForm = (values: object) => aCall({ values });
    const cases: readonly [TelephoneOrderRequest, number, unknown][] = [
      [inForm({ phone: '' }), 400, 'invalidRequest'],
      [inForm({ zip: '80331', city: 'München', street: 'Marienplatz', streetNumber: '1' }), 409, 8],
      [inForm({ email: 'keine' }), 400, 'invalidRequest'],
      [aCall({ order: { orderItems: [{ dishId: 'margherita', amount: 1 }] } }), 400, 'minimumNotReached'],
      [aCall({ order: { expectedTotal: 1 } }), 409, 3],
    ];
    for (const [request, status, code] of cases) {
      const answer = await take(cook, request);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    }
    expect((await owner.orders()).orders).toEqual([]);
  });

  it('is placed once for each key, and only by staff of the shop', async () => {
    const key = randomUUID();
    const [first, again] = await Promise.all([take(cook, aCall(), key), take(cook, aCall(), key)]);
    expect(again.json().id).toBe(first.json().id);
    expect((await owner.orders()).orders).toHaveLength(1);
    expect((await shop.guest().call('POST', `${OFFICE}/telephone-orders`, aCall())).statusCode).toBe(401);
    expect((await cook.call('POST', '/api/office/shop/napoli/telephone-orders', aCall())).statusCode).toBe(404);
  });

  it('belongs to the browser that opens the code of the slip; the browser of the staff never sees it as its own', async () => {
    const order = await taken(cook);
    const info = async (visitor: Pick<Desk, 'call'>) =>
      (await visitor.call('GET', `/api/shop/roma/info/${order.id}`)).json().order.contact;
    expect(await info(cook)).toBeNull();
    const guest = shop.guest();
    expect(await info(guest)).toBeNull();
    expect(await openCode(guest, 'FALSCHFALS')).toBe('/f=roma/s/');
    expect(await info(guest)).toBeNull();
    expect(await openCode(guest, codeIn(order).toLowerCase())).toBe(`/f=roma/checkout/success/${order.id}`);
    expect(await info(guest)).toMatchObject({ phone: PHONE });
    const receipt = await guest.call('GET', `/api/shop/roma/receipt/${order.id}`);
    expect(receipt.json()).toMatchObject({ title: 'Beleg 1' });
  });

  it('a code never gives away the order of a guest who has ordered in their browser', async () => {
    const { id } = await shop.guest().order();
    const { code } = (await owner.call('POST', `${OFFICE}/codes`, { kind: 'order', order: id })).json();
    expect(await openCode(shop.guest(), code)).toBe('/f=roma/s/');
  });

  it('finds guests by their number, with address and last orders', async () => {
    const search = async (phone: string): Promise<TelephoneGuests['guests']> =>
      (await cook.call('POST', `${OFFICE}/telephone-guests`, { phone })).json().guests;
    await taken(cook);
    await taken(cook, aCall({ order: { orderItems: [{ dishId: 'salami', amount: 2 }] } }));
    await shop.guest().order();
    const [guest, ...others] = await search('+49 171 5550199');
    expect(others).toEqual([]);
    expect(guest).toMatchObject({ name: 'Petra Müller', street: 'Lange Straße', zip: '10117', orderCount: 2 });
    expect(guest?.lastOrders.map(({ lines }) => lines.map(({ name, amount }) => [name, amount]))).toEqual([
      [['Salami', 2]],
      [
        ['Margherita', 1],
        ['Salami', 1],
      ],
    ]);
    expect(await search('0171')).toEqual([]);
    expect(await search('99999999')).toEqual([]);
  });
});

describe.each(onSqlite(preparedPaidTrattoria))('an order on the telephone that is paid by a link', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;
  beforeEach(async () => {
    place = await open();
    shop = await openPaidShop(place);
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  it('comes to the desk, accepted, once the guest has paid', async () => {
    const order = await taken(shop.office, aCall({ values: { paymentMethod: 'Stripe_card' }, minutes: 40 }));
    expect(order.waitsForPayment).toBe(true);
    expect(order.payUntil).not.toBeNull();
    expect(await shop.onDesk(order.id)).toBeUndefined();
    const guest = shop.guest();
    await openCode(guest, codeIn(order));
    const path = `/api/shop/roma/payment/Stripe_card/${order.id}`;
    const { url } = (await guest.call('POST', path, {})).json();
    shop.later(5);
    await shop.fake.press(url, 'pay');
    await guest.call('POST', `${path}/settle`);
    const promisedAt = new Date(Date.parse(shop.clock.now()) + 40 * 60_000).toISOString();
    expect(await shop.onDesk(order.id)).toMatchObject({ status: 'accepted', takenBy: OWNER.email, promisedAt });
  });
});
