import { randomUUID } from 'node:crypto';
import type { ReportAnswer } from '@tischlein/contract/office';
import type { ReceiptDocument } from '@tischlein/contract/shop';
import { sumTakings } from '@tischlein/domain/books';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queueMonthlyMails } from '../../apps/server/src/books/monthly-mails.ts';
import { readWorkbook } from '../../apps/server/src/imports/read-workbook.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { addTables, signInWaiter } from '../support/dining-tables.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import { readMailFiles } from '../support/read-mailbox.ts';
import { aDelivery } from '../support/trattoria.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const BASE = '/api/office/shop/roma';

describe.each(preparedPaidTrattoria)('reports on $name', ({ open }) => {
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

  const readReport = async (query = ''): Promise<ReportAnswer> => {
    const answer = await shop.office.call('GET', `${BASE}/report${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const listDocuments = async (): Promise<readonly ReceiptDocument[]> =>
    (await shop.office.call('GET', `${BASE}/receipts`)).json<{ receipts: ReceiptDocument[] }>().receipts;
  const sumDocuments = async (): Promise<number> =>
    (await listDocuments()).flatMap(({ vat }) => vat).reduce((all, { gross }) => all + gross, 0);
  const accepts = (id: string) => shop.office.act(id, 'accept', { minutes: 30 });
  const isAccepted = async (): Promise<string> => {
    const { id } = await shop.guest().order();
    await accepts(id);
    return id;
  };
  const paysOnline = async (): Promise<string> => {
    const guest = await shop.guestPays();
    await shop.fake.press((await guest.prepare()).url ?? '', 'pay');
    await guest.comeBack();
    return guest.orderId;
  };
  const sumReport = async (query = ''): Promise<number> => sumTakings((await readReport(query)).figures.totals.takings);

  it('a day is counted at once, and its takings are those of the documents', async () => {
    await isAccepted();
    await accepts(await paysOnline());
    const called = await shop.guest().order(aDelivery({ orderItems: [{ dishId: 'bier', amount: 8 }] }));
    await shop.office.act(called.id, 'refuse', { reason: 'Zu viel zu tun.' });
    const { figures, period } = await readReport();
    expect(period).toEqual({ from: '2026-11-21', to: '2026-11-21' });
    const { totals, lists } = figures;
    expect(totals.orders).toMatchObject([{ deliveryType: 'delivery', count: 2 }]);
    expect(totals).toMatchObject({ refused: 1, cancelled: 0 });
    expect(sumTakings(totals.takings)).toBe(await sumDocuments());
    expect(new Set(totals.takings.map(({ method }) => method))).toEqual(new Set(['offline', 'Stripe_card']));
    expect(lists.reasons).toMatchObject([{ name: 'Zu viel zu tun.', count: 1 }]);
    expect(lists.postcodes).toMatchObject([{ key: '10117', count: 2 }]);
    expect(lists.dishes.map(({ name }) => name)).not.toContain('Bier');
  });

  it('a refund of the next day leaves the day of the order as it was', async () => {
    const orderId = await paysOnline();
    await accepts(orderId);
    const before = await sumReport();
    shop.later(24 * 60);
    const body = { key: randomUUID(), amount: 250, reason: 'Die Pizza war kalt.' };
    expect((await shop.office.call('POST', `${BASE}/orders/${orderId}/refunds`, body)).statusCode).toBe(200);
    await shop.work();
    expect(await sumReport('?from=2026-11-21')).toBe(before);
    const today = (await readReport()).figures.totals;
    expect(sumTakings(today.takings)).toBe(-250);
    expect(today.documents.refund).toEqual({ count: 1, amount: -250 });
    expect(today.money).toEqual([{ method: 'Stripe_card', received: 0, refunded: -250 }]);
    const week = (await readReport('?kind=week')).figures.totals;
    expect(sumTakings(week.takings)).toBe(await sumDocuments());
  });

  it('an order counts once it is accepted, on the day the restaurant got it, and never if it was refused', async () => {
    const [accepted, refused] = [(await shop.guest().order()).id, await paysOnline()];
    const { totals } = (await readReport()).figures;
    expect([sumTakings(totals.takings), totals.orders]).toEqual([0, []]);
    expect(totals.waiting).toEqual({ count: 2, amount: 4500 });
    expect(totals.money).toEqual([{ method: 'Stripe_card', received: 2250, refunded: 0 }]);
    // The books count documents: their overview tells apart those of waiting orders.
    const overview = (await shop.office.call('GET', `${BASE}/day-overviews/2026-11-21`)).json();
    expect(sumTakings(overview.content.totals.takings)).toBe(await sumDocuments());
    expect(overview.content.waiting).toEqual({ count: 2, amount: 4500 });
    // Over midnight the day is stored, and forgotten with each answer.
    shop.later(24 * 60);
    expect(await sumReport('?from=2026-11-21')).toBe(0);
    await accepts(accepted);
    expect(await sumReport('?from=2026-11-21')).toBe(2250);
    await shop.office.act(refused, 'refuse', { reason: 'Zu viel zu tun.' });
    await shop.work();
    expect([await sumReport('?from=2026-11-21'), await sumReport()]).toEqual([2250, 0]);
    const { totals: week } = (await readReport('?kind=week')).figures;
    expect(week).toMatchObject({ waiting: { count: 0 }, refused: 1, orders: [{ count: 1, amount: 2250 }] });
    expect(await sumReport('?kind=week')).toBe(await sumDocuments());
  });

  it('a refund before the answer counts on its own day once somebody accepts', async () => {
    const orderId = await paysOnline();
    shop.later(24 * 60);
    const body = { key: randomUUID(), amount: 250, reason: 'Die Pizza war kalt.' };
    expect((await shop.office.call('POST', `${BASE}/orders/${orderId}/refunds`, body)).statusCode).toBe(200);
    await shop.work();
    shop.later(24 * 60);
    expect([await sumReport('?from=2026-11-21'), await sumReport('?from=2026-11-22')]).toEqual([0, 0]);
    await accepts(orderId);
    expect([await sumReport('?from=2026-11-21'), await sumReport('?from=2026-11-22')]).toEqual([2250, -250]);
  });

  it('a time that the kitchen had free is no acceptance: an order that is cancelled before anybody answers never counted', async () => {
    const [waiting, accepted] = [(await shop.guest().order()).id, await isAccepted()];
    const promised_at = '2026-11-21T20:00:00.000Z';
    await shop.deps.database.write((writer) => writer.updateTable('orders').set({ promised_at }).execute());
    shop.later(24 * 60);
    for (const id of [waiting, accepted]) await shop.office.act(id, 'cancel', { reason: 'Ofen kaputt.' });
    expect([await sumReport('?from=2026-11-21'), await sumReport()]).toEqual([2250, -2250]);
  });

  it('an order that is handed over after midnight changes the day it was placed', async () => {
    const { id } = await shop.guest().order();
    await shop.office.act(id, 'accept', { minutes: 240 });
    shop.clock.set('2026-11-21T23:20:00.000Z');
    expect((await readReport('?from=2026-11-21')).figures.totals.promises).toMatchObject({ promised: 1, measured: 0 });
    await shop.office.act(id, 'ready');
    await shop.office.act(id, 'depart');
    await shop.office.act(id, 'handOver');
    expect((await readReport('?from=2026-11-21')).figures.totals.promises).toEqual({
      promised: 1,
      promisedMinutes: 240,
      handedOver: 1,
      actualMinutes: 290,
      measured: 1,
      kept: 0,
      lateMinutes: 50,
    });
  });

  it('returning guests are distinguished from new ones', async () => {
    await isAccepted();
    await isAccepted();
    shop.later(24 * 60);
    await isAccepted();
    const { totals } = (await readReport()).figures;
    expect(totals).toMatchObject({ newGuests: 0, returningOrders: 1 });
    const { totals: week } = (await readReport('?kind=week')).figures;
    expect(week).toMatchObject({ newGuests: 1, returningOrders: 2 });
  });

  it('a table that is handed over to the till counts once, under its own method', async () => {
    await addTables(shop.office);
    const waiter = await signInWaiter(shop);
    await waiter.books(7);
    expect(sumTakings((await readReport()).figures.totals.takings)).toBe(0);
    const body = { what: { kind: 'everything' }, expectedAmount: 2100 };
    const handedOver = await waiter.does(7, 'hand-over', body);
    expect(handedOver.statusCode).toBeLessThan(300);
    const { totals } = (await readReport()).figures;
    expect(totals.documents.till).toEqual({ count: 1, amount: 2100 });
    expect(totals.takings.every(({ method }) => method === 'till')).toBe(true);
    expect(sumTakings(totals.takings)).toBe(2100);
    expect(totals.orders).toMatchObject([{ deliveryType: 'dineIn', count: 1 }]);
  });

  it('mails the figures of a month to those who want them, once on two nodes, until they cancel it', async () => {
    const url = `${BASE}/monthly-mail`;
    expect((await shop.office.call('GET', url)).json()).toEqual({ isWanted: false });
    expect((await shop.office.call('PUT', url, { isWanted: true })).statusCode).toBe(204);
    await isAccepted();
    const roma = await shop.deps.shops.shopByRef('roma');
    if (!roma) throw new Error('the shop is missing');
    const run = async (at: string) => {
      shop.clock.set(at);
      await Promise.all([queueMonthlyMails(shop.deps, roma), queueMonthlyMails(shop.deps, roma)]);
      shop.deps.outbox.wake();
      await everythingIsSent(shop);
      return (await readMailFiles(place.dataDir)).filter(({ subject }) => subject.startsWith('Deine Zahlen'));
    };
    // October is before the wish; on the first of December it is too early in the morning.
    expect(await run('2026-11-22T09:00:00.000Z')).toEqual([]);
    expect(await run('2026-12-01T05:00:00.000Z')).toEqual([]);
    const [mail, ...others] = await run('2026-12-01T07:00:00.000Z');
    expect([mail?.to.address, mail?.subject, others]).toEqual([
      'chefin@roma.test',
      'Deine Zahlen für November 2026 – Trattoria Roma',
      [],
    ]);
    expect(mail?.text.replaceAll('\u00a0', ' ')).toMatch(/Umsatz[^]*22,50 €[^]*Margherita/);
    expect(await run('2026-12-02T07:00:00.000Z')).toHaveLength(1);
    const [, link = ''] = /(\/office\/zahlen-mail\/\S+)/.exec(mail?.text ?? '') ?? [];
    const anyone = shop.guest();
    expect((await anyone.call('GET', link)).body).toContain('Abbestellen');
    expect((await shop.office.call('GET', url)).json()).toEqual({ isWanted: true });
    expect((await anyone.call('POST', `${link}x`, 'List-Unsubscribe=One-Click', FORM)).statusCode).toBe(404);
    const oneClick = { ...FORM, 'sec-fetch-site': 'cross-site' };
    expect((await anyone.call('POST', link, 'List-Unsubscribe=One-Click', oneClick)).statusCode).toBe(200);
    expect((await shop.office.call('GET', url)).json()).toEqual({ isWanted: false });
    await shop.office.call('PUT', url, { isWanted: true });
    await shop.office.call('PUT', url, { isWanted: false });
    expect(await run('2027-01-02T07:00:00.000Z')).toHaveLength(1);
  });

  it('exports a table as CSV and all of them as a workbook', async () => {
    await isAccepted();
    const csv = await shop.office.call('GET', `${BASE}/report.csv?table=types`);
    expect(csv.headers['content-disposition']).toContain('zahlen-2026-11-21-2026-11-21-types.csv');
    expect(csv.body).toMatch(/^\uFEFFArt;Bestellungen;Umsatz\r\nLieferung;1;\d+,\d\d\r\n$/);
    const file = await shop.office.call('GET', `${BASE}/report.xlsx`);
    const workbook = await readWorkbook(file.rawPayload);
    expect(workbook.ok && workbook.value.find(({ name }) => name === 'Art')?.rows.map(({ cells }) => cells)).toEqual([
      ['Art', 'Bestellungen', 'Umsatz'],
      ['Lieferung', '1', String((await sumDocuments()) / 100)],
    ]);
  });

  it.each([
    '?kind=range&from=2026-02-01&to=2026-01-01',
    '?kind=range&from=2020-01-01&to=2026-01-01',
    '?from=2026-13-01',
  ])('refuses %s', async (query) => {
    expect((await shop.office.call('GET', `${BASE}/report${query}`)).json()).toMatchObject({ code: 'invalidRequest' });
  });
});
