import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DayOverview, ReportAnswer } from '@tischlein/contract/office';
import type { GroupOrderAnswer, OrderRequest } from '@tischlein/contract/shop';
import { sumTakings } from '@tischlein/domain/books';
import { DEFAULT_ESCALATION } from '@tischlein/domain/escalation';
import { DEFAULT_BOOKKEEPING, type EscalationSettings, type ShopConfig } from '@tischlein/domain/shop';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { addTables, scanTable, signInWaiter } from '../support/dining-tables.ts';
import { openPaidShop, type PaidShop, type PayingGuest } from '../support/open-payments.ts';
import type { Guest } from '../support/open-shop.ts';
import { amount } from '../support/tier.ts';
import { aDelivery } from '../support/trattoria.ts';

const BASE = '/api/office/shop/roma';
const COMPANY = {
  company: 'Köhler & Söhne GmbH',
  street: 'Torstraße 1',
  zip: '10119',
  city: 'Berlin',
  vatId: 'DE123456788',
  email: 'rechnung@koehler.example',
};
const dish = (dishId: string, amount = 1) => ({ dishId, amount });
const pickUp = (parts: Partial<OrderRequest> = {}, values: OrderRequest['formValues'] = {}): OrderRequest =>
  aDelivery({ ...parts, formValues: { ...aDelivery().formValues, isPickup: true, ...values } });

const ENGINES = preparedPaidTrattoria.slice(0, amount({ usual: 1, thorough: 2 }));

describe.each(ENGINES)("a restaurant's whole week on $name", ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;
  /** What the week comes to, by the price list: takings of each day in cents. */
  const ledger = new Map<string, number>();
  let tips = 0;
  let archive: Buffer;

  beforeAll(async () => {
    place = await open();
    shop = await openPaidShop(place, { at: '2026-11-16T11:00:00.000Z' });
    await addTables(shop.office);
    const config = (await shop.office.call('GET', `${BASE}/config`)).json<ShopConfig>();
    const bookkeeping = { ...DEFAULT_BOOKKEEPING, consultant: 29_098, client: 10_421 };
    // No worker refuses what was not answered before the clock moved to the next day.
    const escalation: EscalationSettings = { ...DEFAULT_ESCALATION, last: 'none' };
    await shop.office.save(`${BASE}/config`, { ...config, bookkeeping, escalation });
  }, 60_000);
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  const goTo = (instant: string): void => shop.clock.set(`${instant}:00.000Z`);
  /** The local day of the shop; Berlin is an hour ahead in November. */
  const today = (): string => new Date(Date.parse(shop.clock.now()) + 60 * 60 * 1000).toISOString().slice(0, 10);
  const book = (cents: number): void => void ledger.set(today(), (ledger.get(today()) ?? 0) + cents);
  const sells = async (request: OrderRequest, cents: number): Promise<string> => {
    const { id, total } = await shop.guest().order(request);
    expect(Math.round(total * 100)).toBe(cents);
    book(cents);
    return id;
  };
  const pays = async (paying: PayingGuest): Promise<string> => {
    await shop.fake.press((await paying.prepare()).url ?? '', 'pay');
    await paying.comeBack();
    return paying.orderId;
  };
  const sellsOnline = async (cents: number, request: Partial<OrderRequest> = {}, guest?: Guest): Promise<string> => {
    const id = await pays(await shop.guestPays('Stripe_card', request, guest));
    expect((await shop.money(id)).captured).toBe(cents);
    book(cents);
    return id;
  };
  const paysPart = async (guest: Guest, orderId: string): Promise<void> => {
    const path = `/api/shop/roma/payment/Stripe_card/${orderId}`;
    await shop.fake.press((await guest.call('POST', path, {})).json().url, 'pay');
    await guest.call('POST', `${path}/settle`);
    await shop.work();
  };
  const refunds = async (orderId: string, cents: number): Promise<void> => {
    const body = { key: randomUUID(), amount: cents, reason: 'Die Pizza war kalt.' };
    expect((await shop.office.call('POST', `${BASE}/orders/${orderId}/refunds`, body)).statusCode).toBe(200);
    await shop.work();
  };
  const handsOver = async (orderId: string): Promise<void> => {
    for (const action of ['ready', 'depart', 'handOver'] as const) await shop.office.act(orderId, action);
  };
  const readOverview = async (day: string): Promise<DayOverview> =>
    (await shop.office.call('GET', `${BASE}/day-overviews/${day}`)).json();
  const acceptsTheRest = async (): Promise<void> => {
    const { read } = shop.deps.database;
    const waiting = read.selectFrom('orders').select('order_id').where('status', '=', 'placed');
    for (const { order_id: id } of await waiting.where('purpose', '=', 'goods').execute())
      await shop.office.act(id, 'accept', { minutes: 30 });
  };
  /** In the morning the day before has its overview, which says what was booked. */
  const expectClosed = async (day: string, morning: string): Promise<void> => {
    goTo(morning);
    const { number, content } = await readOverview(day);
    expect([day, number !== null, sumTakings(content.totals.takings)]).toEqual([day, true, ledger.get(day) ?? 0]);
  };
  const recount = (file: string): Promise<{ readonly code: number; readonly output: string }> =>
    new Promise((resolve) => {
      execFile(process.execPath, ['tools/recount.ts', file], (error, output) =>
        resolve({ code: Number(error?.code ?? 0), output }),
      );
    });

  it('Monday: delivery, pickup and an order for tomorrow, in cash and online', async () => {
    const id = await sells(aDelivery(), 2250);
    await shop.office.act(id, 'accept', { minutes: 30 });
    await handsOver(id);
    await sells(pickUp({ orderItems: [dish('bier', 6)] }), 1848);
    await sellsOnline(2000, pickUp({}, { serveAt: '2026-11-17T12:00:00+01:00', paymentMethod: 'Stripe_card' }));
    await expectClosed('2026-11-16', '2026-11-17T11:00');
  });

  it('Tuesday: a coupon, a refusal, and a cancellation after the kitchen has started', async () => {
    await sellsOnline(1750, { couponCode: 'HUNGER5' });
    const refused = await sells(aDelivery(), 2250);
    await shop.office.act(refused, 'refuse', { reason: 'Zu viel zu tun.' });
    book(-2250);
    const cancelled = await sellsOnline(2250);
    await shop.office.act(cancelled, 'accept', { minutes: 30 });
    await shop.office.act(cancelled, 'cancel', { reason: 'Ofen kaputt' });
    await shop.work();
    book(-2250);
    expect(await shop.money(cancelled)).toMatchObject({ captured: 2250, refunded: 2250 });
    await expectClosed('2026-11-17', '2026-11-18T18:00');
  });

  it('Wednesday: a table whose guests pay parts with tips, the rest goes to the till', async () => {
    const waiter = await signInWaiter(shop);
    await waiter.books(7);
    const [ada, ben] = [await scanTable(shop, shop.office, 7), await scanTable(shop, shop.office, 7)];
    const [margherita] = (await waiter.table(7)).bill?.rounds.flatMap(({ items }) => items) ?? [];
    const units = { kind: 'units', units: [{ line: margherita?.id, units: 1 }] };
    await paysPart(ada, (await ada.pays(units, 900, { tip: 100, name: 'Ada' })).json().orderId);
    await paysPart(ben, (await ben.pays({ kind: 'equalPart', into: 2 }, 600, { tip: 55 })).json().orderId);
    tips += 155;
    const rest = await waiter.does(7, 'hand-over', { what: { kind: 'everything' }, expectedAmount: 600 });
    expect(rest.statusCode).toBeLessThan(300);
    book(2100);
    const guest = await scanTable(shop, shop.office, 3);
    const { order } = (await guest.orders(3, { tip: 200 })).json();
    await paysPart(guest, order.id);
    tips += 200;
    book(2100);
    // Goods first, so the last euro is tip.
    await refunds(order.id, 2200);
    tips -= 100;
    book(-2100);
    await waiter.books(5);
    await expectClosed('2026-11-18', '2026-11-19T17:00');
    expect((await readOverview('2026-11-18')).content.openBills).toMatchObject([{ table: 5, due: 2100 }]);
  });

  it('Thursday: a group orders together; the table that was open pays', async () => {
    const [ada, ben] = [shop.guest(), shop.guest()];
    const path = '/api/shop/roma/group-order';
    const made: GroupOrderAnswer = (await ada.call('POST', path, { groupName: 'Mittag', userName: 'Ada' })).json();
    const url = `${path}/${made.id}`;
    const joined: GroupOrderAnswer = (await ben.call('POST', `${url}/join`, { userName: 'Ben' })).json();
    const fills = (guest: Guest, { memberId }: GroupOrderAnswer, dishId: string) =>
      guest.call('POST', `${url}/member/${memberId ?? ''}`, { cart: { items: [dish(dishId)] } });
    await fills(ada, made, 'margherita');
    await fills(ben, joined, 'salami');
    await ada.call('POST', url, { stage: 'checkout' });
    await sellsOnline(2250, { groupOrderId: made.id, orderItems: [] }, ada);
    const waiter = await signInWaiter(shop);
    await waiter.does(5, 'hand-over', { what: { kind: 'everything' }, expectedAmount: 2100 });
    book(2100);
    await expectClosed('2026-11-19', '2026-11-20T17:00');
  });

  it('Friday: a company gets its XRechnung, and part of the money back', async () => {
    const guest = shop.guest();
    const id = await sellsOnline(4500 + 5500, { orderItems: [dish('margherita', 5), dish('salami', 5)] }, guest);
    expect((await guest.call('POST', `/api/shop/roma/receipt/${id}/xrechnung`, COMPANY)).statusCode).toBe(200);
    await refunds(id, 1250);
    book(-1250);
    const other = shop.guest();
    const free = await sellsOnline(2250, {}, other);
    expect((await other.call('POST', `/api/shop/roma/receipt/${free}/xrechnung`, COMPANY)).statusCode).toBe(200);
    await shop.office.act(free, 'refuse', { reason: 'Zu viel zu tun.' });
    await shop.work();
    book(-2250);
    await expectClosed('2026-11-20', '2026-11-21T20:40');
  });

  it('Saturday: the night goes past midnight', async () => {
    const late = await sells(pickUp(), 2000);
    const early = await sellsOnline(2000, pickUp({}, { paymentMethod: 'Stripe_card' }));
    const slow = await shop.guestPays('Stripe_card', pickUp({}, { paymentMethod: 'Stripe_card' }));
    const { url = '' } = await slow.prepare();
    await shop.fake.press(url, 'pay');
    goTo('2026-11-21T22:59');
    await shop.office.act(late, 'accept', { minutes: 20 });
    goTo('2026-11-21T23:01');
    // The worker asks the provider about the guest who never came back: paid.
    await refunds(early, 300);
    expect((await shop.money(slow.orderId)).captured).toBe(2000);
    book(2000 - 300);
    await handsOver(late);
    await expectClosed('2026-11-21', '2026-11-22T11:00');
  });

  it('Sunday: beer at half its price, with its deposit', async () => {
    await sells(pickUp({ orderItems: [dish('bier', 7), dish('margherita')] }), 7 * 158 + 900);
    await expectClosed('2026-11-22', '2026-11-23T11:00');
  });

  it('ends with figures, an archive and bookings that an independent program adds up to the same cent', async () => {
    // The books have the documents of unanswered orders; the figures have them once they are accepted.
    await acceptsTheRest();
    const takings = [...ledger.values()].reduce((all, cents) => all + cents, 0);
    const week: ReportAnswer = (await shop.office.call('GET', `${BASE}/report?kind=week&from=2026-11-16`)).json();
    expect(sumTakings(week.figures.totals.takings)).toBe(takings);
    goTo('2026-12-01T10:00');
    archive = (await shop.office.call('GET', `${BASE}/archive.zip?month=2026-11`)).rawPayload;
    const file = join(place.dataDir, 'belege.zip');
    await writeFile(file, archive);
    const { code, output } = await recount(file);
    expect(output).not.toContain('FALSCH');
    expect(code).toBe(0);
    const euro = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
    expect(output).toContain(`Umsatz ${euro(takings)} €, dazu Trinkgeld ${euro(tips)} €`);
    expect(output).toContain('Tagesübersichten gegen einzelne Umsätze: 7 verglichen');
    expect(output).toMatch(/XRechnungen gegen Belege: 4 /);
    expect(output).toMatch(/DATEV-Buchungen gegen einzelne Umsätze: [1-9]/);
  }, 60_000);

  it('a cent that is changed in the archive is found', async () => {
    const files = unzipSync(archive);
    const records = new TextDecoder().decode(files['umsaetze.csv']).replace(';22,50;', ';22,51;');
    const file = join(place.dataDir, 'geändert.zip');
    await writeFile(file, zipSync({ ...files, 'umsaetze.csv': new TextEncoder().encode(records) }));
    const { code, output } = await recount(file);
    expect(code).toBe(1);
    for (const what of ['Prüfsummen der Dateien', 'Belege gegen', 'Tagesübersichten gegen'])
      expect(output).toContain(`FALSCH  ${what}`);
  }, 60_000);
});
