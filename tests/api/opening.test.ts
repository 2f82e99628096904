import { randomUUID } from 'node:crypto';
import type { OpeningSettings, PauseRequest, PauseState, ShopStatuses } from '@tischlein/contract/office';
import type { OrderRequest } from '@tischlein/contract/shop';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import type { OpeningHours, SlotCapacity } from '@tischlein/domain/shop';
import { beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { pauseOrders } from '../../apps/server/src/opening/pause-orders.ts';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openServer } from '../support/open-server.ts';
import { openShopForEach, takesOnCook } from '../support/shop-for-each.ts';
import { aDelivery } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const TWO_ORDERS: SlotCapacity = {
  orders: 2,
  makeMinutes: null,
  minutesPerDish: 5,
  minutesOfCategories: {},
  minutesOfDishes: {},
};

// Saturday, 19:30; open until 22:00, delivery takes 40 minutes, pickup 20.
describe.each(usuallyOnSqlite(preparedTrattoria))('when a shop takes orders, on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;

  openShopForEach(open, (opened) => ({ place, shop, owner } = opened));

  const period = async (): Promise<DeliveryPeriod> =>
    (await shop.guest().call('GET', '/api/shop/roma/config/deliveryPeriod')).json();
  const settings = async (): Promise<OpeningSettings> =>
    (await owner.call('GET', '/api/office/shop/roma/opening')).json();
  const change = async (opening: Partial<OpeningHours>, slotCapacity: SlotCapacity | null = null) => {
    const now = await settings();
    const answer = await owner.save('/api/office/shop/roma/opening', {
      opening: { ...now.opening, ...opening },
      slotCapacity,
    });
    expect(answer.statusCode).toBe(200);
  };
  const pause = async (request: PauseRequest, who = owner): Promise<PauseState> =>
    (await who.call('PUT', '/api/office/shop/roma/pause', request)).json();
  const order = (parts: { readonly serveAt?: string; readonly isPickup?: boolean; readonly pizzas?: number } = {}) => {
    const { serveAt = null, isPickup = false, pizzas = 2 } = parts;
    const request: OrderRequest = {
      ...aDelivery(),
      formValues: { ...aDelivery().formValues, serveAt, isPickup },
      orderItems: [{ dishId: 'margherita', amount: pizzas }],
    };
    return shop.guest().call('POST', '/api/shop/roma/order', request, { 'idempotency-key': randomUUID() });
  };
  const times = async (type: 'delivery' | 'pickup' = 'delivery') =>
    (await period()).validServeTimes[type].map(({ label }) => label);

  describe('the slots of the kitchen', () => {
    beforeEach(() => change({ preOrderDays: 0 }, TWO_ORDERS));

    it('full slots vanish from validServeTimes; a late order gets the next three (S3 O7)', async () => {
      const wanted = { serveAt: '2026-11-21T20:30:00+01:00' };
      expect((await order(wanted)).statusCode).toBe(200);
      expect(await times()).toContain('20:30');
      expect((await order({ ...wanted, isPickup: true })).statusCode).toBe(200);
      expect([await times(), await times('pickup')].map((list) => list.includes('20:30'))).toEqual([false, false]);
      const late = await order(wanted);
      expect([late.statusCode, late.json().code]).toEqual([409, 4]);
      expect(late.json().serveTimes.map(({ label }: { label: string }) => label)).toEqual(['20:45', '21:00', '21:15']);
    });

    it('a cancelled or refused order frees its slot', async () => {
      const wanted = { serveAt: '2026-11-21T20:30:00+01:00' };
      const [first, second] = [await order(wanted), await order(wanted)];
      await owner.act(first.json().order.id, 'refuse', { reason: 'Zu viel los.' });
      expect(await times()).toContain('20:30');
      await owner.act(second.json().order.id, 'accept');
      await owner.act(second.json().order.id, 'cancel', { reason: 'Ofen kaputt.' });
      expect([(await order(wanted)).statusCode, (await order(wanted)).statusCode]).toEqual([200, 200]);
      expect((await order(wanted)).statusCode).toBe(409);
    });

    it('orders for as soon as possible go into the earliest free slot, and the promised time follows', async () => {
      const promises = async () =>
        (await owner.orders()).orders.map(({ promisedAt, dueLabel }) => [promisedAt, dueLabel]);
      for (let index = 0; index < 2; index += 1) expect((await order()).statusCode).toBe(200);
      // 20:10 lies in the slot from 20:00, which is full now.
      expect([(await period()).time, (await period()).pickupTime]).toEqual([45, 20]);
      expect((await order()).statusCode).toBe(200);
      expect(await promises()).toEqual([
        [null, 'sofort'],
        [null, 'sofort'],
        ['2026-11-21T19:15:00.000Z', '20:15'],
      ]);
      const [, , third] = (await owner.orders()).orders;
      await owner.act(third?.id ?? '', 'accept');
      expect((await promises())[2]).toEqual(['2026-11-21T19:15:00.000Z', '20:15']);
    });

    it('as soon as possible ends when no slot of today is free', async () => {
      await change({ preOrderDays: 0, slotMinutes: 120 }, { ...TWO_ORDERS, orders: 1 });
      shop.clock.set('2026-11-21T21:55:00+01:00');
      expect((await order()).statusCode).toBe(200);
      expect((await period()).allowASAP).toEqual({ delivery: false, pickup: false });
      expect((await order()).json().code).toBe(4);
    });

    it('make-minutes count by dish, category and default; a larger order takes an empty slot', async () => {
      const capacity = { ...TWO_ORDERS, orders: null, makeMinutes: 12, minutesOfDishes: { margherita: 4 } };
      await change({ preOrderDays: 0 }, capacity);
      const at = (serveAt: string, pizzas: number) => order({ serveAt: `2026-11-21T${serveAt}:00+01:00`, pizzas });
      expect((await at('20:30', 2)).statusCode).toBe(200);
      const tooMuch = await at('20:30', 2);
      expect([tooMuch.statusCode, tooMuch.json().code]).toEqual([409, 4]);
      expect((await at('20:45', 5)).statusCode).toBe(200);
      expect((await at('20:45', 1)).statusCode).toBe(409);
    });
  });

  describe("'Stopp für 20 Minuten'", () => {
    it('stops orders for now, keeps later times, and ends by itself', async () => {
      expect(await pause({ scope: 'all', minutes: 20 })).toEqual({
        now: '2026-11-21T18:30:00.000Z',
        pause: { scope: 'all', until: '2026-11-21T18:50:00.000Z' },
      });
      const paused = await period();
      expect(paused).toMatchObject({
        insideOpenHours: true,
        acceptOrders: false,
        allowOrders: true,
        allowASAP: { delivery: false, pickup: false },
        sticker: 'Pause bis 19:50',
        customerInfo: 'Wir haben gerade alle Hände voll zu tun. Ab 19:50 Uhr sind wir wieder für Dich da.',
        changesInMinutes: 20,
      });
      expect([paused.validServeTimes.delivery[0]?.label, paused.validServeTimes.pickup[0]?.label]).toEqual([
        '20:30',
        '20:15',
      ]);
      expect((await order()).json().code).toBe(4);
      shop.clock.set('2026-11-21T18:50:00.000Z');
      expect((await period()).allowASAP).toEqual({ delivery: true, pickup: true });
      expect((await order()).statusCode).toBe(200);
    });

    it('can be for deliveries only, and can be ended', async () => {
      await pause({ scope: 'delivery', minutes: 60 });
      expect(await period()).toMatchObject({
        allowASAP: { delivery: false, pickup: true },
        customerInfo: 'Gerade liefern wir nicht – ab 20:30 Uhr wieder. Abholung gerne!',
      });
      const resumed = await owner.call('DELETE', '/api/office/shop/roma/pause');
      expect(resumed.json().pause).toBeNull();
      expect((await period()).allowASAP).toEqual({ delivery: true, pickup: true });
    });

    it('is never cut short by another one, and can be made longer', async () => {
      const until = (time: string) => `2026-11-21T${time}:00.000Z`;
      await pause({ scope: 'delivery', minutes: 40 });
      expect((await pause({ scope: 'delivery', minutes: 10 })).pause).toEqual({
        scope: 'delivery',
        until: until('19:10'),
      });
      expect((await pause({ scope: 'all', minutes: 20 })).pause).toEqual({ scope: 'delivery', until: until('19:10') });
      expect((await pause({ scope: 'all', minutes: 60 })).pause).toEqual({ scope: 'all', until: until('19:30') });
      expect((await pause({ scope: 'delivery', minutes: 'untilClosing' })).pause?.scope).toBe('all');
      shop.clock.set(until('19:30'));
      expect((await pause({ scope: 'delivery', minutes: 10 })).pause).toEqual({
        scope: 'delivery',
        until: until('19:40'),
      });
    });

    it('shows in the office at once, as does its end', async () => {
      const status = async (): Promise<string> =>
        (await owner.call('GET', '/api/office/shop-status'))
          .json<ShopStatuses>()
          .shops.map(({ words }) => words)
          .join();
      expect(await status()).toBe('Offen bis 22:00');
      await pause({ scope: 'all', minutes: 10 });
      expect(await status()).toBe('Pause bis 19:40');
      await owner.call('DELETE', '/api/office/shop/roma/pause');
      expect(await status()).toBe('Offen bis 22:00');
      shop.clock.set('2026-11-21T18:30:20.000Z');
      await pause({ scope: 'all', minutes: 10 });
      shop.clock.set('2026-11-21T18:40:10.000Z');
      expect(await status()).toBe('Pause bis 19:40');
      shop.clock.set('2026-11-21T18:40:20.000Z');
      expect(await status()).toBe('Offen bis 22:00');
      await change({ openingTimes: [{ dayIndex: 6, from: '11:00', to: '21:00' }] });
      expect(await status()).toBe('Offen bis 21:00');
    });

    it('until closing', async () => {
      expect((await pause({ scope: 'all', minutes: 'untilClosing' })).pause?.until).toBe('2026-11-21T21:00:00.000Z');
      expect((await times())[0]).toBe('Sonntag 11:00');
    });

    it('staff may pause, but only owners set the hours', async () => {
      const cook = await takesOnCook({ shop, owner });
      expect((await pause({ scope: 'all', minutes: 10 }, cook)).pause?.scope).toBe('all');
      expect((await cook.call('PUT', '/api/office/shop/roma/opening', await settings())).statusCode).toBe(403);
      expect((await shop.guest().call('GET', '/api/office/shop/roma/pause')).statusCode).toBe(401);
    });
  });

  describe('closing a day', () => {
    const TODAY = '2026-11-21';
    const closeOn = (from: string, to: string, seen?: object) =>
      settings().then(({ opening }) =>
        owner.save('/api/office/shop/roma/opening', {
          opening: { ...opening, specialOpeningTimes: [{ from, to, reason: 'holiday', hours: [] }] },
          slotCapacity: null,
          ...(seen && { seen }),
        }),
      );
    const take = async (serveAt?: string) => {
      const placed = (await order({ isPickup: true, ...(serveAt && { serveAt }) })).json().order;
      await owner.act(placed.id, 'accept', serveAt ? {} : { minutes: 30 });
      return placed as { readonly id: string; readonly number: number };
    };

    it('asks before the shop closes today, also without an order', async () => {
      const asked = await closeOn(TODAY, TODAY);
      expect([asked.statusCode, asked.json()]).toMatchObject([
        409,
        { code: 'openingAffects', affected: { closesToday: true, orders: [], reservations: [] } },
      ]);
      expect((await settings()).opening.specialOpeningTimes).toEqual([]);
      expect((await closeOn(TODAY, TODAY, { closesToday: true })).statusCode).toBe(200);
      expect((await period()).validServeTimes.pickup.every(({ label }) => label.includes('Sonntag'))).toBe(true);
    });

    it('names the accepted orders with their times, and those that come before the answer again', async () => {
      const first = await take();
      const { affected } = (await closeOn(TODAY, TODAY)).json();
      expect(affected.orders).toMatchObject([{ id: first.id, number: first.number, deliveryType: 'pickup' }]);
      const second = await take('2026-11-21T20:30:00+01:00');
      const seen = { closesToday: true, orders: [first.id] };
      const again = await closeOn(TODAY, TODAY, seen);
      expect(again.json().affected.orders).toMatchObject([
        { id: first.id },
        { id: second.id, at: '2026-11-21T19:30:00.000Z' },
      ]);
      expect((await closeOn(TODAY, TODAY, { ...seen, orders: [first.id, second.id] })).statusCode).toBe(200);
    });

    it('asks for a later day with orders, for a range around it, and for hours that end before them', async () => {
      const { id } = await take('2026-11-22T13:00:00+01:00');
      for (const [from, to] of [
        ['2026-11-22', '2026-11-22'],
        ['2026-11-22', '2026-12-06'],
      ] as const)
        expect((await closeOn(from, to)).json().affected).toMatchObject({ closesToday: false, orders: [{ id }] });
      expect((await closeOn('2026-11-23', '2026-11-24')).statusCode).toBe(200);
      const { opening } = await settings();
      const openingTimes = opening.openingTimes.map((entry) =>
        entry.dayIndex === 0 ? { ...entry, to: '12:30' } : entry,
      );
      const body = { opening: { ...opening, openingTimes }, slotCapacity: null };
      const shortened = await owner.save('/api/office/shop/roma/opening', body);
      expect(shortened.json()).toMatchObject({ code: 'openingAffects', affected: { orders: [{ id }] } });
    });

    it('asks nothing in a draft, and nothing about orders that are handed over', async () => {
      const { id } = await take();
      await owner.act(id, 'ready');
      await owner.act(id, 'handOver');
      expect((await closeOn(TODAY, TODAY)).json().affected.orders).toEqual([]);
      expect((await owner.save('/api/office/shop/roma/state', { state: 'draft' })).statusCode).toBe(200);
      expect((await closeOn(TODAY, TODAY)).statusCode).toBe(200);
    });
  });

  it('hours that another person has changed since are not overwritten', async () => {
    const { version, ...read } = (await owner.call('GET', '/api/office/shop/roma/opening')).json();
    await change({ preOrderDays: 3 });
    const write = await owner.call('PUT', '/api/office/shop/roma/opening', read, { 'if-match': `"${version}"` });
    expect([write.statusCode, write.json().code]).toEqual([412, 'versionConflict']);
    expect((await settings()).opening.preOrderDays).toBe(3);
  });

  it('an order keeps the weekday it is served on (docs/reliability.md I13)', async () => {
    expect((await order({ serveAt: '2026-11-22T12:00:00+01:00' })).statusCode).toBe(200);
    const rows = await shop.deps.database.read.selectFrom('orders').select(['serve_at', 'serve_day']).execute();
    expect(rows).toEqual([{ serve_at: '2026-11-22T11:00:00.000Z', serve_day: 0 }]);
    await shop.deps.database.write((writer) => writer.updateTable('orders').set({ serve_day: 1 }).execute());
    expect((await findViolations(shop.deps.database.read)).map(({ rule }) => rule)).toEqual([
      'an order is served on the weekday that was stored with it',
    ]);
    await shop.deps.database.write((writer) => writer.updateTable('orders').set({ serve_day: 0 }).execute());
  });

  it('every open page learns of a pause within five seconds, also from another process', async () => {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const other = await openServer(place);
    try {
      const { version } = await period();
      const stream = await fetch(`${address}/api/shop/roma/events?after=0`);
      const reader = (stream.body ?? expect.fail('no stream')).pipeThrough(new TextDecoderStream()).getReader();
      const next = async (text: RegExp) => {
        let heard = '';
        while (!text.test(heard)) heard += (await reader.read()).value ?? expect.fail(`the stream ended: ${heard}`);
        return heard;
      };
      await next(new RegExp(`event: shop\\ndata: {"period":${version},`));
      const started = performance.now();
      await pauseOrders(other.deps, (await other.deps.shops.shopByRef('roma')) ?? expect.fail('no shop'), {
        scope: 'all',
        minutes: 40,
      });
      await next(new RegExp(`{"period":${version + 1},`));
      expect(performance.now() - started).toBeLessThan(5000);
      expect((await period()).sticker).toBe('Pause bis 20:10');
      await reader.cancel();
    } finally {
      await other.close();
    }
  });

  it('after midnight, today lasts until the shop closes: no notice of the vacation that begins then', async () => {
    const saturday = { from: '2026-11-21', to: '2026-11-21', reason: 'other', hours: [{ from: '18:00', to: '03:00' }] };
    const sunday = { from: '2026-11-22', to: '2026-11-22', reason: 'vacation', hours: [] };
    await change({ specialOpeningTimes: [saturday, sunday] as OpeningHours['specialOpeningTimes'] });
    shop.clock.set('2026-11-22T00:30:00+01:00');
    expect(await period()).toMatchObject({
      sticker: 'Geöffnet bis 03:00',
      customerInfo: 'Heute haben wir von 18:00 bis 03:00 Uhr geöffnet.',
      changesInMinutes: 150,
    });
    shop.clock.set('2026-11-22T03:00:00+01:00');
    expect((await period()).customerInfo).toBe('Wir machen Urlaub und haben heute geschlossen.');
  });
});
