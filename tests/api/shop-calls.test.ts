import { brotliDecompressSync } from 'node:zlib';
import type { MenuDocument } from '@tischlein/domain/menu';
import { shopId, toCents } from '@tischlein/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceConfig, replaceMenu, writeShop } from '../../apps/server/src/shops/save-shop.ts';
import { databases, onSqlite, type OpenDatabase } from '../support/databases.ts';
import { openServer, type TestServer } from '../support/open-server.ts';
import { aCoupon, trattoria } from '../support/trattoria.ts';
import { editShop } from '../support/edit-shop.ts';

describe.each(onSqlite(databases))('calls of a shop on $name', ({ open }) => {
  let place: OpenDatabase;
  let server: TestServer;
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/api/shop/${url}`, headers });

  beforeAll(async () => {
    place = await open();
    const shop = trattoria({ coupons: [aCoupon(), aCoupon({ code: 'OVER', validUntil: '2026-11-01T00:00:00Z' })] });
    server = await openServer(place, { shops: [shop] });
  });
  afterAll(async () => {
    await server.close();
    await place.close();
  });

  it('returns the menu by id and slug, compressed, and 304 for a known ETag', async () => {
    const answer = await get('roma/menu', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    const menu: MenuDocument = JSON.parse(brotliDecompressSync(answer.rawPayload).toString());
    // Its discount on a bottle comes back every Sunday, so that none may be announced (S3 L4).
    const pricesBefore = { 'delivery dish bier ': null, 'pickup dish bier ': null, 'dineIn dish bier ': null };
    const dishes = trattoria().menu.dishes.map((dish, index) => {
      const price = [900, 1100, 300][index];
      return { ...dish, typeListPrice: { delivery: price, pickup: price, dineIn: price } };
    });
    expect(menu).toEqual({ ...trattoria().menu, dishes, pricesBefore });
    const again = await get('roma/menu', { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('returns a changed menu at once, under another ETag, and in other processes within a second', async () => {
    const other = await openServer(place);
    const before = await get('roma/menu');
    const menu = trattoria().menu;
    const soldOut = { ...menu, dishes: menu.dishes.map((dish) => ({ ...dish, soldOut: true })) };
    await editShop(server.deps, trattoria().config.id, (writer, saved) => replaceMenu(writer, saved, soldOut));
    const after = await get('roma/menu');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.json().dishes[0].soldOut).toBe(true);
    await expect
      .poll(async () => (await other.app.inject({ url: '/api/shop/roma/menu' })).body, { timeout: 3000 })
      .toBe(after.body);
    await other.close();
  });

  it('returns the configuration with offers, minimums in euros and only what can be offered', async () => {
    const shop = trattoria();
    const config = {
      ...shop.config,
      taxNumber: '12/345',
      paymentMethodsPickupMinimumOrderValue: { offline_debit: toCents(1250) },
    };
    const edited = editShop(server.deps, config.id, (writer, saved) => replaceConfig(writer, saved, config));
    expect(await edited).toBe('saved');
    const answer = (await get('roma/config')).json();
    expect(answer).toMatchObject({
      restaurantName: 'Trattoria Roma',
      paymentMethods: ['offline', 'offline_debit'],
      paymentMethodsPickupMinimumOrderValue: { offline_debit: 12.5 },
      offers: [{ id: 'bierabend' }],
    });
    expect(answer.taxNumber).toBeUndefined();
  });

  it('takes no slug that another shop has', async () => {
    const { config } = trattoria();
    const other = { ...config, id: shopId('other') };
    expect(await server.deps.database.write((writer) => writeShop(writer, other, null))).toBe('slugTaken');
  });

  it('returns the delivery period', async () => {
    const period = (await get('roma/config/deliveryPeriod')).json();
    expect(period).toMatchObject({ insideOpenHours: true, sticker: 'Geöffnet bis 22:00' });
    expect(period.validServeTimes.pickup[0]).toEqual({
      serveAt: '2026-11-21T20:00:00+01:00',
      label: '20:00',
      day: 6,
      minute: 1200,
    });
  });

  it.each([
    [
      'Lange Straße 1, 10117 Berlin',
      200,
      {
        deliveryFee: 250,
        minimumOrderValue: 1500,
        freeAfter: 4000,
        distance: null,
        // The centre of its postcode.
        point: { latitude: expect.closeTo(52.52, 1), longitude: expect.closeTo(13.39, 1) },
        addr: { street: 'Lange Straße', streetNumber: '1', zip: '10117', city: 'Berlin' },
      },
    ],
    ['Marienplatz 1, 80331 München', 200, { minimumOrderValue: null }],
    ['', 400, { code: 'empty' }],
    ['10117', 400, { code: 'zipInsteadOfAddressEntered' }],
    ['10117 Berlin', 400, { code: 'invalid and Incomplete' }],
    ['Lange Straße, 10117 Berlin', 400, { code: 'MissingStreetNumber' }],
    ['Packstation 123, 10117 Berlin', 404, { code: 'notFound' }],
  ])('finds %j', async (location, status, answer) => {
    const geo = await server.app.inject({ method: 'POST', url: '/api/shop/roma/geo', payload: { location } });
    expect(geo.statusCode).toBe(status);
    expect(geo.json()).toMatchObject(answer);
  });

  it('draws delivery zones by the centres of their postcodes', async () => {
    const answer = await get('roma/delivery-map');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const [zone] = answer.json<{ zones: { shape: { kind: string; centres: { zip: string; latitude: number }[] } }[] }>()
      .zones;
    expect(zone?.shape.kind).toBe('postcodes');
    expect(zone?.shape.centres.find(({ zip }) => zip === '10117')?.latitude).toBeCloseTo(52.52, 1);
  });

  it.each([
    ['hunger5', { code: 'HUNGER5', type: 'value', value: 500, minimumOrderValue: 2000, exclusive: false }],
    ['OVER', null],
    ['', null],
    ['NOPE', null],
  ])('answers the coupon %j', async (code, answer) => {
    expect((await get(`roma/validate_coupon?code=${code}`)).json()).toEqual(answer);
  });

  it('knows no other shop', async () => {
    for (const call of ['menu', 'config', 'config/deliveryPeriod', 'validate_coupon?code=X', 'info/1', 'status/1'])
      expect((await get(`napoli/${call}`)).json()).toMatchObject({ code: 'shopUnknown' });
  });
});
