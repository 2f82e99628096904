import { createHash } from 'node:crypto';
import type { ShopConfig } from '@tischlein/domain/shop';
import { DEFAULT_BOOKKEEPING } from '@tischlein/domain/shop';
import type { ReceiptDocument } from '@tischlein/contract/shop';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const BASE = '/api/office/shop/roma';

describe.each(usuallyOnSqlite(preparedPaidTrattoria))('exports for the books on $name', ({ open }) => {
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

  const paysOnline = async (guest = shop.guest()): Promise<string> => {
    const paying = await shop.guestPays('Stripe_card', {}, guest);
    await shop.fake.press((await paying.prepare()).url ?? '', 'pay');
    await paying.comeBack();
    return paying.orderId;
  };
  const setUp = async (changes = {}): Promise<void> => {
    const config = (await shop.office.call('GET', `${BASE}/config`)).json<ShopConfig>();
    const bookkeeping = { ...DEFAULT_BOOKKEEPING, consultant: 29_098, client: 10_421, ...changes };
    expect((await shop.office.save(`${BASE}/config`, { ...config, bookkeeping })).statusCode).toBe(204);
  };
  const sumDocuments = async (): Promise<number> => {
    const { receipts } = (await shop.office.call('GET', `${BASE}/receipts`)).json<{ receipts: ReceiptDocument[] }>();
    return receipts.flatMap(({ vat }) => vat).reduce((all, { gross }) => all + gross, 0);
  };
  /** Reads a file as DATEV does: Windows-1252, one booking for each line. */
  const readBatch = async () => {
    const file = await shop.office.call('GET', `${BASE}/datev.csv?month=2026-11`);
    expect(file.statusCode).toBe(200);
    const [header = '', headings = '', ...rows] = new TextDecoder('windows-1252')
      .decode(file.rawPayload)
      .trimEnd()
      .split('\r\n');
    return { header: header.split(';'), headings: headings.split(';'), rows: rows.map((row) => row.split(';')) };
  };
  const toCents = (amount = ''): number => Number(amount.replace(',', ''));

  it('refuses DATEV until adviser and client are known', async () => {
    await shop.guest().order();
    expect((await shop.office.call('GET', `${BASE}/datev.csv`)).json()).toMatchObject({
      code: 'bookkeepingIncomplete',
    });
  });

  it('books what was paid online, by rate, in the format of DATEV; cash comes from the till', async () => {
    await setUp();
    await shop.guest().order();
    await paysOnline();
    shop.clock.set('2026-12-01T10:00:00.000Z');
    const { header, headings, rows } = await readBatch();
    expect(header).toHaveLength(31);
    expect(header.slice(0, 5)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13']);
    expect(header.slice(10, 17)).toEqual([
      '29098',
      '10421',
      '20260101',
      '4',
      '20261101',
      '20261130',
      expect.any(String),
    ]);
    expect(header[26]).toBe('"03"');
    expect(headings).toHaveLength(125);
    expect(headings[116 - 1]).toBe('Datum Zuord. Steuerperiode');
    expect(rows.every((row) => row.length === 125)).toBe(true);
    for (const [amount, side, currency, , , , account, contra, key, day, document] of rows) {
      expect(amount).toMatch(/^\d{1,10},\d{2}$/);
      expect([side, currency, key, day, document]).toEqual(['"S"', '"EUR"', '', '2111', '"TU1"']);
      expect(account).toBe('1361');
      expect(['8300', '8400']).toContain(contra);
    }
    // Two equal orders, one of them in cash.
    expect(rows.reduce((all, [amount]) => all + toCents(amount), 0)).toBe((await sumDocuments()) / 2);
  });

  it('books everything if the till does not, with SKR 04, longer accounts and each document by itself', async () => {
    await setUp({ chart: 'skr04', accountLength: 5, includesTill: true, detail: 'documents', costCentre: 'MITTE' });
    await shop.guest().order();
    const { id } = await shop.guest().order();
    await shop.office.act(id, 'refuse', { reason: 'Zu viel zu tun.' });
    shop.clock.set('2026-12-01T10:00:00.000Z');
    const { rows } = await readBatch();
    const signed = rows.map(([amount, side]) => (side === '"S"' ? 1 : -1) * toCents(amount));
    expect(signed.reduce((all, amount) => all + amount, 0)).toBe(await sumDocuments());
    expect(new Set(rows.map((row) => row[6]))).toEqual(new Set(['16000']));
    expect(rows.every((row) => row[36] === '"MITTE"')).toBe(true);
    expect(new Set(rows.map((row) => row[10]))).toEqual(new Set(['"1"', '"2"', '"3"']));
  });

  it('refuses accounts that are none', async () => {
    const config = (await shop.office.call('GET', `${BASE}/config`)).json<ShopConfig>();
    const bookkeeping = { ...DEFAULT_BOOKKEEPING, accounts: { cash: '10-00' } };
    expect((await shop.office.save(`${BASE}/config`, { ...config, bookkeeping })).statusCode).toBe(400);
  });

  it('archives all documents of a month with an index that proves each file', async () => {
    await paysOnline();
    const { id } = await shop.guest().order();
    await shop.office.act(id, 'refuse', { reason: 'Zu viel zu tun.' });
    shop.clock.set('2026-12-01T10:00:00.000Z');
    const answer = await shop.office.call('GET', `${BASE}/archive.zip?month=2026-11`);
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzipSync(answer.rawPayload);
    const names = Object.keys(files);
    expect(names.filter((name) => name.endsWith('.pdf'))).toEqual([
      'belege/beleg-1.pdf',
      'belege/zahlung-2.pdf',
      'belege/beleg-3.pdf',
      'belege/storno-4.pdf',
      'tagesuebersichten/tagesuebersicht-1-2026-11-21.pdf',
    ]);
    const index = new TextDecoder().decode(files['index.csv']).trimEnd().split('\r\n').slice(1);
    for (const row of index) {
      const [name = '', , , , hash] = row.split(';');
      expect(
        createHash('sha256')
          .update(files[name] ?? '')
          .digest('hex'),
      ).toBe(hash);
    }
    expect(index).toHaveLength(9);
  });

  const COMPANY = {
    company: 'Köhler & Söhne <GmbH>',
    street: 'Torstraße 1',
    zip: '10119',
    city: 'Berlin',
    vatId: 'de 123456788',
    email: 'rechnung@koehler.example',
  };

  it('gives a company its XRechnung, whose amounts are those of the receipt', async () => {
    const guest = shop.guest();
    const url = `/api/shop/roma/receipt/${await paysOnline(guest)}/xrechnung`;
    for (const wrong of [{ vatId: '123' }, { zip: '1011' }, { email: 'keine' }, { company: ' ' }])
      expect((await guest.call('POST', url, { ...COMPANY, ...wrong })).json()).toMatchObject({
        code: 'invalidRequest',
      });
    const answer = await guest.call('POST', url, COMPANY);
    expect(answer.statusCode).toBe(200);
    const xml = answer.body;
    const read = (name: string): readonly string[] =>
      Array.from(xml.matchAll(new RegExp(`<ram:${name}[^>]*>([^<]*)</ram:${name}>`, 'g')), ([, text = '']) => text);
    const cents = (name: string): number => read(name).reduce((all, text) => all + Math.round(Number(text) * 100), 0);
    expect(xml).toContain('Köhler &amp; Söhne &lt;GmbH&gt;');
    expect(xml).toContain('<ram:ID schemeID="VA">DE123456788</ram:ID>');
    const total = await sumDocuments();
    expect(cents('GrandTotalAmount')).toBe(total);
    // BR-CO-10, 13, 14 and 15.
    const lines = Array.from(xml.matchAll(/LineMonetarySummation>\s*<ram:LineTotalAmount>([^<]*)/g), ([, text]) =>
      Number(text),
    );
    expect(Math.round(lines.reduce((all, amount) => all + amount, 0) * 100)).toBe(
      Math.round(Number(read('LineTotalAmount').at(-1)) * 100),
    );
    expect(cents('TaxBasisTotalAmount')).toBe(
      Math.round(Number(read('LineTotalAmount').at(-1)) * 100) +
        cents('ChargeTotalAmount') -
        cents('AllowanceTotalAmount'),
    );
    expect(cents('CalculatedAmount')).toBe(cents('TaxTotalAmount'));
    expect(cents('TaxBasisTotalAmount') + cents('TaxTotalAmount')).toBe(total);
    expect([cents('TotalPrepaidAmount'), cents('DuePayableAmount')]).toEqual([total, 0]);
    // The first buyer stays.
    const again = await guest.call('POST', url, { ...COMPANY, company: 'Andere AG' });
    expect(again.body).toBe(xml);
    expect((await shop.guest().call('POST', url, COMPANY)).json()).toMatchObject({ code: 'orderUnknown' });
    shop.clock.set('2026-12-01T10:00:00.000Z');
    const archive = await shop.office.call('GET', `${BASE}/archive.zip?month=2026-11`);
    expect(new TextDecoder().decode(unzipSync(archive.rawPayload)['xrechnung/xrechnung-1.xml'])).toBe(xml);
  });
});
