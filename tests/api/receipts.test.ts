import { randomUUID } from 'node:crypto';
import type { Receipt } from '@tischlein/contract/shop';
import { imageId } from '@tischlein/domain';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases, onSqlite, type OpenDatabase } from '../support/databases.ts';
import { pdfText } from '../support/pdf-text.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { aCoupon, aDelivery, trattoria, trattoriaEntity } from '../support/trattoria.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const readCents = (text: string): number => Number(text.replaceAll(/[^\d−]/g, '').replace('−', '-'));

describe.each(onSqlite(databases))('receipts on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;

  beforeEach(async () => {
    place = await open();
    const roma = trattoria({ coupons: [aCoupon()] });
    const config = { ...roma.config, logo: imageId('logo') };
    const document = { ...roma, config, legalEntity: trattoriaEntity({ taxNumber: '34/123/45678' }) };
    shop = await openShop(place, { shops: [document] });
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const pizzasAndBeer = aDelivery({
    couponCode: 'HUNGER5',
    orderItems: [
      { dishId: 'margherita', amount: 2 },
      { dishId: 'salami', amount: 1, extras: [{ groupId: 'belag', itemId: 'kaese', amount: 1 }] },
      { dishId: 'bier', amount: 2 },
    ],
  });
  const receiptFor = async (guest: ReturnType<TestShop['guest']>, id: string) =>
    (await guest.call('GET', `/api/shop/roma/receipt/${id}`)).json<Receipt>();

  it('state seller, time and lines, and VAT by rate that adds up to the total', async () => {
    const guest = shop.guest();
    const order = await guest.order(pizzasAndBeer);
    const receipt = await receiptFor(guest, order.id);
    const said = plain(JSON.stringify(receipt));
    for (const words of [
      'Beleg 1',
      '34/123/45678',
      '21.11.2026, 19:30 Uhr',
      'Margherita',
      'kaese',
      'Gutschein HUNGER5',
    ])
      expect(said).toContain(words);
    expect(receipt.buyer).toEqual(['Petra Müller', 'Lange Straße 1b', '10117 Berlin']);
    expect(receipt.lines.map(({ rates }) => plain(rates))).toEqual(['7 %', '7 %', '19 %']);
    const { rows, total } = receipt.vat;
    for (const row of [...rows, total]) expect(readCents(row.net) + readCents(row.vat)).toBe(readCents(row.gross));
    for (const column of ['net', 'vat', 'gross'] as const)
      expect(rows.reduce((amount, row) => amount + readCents(row[column]), 0)).toBe(readCents(total[column]));
    expect(readCents(total.gross)).toBe(Math.round(order.total * 100));
    expect(receipt.sums.at(-1)?.amount).toBe(total.gross);
  });

  it('show the buyer only to the session that ordered (S3 K8)', async () => {
    const { id } = await shop.guest().order();
    const receipt = await receiptFor(shop.guest(), id);
    expect(receipt.buyer).toEqual([]);
    expect(JSON.stringify(receipt)).not.toMatch(/Petra|petra@|1b/);
  });

  it('keep the name of that day when the restaurant changes it', async () => {
    const guest = shop.guest();
    const { id } = await guest.order();
    const before = await receiptFor(guest, id);
    const desk = await shop.desk();
    const answer = await desk.call('GET', '/api/office/shop/roma/config');
    const saved = await desk.call(
      'PUT',
      '/api/office/shop/roma/config',
      { ...answer.json<object>(), restaurantName: 'Trattoria Nuova' },
      { 'if-match': String(answer.headers['etag']) },
    );
    expect(saved.statusCode).toBe(204);
    expect((await receiptFor(guest, id)).seller).toEqual(before.seller);
  });

  it('are cancelled by a document of their own that names them and takes back every cent (S3 L3)', async () => {
    const guest = shop.guest();
    const { id } = await guest.order(pizzasAndBeer);
    const before = await receiptFor(guest, id);
    await (await shop.desk()).act(id, 'refuse');
    const { followUps, ...after } = await receiptFor(guest, id);
    expect({ ...after, followUps: [] }).toEqual(before);
    expect(followUps).toHaveLength(1);
    const [cancellation] = followUps;
    expect(cancellation?.title).toBe('Stornobeleg 2');
    expect(plain(JSON.stringify(cancellation?.facts))).toContain('Beleg 1 vom 21.11.2026, 19:30 Uhr');
    expect(readCents(cancellation?.vat.total.gross ?? '')).toBe(-readCents(before.vat.total.gross));
    expect(readCents(cancellation?.vat.total.vat ?? '')).toBe(-readCents(before.vat.total.vat));
  });

  it('never change: the database refuses it (S3 L3, GoBD)', async () => {
    await shop.guest().order();
    const change = shop.deps.database.write((writer) =>
      writer.updateTable('receipts').set({ document: '{}' }).execute(),
    );
    await expect(change).rejects.toThrow('a receipt never changes');
  });

  it('are exported by period, whole and as CSV by VAT rate (S3 L3)', async () => {
    const guest = shop.guest();
    const { id } = await guest.order(pizzasAndBeer);
    const desk = await shop.desk();
    await desk.act(id, 'refuse');
    const read = (query: string) => desk.call('GET', `/api/office/shop/roma/receipts${query}`);
    const { receipts } = (await read('?from=2026-11-21&to=2026-11-21')).json();
    expect(receipts).toMatchObject([
      { kind: 'invoice', number: 1, names: null, orderNumber: 1 },
      { kind: 'cancellation', number: 2, names: 1, orderNumber: 1 },
    ]);
    expect((await read('?from=2026-11-22')).json()).toEqual({ receipts: [] });
    const csv = (await read('.csv')).body.split('\r\n');
    expect(csv[0]).toContain('Belegnummer;Beleg;Ausgestellt am;Bestellung;Gehört zu;Satz;Netto;MwSt.;Brutto');
    expect(csv).toHaveLength(6);
    expect((await read('?from=gestern')).statusCode).toBe(400);
  });

  it('are PDFs with a title, a language and embedded fonts', async () => {
    const guest = shop.guest();
    const { id } = await guest.order(pizzasAndBeer);
    const answer = await guest.call('GET', `/api/shop/roma/receipt/${id}/pdf`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-disposition': 'inline; filename="Beleg-1.pdf"',
    });
    const pdf = answer.rawPayload.toString('latin1');
    expect(pdf.slice(0, 8)).toBe('%PDF-1.7');
    for (const mark of ['/Lang (de-DE)', '/DisplayDocTitle true', '/MarkInfo', '/FontFile2', '/ToUnicode', 'pdfuaid'])
      expect(pdf).toContain(mark);
    expect(pdf).not.toContain('/Helvetica');
    expect(pdf).toMatch(/\/BaseFont \/\w+\+InstrumentSans/);
  });

  it('have the logo of the shop', async () => {
    const desk = await shop.desk();
    const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await desk.call('PUT', '/api/office/shop/roma/media/logo', picture, { 'content-type': 'image/png' });
    const { id } = await shop.guest().order();
    const { rawPayload } = await shop.guest().call('GET', `/api/shop/roma/receipt/${id}/pdf`);
    expect(rawPayload.toString('latin1')).toMatch(/\/Subtype \/Image\s+\/BitsPerComponent 8\s+\/Width 400/);
  });

  it('print Greek, Cyrillic and Vietnamese names, and mark text in a missing script', async () => {
    const names = ['Ρένα Müller', 'Юлия Ünal', 'Nguyễn Văn An', '王小明', 'محمد علي', 'Ada 🍕 Köhler'];
    const wanted = aDelivery();
    const printed = [];
    for (const name of names) {
      const guest = shop.guest();
      const { id } = await guest.order({ ...wanted, formValues: { ...wanted.formValues, name } });
      const { rawPayload } = await guest.call('GET', `/api/shop/roma/receipt/${id}/pdf`);
      const lines = pdfText(rawPayload).split('\n');
      printed.push(lines[lines.indexOf('Beleg für') + 1]);
      expect(lines).toContain('Margherita');
    }
    expect(printed).toEqual([...names.slice(0, 3), '[nicht druckbar]', '[nicht druckbar]', 'Ada Köhler']);
  });

  it.each(['/pdf', ''])('are not found by the order number or a guessed id%s', async (end) => {
    await shop.guest().order();
    for (const id of ['1', randomUUID(), '..', 'null']) {
      const answer = await shop.guest().call('GET', `/api/shop/roma/receipt/${id}${end}`);
      expect(answer.statusCode).toBe(404);
    }
  });

  it('do not exist while an order waits for its payment (docs/reliability.md I7)', async () => {
    const guest = shop.guest();
    const { id } = await guest.order();
    await shop.deps.database.write((writer) => writer.updateTable('orders').set({ released_at: null }).execute());
    expect((await guest.call('GET', `/api/shop/roma/receipt/${id}`)).statusCode).toBe(404);
  });
});
