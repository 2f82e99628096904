import { randomUUID } from 'node:crypto';
import type { CouponSeriesCodes, CouponUsage, OfferUsage } from '@tischlein/contract/office';
import { dishId, offerId, toCents } from '@tischlein/domain';
import { anOffer, selection } from '@tischlein/domain/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { startOffers } from '../../apps/server/src/shops/start-offers.ts';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { aCoupon, aDelivery, tenPercent, trattoria } from '../support/trattoria.ts';

const OFFICE = '/api/office/shop/roma';
const aSeries = (parts: object = {}) => ({
  id: randomUUID(),
  name: 'Flyer Winter',
  prefix: 'flyer',
  count: 1000,
  type: 'value',
  value: 500,
  minimumOrderValue: 2000,
  exclusive: false,
  validFrom: null,
  validUntil: null,
  ...parts,
});

describe.each(preparedTrattoria)('coupons and offers of the office on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let desk: Desk;
  beforeEach(async () => {
    place = await open();
    shop = await openShop(place);
    desk = await shop.desk();
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const create = async (parts: object = {}): Promise<CouponSeriesCodes> => {
    const series = aSeries(parts);
    const answer = await desk.call('POST', `${OFFICE}/coupon-series`, series);
    expect(answer.statusCode).toBe(201);
    return (await desk.call('GET', `${OFFICE}/coupon-series/${series.id}/codes`)).json();
  };
  const order = (couponCode: string | null, parts: object = {}) =>
    shop
      .guest()
      .call('POST', '/api/shop/roma/order', aDelivery({ ...(couponCode === null ? {} : { couponCode }), ...parts }), {
        'idempotency-key': randomUUID(),
      });
  const readUsage = async (): Promise<CouponUsage> => (await desk.call('GET', `${OFFICE}/coupon-usage`)).json();

  it('an id is one series: repeated it creates nothing, with anything else it is refused', async () => {
    const series = aSeries({ count: 2 });
    const post = async (parts: object = {}) =>
      (await desk.call('POST', `${OFFICE}/coupon-series`, { ...series, ...parts })).statusCode;
    expect([await post(), await post()]).toEqual([201, 201]);
    for (const other of [{ count: 3 }, { value: 600 }, { name: 'Flyer Sommer' }, { prefix: 'SOMMER' }])
      expect(await post(other)).toBe(409);
    const refused = await desk.call('POST', `${OFFICE}/coupon-series`, { ...series, value: 600 });
    expect(refused.json()).toMatchObject({ code: 'idempotencyKeyReused' });
    expect((await desk.call('GET', `${OFFICE}/coupon-series`)).json()).toMatchObject([{ codes: 2, value: 500 }]);
  });

  it('creates a thousand codes that nobody can guess, all of them different', async () => {
    const { series, codes } = await create();
    expect(series).toMatchObject({ name: 'Flyer Winter', codes: 1000, used: 0, value: 500, minimumOrderValue: 2000 });
    expect(new Set(codes.map(({ code }) => code)).size).toBe(1000);
    expect(codes.every(({ code }) => /^FLYER-[A-HJKMNP-Z2-9]{8}$/.test(code))).toBe(true);
  });

  it('creates nothing when the request comes again', async () => {
    const series = aSeries({ count: 3 });
    const [first, again] = await Promise.all([
      desk.call('POST', `${OFFICE}/coupon-series`, series),
      desk.call('POST', `${OFFICE}/coupon-series`, series),
    ]);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect((await desk.call('GET', `${OFFICE}/coupon-series`)).json()).toMatchObject([{ codes: 3 }]);
  });

  it('creates all codes or none', async () => {
    for (let series = 0; series < 9; series += 1) await create({ count: 1000 });
    await create({ count: 999 });
    const refused = await desk.call('POST', `${OFFICE}/coupon-series`, aSeries({ count: 2 }));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'couponsTooMany']);
    expect((await desk.call('GET', `${OFFICE}/coupon-series`)).json()).toHaveLength(10);
  });

  it.each([{ count: 1001 }, { count: 0 }, { prefix: 'Ä-' }, { name: '' }, { type: 'percent', value: 10_001 }])(
    'refuses %o',
    async (parts) => {
      const refused = await desk.call('POST', `${OFFICE}/coupon-series`, aSeries(parts));
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalidRequest']);
    },
  );

  it('redeems a code once, also if two guests order with it at the same time', async () => {
    const { codes } = await create({ count: 2 });
    const code = codes[0]?.code ?? '';
    const answers = await Promise.all([order(code), order(code.toLowerCase()), order(code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([
      200, 409, 409,
    ]);
    const after = await readUsage();
    expect(after.coupons).toMatchObject([{ code, orders: 1, discount: 500, everUsed: 1 }]);
    expect(after.refused).toEqual([{ reason: 'usedUp', count: 2 }]);
    expect(await findViolations(shop.deps.database.read)).toEqual([]);
  });

  it('lists the codes as CSV for Excel', async () => {
    const { series, codes } = await create({ count: 2 });
    const answer = await desk.call('GET', `${OFFICE}/coupon-series/${series.id}/codes.csv`);
    expect(answer.body).toBe(
      `\uFEFFCode;Wert;Ab Bestellwert;Gültig bis;Eingelöst\r\n${codes.map(({ code }) => `${code};5,00 €;20,00 €;;0\r\n`).join('')}`,
    );
  });

  it('ends a series: what was not redeemed no longer counts', async () => {
    const { series, codes } = await create({ count: 2 });
    expect((await order(codes[0]?.code ?? '')).statusCode).toBe(200);
    expect((await desk.call('POST', `${OFFICE}/coupon-series/${series.id}/end`)).statusCode).toBe(204);
    expect((await order(codes[1]?.code ?? '')).json().code).toBe(6);
    const [ended] = (await desk.call('GET', `${OFFICE}/coupon-series`)).json();
    expect(ended).toMatchObject({ used: 1, endedAt: shop.clock.now() });
    const unknown = await desk.call('POST', `${OFFICE}/coupon-series/${randomUUID()}/end`);
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'couponSeriesUnknown']);
  });

  it('saves the list without touching the series, and refuses a code that a series has', async () => {
    const { codes } = await create({ count: 2 });
    expect((await desk.save(`${OFFICE}/coupons`, [aCoupon()])).statusCode).toBe(204);
    expect((await desk.call('GET', `${OFFICE}/coupons`)).json()).toMatchObject([{ code: 'HUNGER5' }]);
    expect((await order(codes[0]?.code ?? '')).statusCode).toBe(200);
    const taken = await desk.save(`${OFFICE}/coupons`, [aCoupon({ code: codes[1]?.code.toLowerCase() ?? '' })]);
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'couponCodeTaken']);
    expect((await desk.call('GET', `${OFFICE}/coupons`)).json()).toMatchObject([{ code: 'HUNGER5' }]);
  });

  it('refuses a list that has a code twice, upper or lower case, and says where', async () => {
    const twice = [aCoupon(), tenPercent(), aCoupon({ code: 'hunger5', value: 900 })];
    const answer = await desk.save(`${OFFICE}/coupons`, twice);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      code: 'couponCodeTaken',
      message: 'Diesen Code gibt es schon.',
      form: { '2.code': 'Diesen Code gibt es schon.' },
    });
    expect((await desk.call('GET', `${OFFICE}/coupons`)).json()).toEqual([]);
  });

  it('never loses a use while the list is edited', async () => {
    await desk.save(`${OFFICE}/coupons`, [tenPercent({ maximumUses: 5 })]);
    const edits = [{ value: 1500 }, { value: 2000 }].map((parts) =>
      desk.save(`${OFFICE}/coupons`, [tenPercent({ maximumUses: 5, ...parts })]),
    );
    const answers = await Promise.all([...Array.from({ length: 4 }, () => order('PIZZA10')), ...edits]);
    const placed = answers.slice(0, 4).filter(({ statusCode }) => statusCode === 200).length;
    await desk.save(`${OFFICE}/coupons`, []);
    await desk.save(`${OFFICE}/coupons`, [tenPercent({ maximumUses: 5 })]);
    expect((await readUsage()).coupons).toMatchObject([{ code: 'PIZZA10', orders: placed, everUsed: placed }]);
    expect(await findViolations(shop.deps.database.read)).toEqual([]);
  });

  it('counts how often a coupon was refused, and why', async () => {
    await desk.save(`${OFFICE}/coupons`, [
      aCoupon({ code: 'GROSS', minimumOrderValue: toCents(9000) }),
      aCoupon({ code: 'ALT', validUntil: '2026-11-01T00:00:00.000Z' }),
      aCoupon({ code: 'EINMAL', maximumUsesPerCustomer: 1 }),
    ]);
    const check = (code: string) => shop.guest().call('GET', `/api/shop/roma/validate_coupon?code=${code}`);
    await check('alt');
    await check('niemals');
    await order('GROSS');
    await order('EINMAL');
    await order('EINMAL');
    const { refused, refusedCodes } = await readUsage();
    const byReason = (left: { reason: string }, right: { reason: string }) => (left.reason < right.reason ? -1 : 1);
    expect(refused.toSorted(byReason)).toEqual([
      { reason: 'belowMinimum', count: 1 },
      { reason: 'expired', count: 1 },
      { reason: 'unknown', count: 1 },
      { reason: 'usedByGuest', count: 1 },
    ]);
    expect(refusedCodes.map(({ code }) => code)).toEqual(['ALT', 'EINMAL', 'GROSS']);
  });

  it('counts what offers cost and bring: reductions, free items and free delivery; not in refused orders', async () => {
    const { menu } = trattoria();
    const offers = [
      anOffer({ kind: 'cartDiscount', id: 'zehn' }),
      anOffer({ kind: 'freeDelivery', id: 'gratis', minimumOrderValue: toCents(1500) }),
      anOffer({
        kind: 'freeItem',
        id: 'bier',
        minimumOrderValue: toCents(1500),
        itemSelection: selection({ dishes: ['bier'] }),
      }),
    ];
    expect((await desk.save(`${OFFICE}/menu`, { ...menu, offers })).statusCode).toBe(204);
    const selectedFreeItems = [{ offerId: offerId('bier'), dishId: dishId('bier'), sizeId: null }];
    const guest = shop.guest();
    const wish = aDelivery({ selectedFreeItems });
    const placed = await guest.call('POST', '/api/shop/roma/order', wish, { 'idempotency-key': randomUUID() });
    expect(placed.statusCode).toBe(200);
    const readOffers = async () => (await desk.call('GET', `${OFFICE}/offer-usage`)).json<OfferUsage>().offers;
    expect(await readOffers()).toMatchObject(Array(3).fill({ orders: 1, takings: 0 }));
    const isBookedBy = (waiter: string) =>
      shop.deps.database.write((writer) => writer.updateTable('orders').set({ waiter }).execute());
    // What a waiter books is accepted, as in the figures.
    await isBookedBy('Mia');
    expect((await readOffers()).map((offer) => offer.takings > 0)).toEqual([true, true, true]);
    await isBookedBy('');
    expect((await desk.act(placed.json().order.id, 'accept')).statusCode).toBe(200);
    const refused = (await order(null)).json().order.id;
    expect((await desk.act(refused, 'refuse', { reason: 'Zu viel los.' })).statusCode).toBe(200);
    const takings = Math.round(placed.json().order.total * 100);
    expect(await readOffers()).toEqual([
      { offer: 'bier', orders: 1, discount: 300, takings },
      { offer: 'gratis', orders: 1, discount: 250, takings },
      { offer: 'zehn', orders: 1, discount: expect.any(Number), takings },
    ]);
    const { id } = placed.json().order;
    const change = { add: [{ dishId: 'margherita', amount: 1 }], reason: 'Auf Wunsch dazu.', minutes: 10 };
    const proposed = await desk.call('POST', `${OFFICE}/orders/${id}/changes`, change);
    const answer = { change: proposed.json().change.id };
    expect((await guest.call('POST', `/api/shop/roma/order-change/${id}/accept`, answer)).statusCode).toBe(200);
    expect(await readOffers()).toMatchObject([
      { offer: 'bier', orders: 1, discount: 300 },
      { offer: 'gratis', orders: 1, discount: 250 },
      { offer: 'zehn', orders: 1 },
    ]);
  });

  it('starts and ends an offer on its days', async () => {
    const { menu } = trattoria();
    const offers = [anOffer({ kind: 'cartDiscount', id: 'advent', validFrom: '2040-11-22', validUntil: '2040-11-22' })];
    await desk.save(`${OFFICE}/menu`, { ...menu, offers });
    const listOffers = async () => (await shop.guest().call('GET', '/api/shop/roma/menu')).json().offers.length;
    const goOn = async (instant: string) => {
      shop.clock.set(instant);
      await startOffers(shop.deps);
      return listOffers();
    };
    expect(await listOffers()).toBe(0);
    expect(await goOn('2040-11-21T23:00:10.000Z')).toBe(1);
    expect(await goOn('2040-11-22T22:59:50.000Z')).toBe(1);
    expect(await goOn('2040-11-22T23:00:10.000Z')).toBe(0);
    const later = await shop.desk();
    expect((await later.call('GET', `${OFFICE}/menu`)).json().offers).toHaveLength(1);
  });
});
