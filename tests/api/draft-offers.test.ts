import type { PublicShopConfig, Quote } from '@tischlein/contract/shop';
import { offerId, shopId, toBasisPoints, toCents } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { DailyDishDocument, OfferDocument } from '@tischlein/domain/offers';
import { aDailyDish, anOffer, fixedPrice, percent, selection } from '@tischlein/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceConfig, replaceMenu } from '../../apps/server/src/shops/save-shop.ts';
import { readSavedConfig, readSavedMenu } from '../../apps/server/src/shops/saved-shop.ts';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { editShop } from '../support/edit-shop.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { aCoupon, aDelivery } from '../support/trattoria.ts';

const ROMA = shopId('roma');
const SALAMI = { dishId: 'salami', without: [], extras: [], amount: 3 };
const onSalami = { itemSelection: selection({ dishes: ['salami'] }) };

/** Offers that were saved before they were finished. */
const DRAFTS: readonly OfferDocument[] = [
  anOffer({ id: 'nothing', kind: 'dishDiscount', ...percent(10), itemSelection: selection({}) }),
  anOffer({ id: 'gone', kind: 'dishDiscount', ...percent(10), itemSelection: selection({ dishes: ['calzone'] }) }),
  anOffer({ id: 'untitled', kind: 'dishDiscount', ...percent(10), ...onSalami, title: '' }),
  anOffer({ id: 'worthless', kind: 'dishDiscount', ...percent(0), ...onSalami }),
  anOffer({ id: 'unpriced', kind: 'dishDiscount', ...fixedPrice(0), ...onSalami }),
  anOffer({ id: 'two', kind: 'twoForOnePromotion', itemSelection: selection({}) }),
  anOffer({ id: 'gift', kind: 'freeItem', itemSelection: selection({}) }),
  anOffer({ id: 'cart', kind: 'cartDiscount', value: toBasisPoints(0) }),
  anOffer({ id: 'night', kind: 'cartDiscount', timetable: [{ dayIndex: 1, from: '03:00', to: '05:00' }] }),
  anOffer({ id: 'delivery', kind: 'freeDelivery', minimumOrderValue: toCents(5000) }),
  anOffer({ id: 'banner', kind: 'sharedBanner', offers: [] }),
  anOffer({ id: 'banner2', kind: 'sharedBanner', offers: [offerId('cart'), offerId('two')] }),
];
const UNPRICED: DailyDishDocument = aDailyDish({ id: 'daily', day: 6, dishes: ['salami'], ...fixedPrice(0) });

describe.each(databases)('drafts among offers on $name (S3 C50)', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let desk: Desk;
  beforeAll(async () => {
    place = await open();
    shop = await openShop(place);
    desk = await shop.desk();
  });
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  const edit = (change: (menu: MenuDocument) => MenuDocument): Promise<void> =>
    editShop(shop.deps, ROMA, (writer, saved) => replaceMenu(writer, saved, change(readSavedMenu(saved))));
  const read = async <Body>(path: string): Promise<Body> =>
    (await shop.app.inject({ url: `/api/shop/roma/${path}` })).json<Body>();
  const quote = async (): Promise<Quote> => {
    const payload = { deliveryType: 'pickup', orderItems: [SALAMI] };
    return (await shop.app.inject({ method: 'POST', url: '/api/shop/roma/quote', payload })).json();
  };

  it('guests find none of them, and no price changes', async () => {
    await edit((menu) => ({ ...menu, offers: [...menu.offers, ...DRAFTS], dailyDishes: [UNPRICED] }));
    const ids = ({ offers, dailyDishes }: Pick<MenuDocument, 'offers' | 'dailyDishes'>) =>
      [...offers, ...dailyDishes].map(({ id }) => id);
    expect(ids(await read<MenuDocument>('menu'))).toEqual(['bierabend']);
    expect(ids(await read<PublicShopConfig & MenuDocument>('config'))).toEqual(['bierabend']);
    expect(await quote()).toMatchObject({ steps: { S1: 3300, TOTAL: 3300 }, adjustments: [] });
    const order = await shop.guest().order(aDelivery({ orderItems: [SALAMI] }));
    expect(order.total).toBe(35.5);
  });

  it('the office keeps them', async () => {
    const menu = (await desk.call('GET', '/api/office/shop/roma/menu')).json<MenuDocument>();
    expect(menu.offers).toHaveLength(1 + DRAFTS.length);
    expect(menu.dailyDishes).toMatchObject([{ id: 'daily', value: 0 }]);
  });

  it('a draft is no price of the last 30 days (PAngV § 11)', async () => {
    const rows = await shop.deps.database.read
      .selectFrom('price_history')
      .select('prices')
      .where('item_id', '=', 'salami')
      .execute();
    expect(rows.map(({ prices }) => JSON.parse(prices).pickup.lowestPrice)).toEqual([1100]);
  });

  it('an offer applies as soon as it is finished: also a price of 0,00 € that is meant', async () => {
    const finished = anOffer({ id: 'unpriced', kind: 'dishDiscount', ...fixedPrice(1000), ...onSalami });
    await edit((menu) => ({ ...menu, offers: menu.offers.map((each) => (each.id === 'unpriced' ? finished : each)) }));
    expect(await quote()).toMatchObject({ steps: { TOTAL: 3000 } });
    await edit((menu) => ({ ...menu, offers: [], dailyDishes: [{ ...UNPRICED, isFree: true }] }));
    expect(await quote()).toMatchObject({ steps: { TOTAL: 0 } });
  });

  it('the hours of the shop finish an offer, too', async () => {
    const night = {
      ...DRAFTS.find(({ id }) => id === 'night'),
      timetable: [{ dayIndex: 6, from: '22:30', to: '23:30' }],
    };
    await edit((menu) => ({ ...menu, offers: [night as OfferDocument], dailyDishes: [] }));
    expect((await read<MenuDocument>('menu')).offers).toEqual([]);
    await editShop(shop.deps, ROMA, (writer, saved) => {
      const config = readSavedConfig(saved);
      const openingTimes = config.opening.openingTimes.map((hours) => ({ ...hours, to: '23:45' }));
      return replaceConfig(writer, saved, { ...config, opening: { ...config.opening, openingTimes } });
    });
    expect((await read<MenuDocument>('menu')).offers).toMatchObject([{ id: 'night' }]);
  });

  it('a stage of a group discount without a value is none', async () => {
    const stage = { discountType: 'percent', value: toBasisPoints(0), minimumOrderValue: toCents(1000) } as const;
    const real = { ...stage, value: toBasisPoints(500) };
    await editShop(shop.deps, ROMA, (writer, saved) =>
      replaceConfig(writer, saved, { ...readSavedConfig(saved), groupOrderDiscounts: [stage, real] }),
    );
    expect((await read<PublicShopConfig>('config')).groupOrderDiscounts).toEqual([real]);
  });

  it('a coupon that takes nothing off is refused like one that is switched off', async () => {
    const address = '/api/office/shop/roma/coupons';
    const coupons = [aCoupon({ code: 'NICHTS', value: 0 }), aCoupon({ code: 'FUENF', value: 500 })];
    expect((await desk.save(address, coupons)).statusCode).toBeLessThan(300);
    expect(await read('validate_coupon?code=NICHTS')).toBeNull();
    expect(await read('validate_coupon?code=FUENF')).toMatchObject({ value: 500 });
    expect((await desk.call('GET', address)).json()).toHaveLength(2);
  });
});
