import { randomUUID } from 'node:crypto';
import type { Receipt } from '@tischlein/contract/shop';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onSqlite, type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { addTables, scanTable } from '../support/dining-tables.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import { pdfText } from '../support/pdf-text.ts';
import { aDelivery } from '../support/trattoria.ts';

const DETAILS = {
  occasion: 'Projektgespräch Umbau Torstraße',
  participants: 'Ada Köhler (Gastgeberin), Ben Wolf',
  recipient: 'Wolf Bau GmbH, Hofgasse 3, 10115 Berlin',
};

describe.each(onSqlite(preparedPaidTrattoria))('papers of tables on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;

  beforeEach(async () => {
    place = await open();
    shop = await openPaidShop(place);
    await addTables(shop.office);
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const receiptPath = (id: string): string => `/api/shop/roma/receipt/${id}/entertainment`;
  /** A guest who has scanned the code of table 7 pays their order with a tip of 2 €. */
  const payAtTable = async () => {
    const guest = await scanTable(shop, shop.office, 7);
    const { order } = (await guest.orders(7, { tip: 200 })).json();
    const prepared = await guest.call('POST', `/api/shop/roma/payment/Stripe_card/${order.id}`, {});
    await shop.fake.press(prepared.json().url, 'pay');
    await guest.call('POST', `/api/shop/roma/payment/Stripe_card/${order.id}/settle`, {});
    return { guest, id: String(order.id) };
  };
  const plain = (value: unknown): string => JSON.stringify(value).replaceAll('\u00a0', ' ');
  const readReceipt = async (id: string): Promise<Receipt> =>
    (await shop.guest().call('GET', `/api/shop/roma/receipt/${id}`)).json();
  const readSheet = (query: string) => shop.office.call('GET', `/api/office/shop/roma/table-sheet${query}`);

  it("'Bewirtungsbelege' are the receipt of a table with what the guest fills in, which is stored nowhere", async () => {
    const { guest, id } = await payAtTable();
    const answer = await guest.call('POST', receiptPath(id), DETAILS);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'inline; filename="Bewirtungsbeleg.pdf"',
    });
    const text = pdfText(answer.rawPayload).replaceAll('\u00a0', ' ');
    for (const words of [
      'Rechnung mit Bewirtungsbeleg',
      'Tisch',
      '§ 4 Abs. 5 Satz 1 Nr. 2 EStG',
      'Lange Straße 1, 10117 Berlin',
      '21.11.2026',
      'Unterschrift',
      ...Object.values(DETAILS),
    ])
      expect(text).toContain(words);
    const receipts = await shop.deps.database.read.selectFrom('receipts').selectAll().execute();
    expect(JSON.stringify(receipts)).not.toContain('Projektgespräch');
  });

  it('they leave lines to fill in by hand', async () => {
    const { guest, id } = await payAtTable();
    const text = pdfText((await guest.call('POST', receiptPath(id), {})).rawPayload);
    for (const label of ['Anlass der Bewirtung', 'Bewirtete Personen, auch der Gastgeber', 'Rechnung an'])
      expect(text).toContain(label);
  });

  it('they exist for tables only, and refuse details that are too long', async () => {
    const { guest, id } = await payAtTable();
    const headers = { 'idempotency-key': randomUUID() };
    const delivery = (await guest.call('POST', '/api/shop/roma/order', aDelivery(), headers)).json().order;
    const refused = await guest.call('POST', receiptPath(delivery.id), DETAILS);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ code: 'orderUnknown' });
    const tooLong = await guest.call('POST', receiptPath(id), { occasion: 'x'.repeat(301) });
    expect(tooLong.statusCode).toBe(400);
    expect((await guest.call('POST', receiptPath('unbekannt'), {})).statusCode).toBe(404);
  });

  it("a receipt has a team's tip apart from the invoice (S3 W13)", async () => {
    const { id } = await payAtTable();
    const receipt = await readReceipt(id);
    expect(plain(receipt.sums.slice(-3))).toBe(
      '[{"name":"Gesamt","amount":"21,00 €","kind":"total"},{"name":"Trinkgeld","amount":"2,00 €","kind":"plain"},{"name":"Bezahlt","amount":"23,00 €","kind":"total"}]',
    );
    expect(plain(receipt.vat.total)).toContain('"gross":"21,00 €"');
    const { receipts } = (await shop.office.call('GET', '/api/office/shop/roma/receipts')).json();
    expect(receipts[0]).toMatchObject({ kind: 'invoice', gross: 2100 });
  });

  it("an owner's tip is part of the invoice, with its VAT (S3 C39)", async () => {
    await addTables(shop.office, { tipRecipient: 'owner' });
    const { id } = await payAtTable();
    const receipt = await readReceipt(id);
    expect(plain(receipt.vat.total)).toContain('"gross":"23,00 €"');
    expect(receipt.vat.rows).toHaveLength(2);
    const { receipts } = (await shop.office.call('GET', '/api/office/shop/roma/receipts')).json();
    expect(receipts[0]).toMatchObject({ kind: 'invoice', gross: 2300 });
  });

  it.each(['team', 'owner'] as const)(
    'a refund names the tip of the %s that is given back, after the goods',
    async (tipRecipient) => {
      await addTables(shop.office, { tipRecipient });
      const { id } = await payAtTable();
      const refund = async (amount: number) => {
        const body = { key: randomUUID(), reason: 'Die Suppe war kalt.', amount };
        const answer = await shop.office.call('POST', `/api/office/shop/roma/orders/${id}/refunds`, body);
        expect(answer.statusCode).toBe(200);
        await shop.work();
        shop.later(1);
      };
      await refund(2000);
      await refund(200);
      await refund(100);
      const [, ...refunds] = (await readReceipt(id)).followUps;
      const sums = refunds.map((paper) => paper.sums.map(({ name, amount }) => plain([name, amount])));
      expect(sums).toEqual([
        ['["Erstattet","−20,00 €"]'],
        ['["Bestellung","−1,00 €"]', '["Trinkgeld","−1,00 €"]', '["Erstattet","−2,00 €"]'],
        ['["Trinkgeld","−1,00 €"]', '["Erstattet","−1,00 €"]'],
      ]);
      const gross = refunds.map(({ vat }) => plain(vat.total.gross));
      expect(gross).toEqual(
        tipRecipient === 'team' ? ['"−20,00 €"', '"−1,00 €"', '"0,00 €"'] : ['"−20,00 €"', '"−2,00 €"', '"−1,00 €"'],
      );
      expect(plain(refunds)).not.toContain('Stornobeleg');
    },
  );

  it.each([
    ['?size=a6&tables=2,7', 2],
    ['?size=a4', 2],
    ['', 8],
  ] as const)('the sheet %s of QR codes has %i pages with logo and sentence', async (query, pages) => {
    const answer = await readSheet(query);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages);
    const text = pdfText(answer.rawPayload);
    for (const words of ['Tisch 7', 'Innen', 'Trattoria Roma', 'Scanne den Code']) expect(text).toContain(words);
    expect(text.includes('Tisch 1')).toBe(!query.includes('tables'));
  });

  it('there is no sheet of unknown tables, and none for guests', async () => {
    expect((await readSheet('?tables=99')).json()).toMatchObject({ code: 'tableUnknown' });
    expect((await readSheet('?tables=7;8')).statusCode).toBe(400);
    expect((await shop.guest().call('GET', '/api/office/shop/roma/table-sheet')).statusCode).toBe(401);
  });
});
