import { randomUUID } from 'node:crypto';
import type { DayOverview, DayOverviews } from '@tischlein/contract/office';
import type { ReceiptDocument } from '@tischlein/contract/shop';
import { shopDay } from '@tischlein/domain';
import { sumTakings } from '@tischlein/domain/books';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOverview } from '../../apps/server/src/books/make-overviews.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { addTables, signInWaiter } from '../support/dining-tables.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import { pdfText } from '../support/pdf-text.ts';

const BASE = '/api/office/shop/roma';
const TODAY = '2026-11-21';

describe.each(preparedPaidTrattoria)('daily overviews on $name', ({ open }) => {
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

  const list = async (): Promise<DayOverviews> => (await shop.office.call('GET', `${BASE}/day-overviews`)).json();
  const read = async (day: string): Promise<DayOverview> =>
    (await shop.office.call('GET', `${BASE}/day-overviews/${day}`)).json();
  const listDocuments = async (): Promise<readonly ReceiptDocument[]> =>
    (await shop.office.call('GET', `${BASE}/receipts`)).json<{ receipts: ReceiptDocument[] }>().receipts;
  const paysOnline = async (): Promise<string> => {
    const guest = await shop.guestPays();
    await shop.fake.press((await guest.prepare()).url ?? '', 'pay');
    await guest.comeBack();
    return guest.orderId;
  };
  const refunds = async (orderId: string, amount: number): Promise<void> => {
    const body = { key: randomUUID(), amount, reason: 'Die Pizza war kalt.' };
    expect((await shop.office.call('POST', `${BASE}/orders/${orderId}/refunds`, body)).statusCode).toBe(200);
    await shop.work();
  };

  it('today has no number; after midnight it gets one, which has no gaps, and never changes', async () => {
    const orderId = await paysOnline();
    await shop.guest().order();
    const running = await read(TODAY);
    expect(running).toMatchObject({ number: null, hash: '' });
    expect(await list()).toEqual([]);
    shop.clock.set('2026-11-21T23:30:00.000Z');
    const made = await read(TODAY);
    expect(made).toMatchObject({ number: 1, previousHash: '' });
    expect(made.content.totals).toEqual(running.content.totals);
    // A day without anything has no overview and takes no number.
    shop.clock.set('2026-11-23T11:00:00.000Z');
    await refunds(orderId, 250);
    shop.clock.set('2026-11-24T11:00:00.000Z');
    expect((await list()).map(({ number, day }) => [number, day])).toEqual([
      [2, '2026-11-23'],
      [1, TODAY],
    ]);
    expect(await read(TODAY)).toEqual(made);
    const late = await read('2026-11-23');
    expect(sumTakings(late.content.totals.takings)).toBe(-250);
    expect(late.previousHash).toBe(made.hash);
    expect((await shop.office.call('GET', `${BASE}/day-overviews/2026-11-22`)).json()).toMatchObject({
      code: 'dayOverviewUnknown',
    });
  });

  it('says what the documents say, and the hash holds all of it', async () => {
    await paysOnline();
    const { id } = await shop.guest().order();
    await shop.office.act(id, 'cancel', { reason: 'Doppelt bestellt.' });
    const documents = await listDocuments();
    shop.clock.set('2026-11-22T10:00:00.000Z');
    const { content } = await read(TODAY);
    const gross = documents.flatMap(({ vat }) => vat).reduce((all, part) => all + part.gross, 0);
    expect(sumTakings(content.totals.takings)).toBe(gross);
    expect(content.receipts).toEqual({ first: 1, last: documents.length });
    expect(content.business.name).toBe('Trattoria Roma GmbH');
    const row = await shop.deps.database.read.selectFrom('daily_overviews').selectAll().executeTakeFirstOrThrow();
    expect(hashOverview(row)).toBe(row.hash);
    await expect(
      shop.deps.database.write((writer) =>
        writer
          .updateTable('daily_overviews')
          .set({ day: shopDay('2026-01-01') })
          .execute(),
      ),
    ).rejects.toThrow();
  });

  it('names tables that are still open', async () => {
    await addTables(shop.office);
    const waiter = await signInWaiter(shop);
    await waiter.books(7);
    shop.clock.set('2026-11-22T10:00:00.000Z');
    const { content } = await read(TODAY);
    expect(content.openBills).toMatchObject([{ table: 7, due: 2100 }]);
    expect(content.totals.takings).toEqual([]);
  });

  it('two servers at once make one overview', async () => {
    await shop.guest().order();
    shop.clock.set('2026-11-22T10:00:00.000Z');
    await Promise.all([read(TODAY), list(), read(TODAY), list()]);
    expect((await list()).map(({ number }) => number)).toEqual([1]);
  });

  it('is printed with its number, and says that it is no till’s closing (S3 R6)', async () => {
    await shop.guest().order();
    shop.clock.set('2026-11-22T10:00:00.000Z');
    const file = await shop.office.call('GET', `${BASE}/day-overviews/${TODAY}/pdf`);
    expect(file.headers['content-type']).toBe('application/pdf');
    const text = pdfText(file.rawPayload);
    for (const words of [
      'Tagesübersicht Nr. 1',
      'Samstag, 21.11.2026',
      'Bar fällig laut Bestellungen',
      '22,50\u00a0€ aus 1 Bestellung, im Umsatz enthalten',
      'Kein Kassenabschluss',
    ])
      expect(text).toContain(words);
  });
});
