import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issueCorrections } from '../../apps/server/src/books/issue-corrections.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import type { Guest } from '../support/open-shop.ts';
import { readMailFiles } from '../support/read-mailbox.ts';
import { aDelivery } from '../support/trattoria.ts';
import { checkXrechnung } from '../support/xrechnung-rules.ts';
import { findAll, parseXml } from '../support/xml-tree.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const BASE = '/api/office/shop/roma';
const COMPANY = {
  company: 'Köhler & Söhne <GmbH>',
  street: 'Torstraße 1',
  zip: '10119',
  city: 'Berlin',
  vatId: 'DE123456788',
  email: 'rechnung@koehler.example',
};

describe.each(usuallyOnSqlite(preparedPaidTrattoria))('e-invoices on $name', ({ open }) => {
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

  const paysOnline = async (guest: Guest, parts = {}): Promise<string> => {
    const paying = await shop.guestPays('Stripe_card', parts, guest);
    await shop.fake.press((await paying.prepare()).url ?? '', 'pay');
    await paying.comeBack();
    return paying.orderId;
  };
  const getInvoice = (guest: Guest, id: string) =>
    guest.call('POST', `/api/shop/roma/receipt/${id}/xrechnung`, COMPANY);
  const refunds = async (id: string, amount: number): Promise<void> => {
    const body = { key: randomUUID(), amount, reason: 'Die Pizza war kalt.' };
    expect((await shop.office.call('POST', `${BASE}/orders/${id}/refunds`, body)).statusCode).toBe(200);
    await shop.work();
  };
  /** The XRechnungen of the month's archive by number. */
  const readArchive = async (): Promise<ReadonlyMap<string, string>> => {
    shop.clock.set('2026-12-01T10:00:00.000Z');
    const files = unzipSync((await shop.office.call('GET', `${BASE}/archive.zip?month=2026-11`)).rawPayload);
    return new Map(
      Object.entries(files).flatMap(([name, bytes]) => {
        const [, number] = /^xrechnung\/xrechnung-(\d+)\.xml$/.exec(name) ?? [];
        return number === undefined ? [] : [[number, new TextDecoder().decode(bytes)] as const];
      }),
    );
  };
  const summarize = (xml: string) => {
    const read = (path: string): string => findAll(parseXml(xml), path)[0]?.text ?? '';
    const settlement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
    return {
      type: read('ExchangedDocument/TypeCode'),
      total: read(`${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation/GrandTotalAmount`),
      due: read(`${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation/DuePayableAmount`),
      corrects: read(`${settlement}/InvoiceReferencedDocument/IssuerAssignedID`),
    };
  };

  it.each([
    ['a delivery that is paid online', {}],
    [
      'a coupon and a drink with its deposit',
      {
        couponCode: 'HUNGER5',
        orderItems: [
          { dishId: 'bier', amount: 7 },
          { dishId: 'margherita', amount: 1 },
        ],
      },
    ],
  ])('follow the rules of EN 16931 and XRechnung: %s', async (_, parts) => {
    const guest = shop.guest();
    const { body } = await getInvoice(guest, await paysOnline(guest, parts));
    expect(checkXrechnung(body)).toEqual([]);
  });

  it('follow the rules where the driver is paid', async () => {
    const guest = shop.guest();
    const { id } = await guest.order(aDelivery());
    const { body } = await getInvoice(guest, id);
    expect(checkXrechnung(body)).toEqual([]);
    expect(summarize(body)).toEqual({ type: '380', total: '22.50', due: '22.50', corrects: '' });
  });

  it('are corrected by a credit note after a refund and taken back after a cancellation, each mailed to the buyer', async () => {
    const guest = shop.guest();
    const id = await paysOnline(guest);
    const { body } = await getInvoice(guest, id);
    await refunds(id, 450);
    await shop.office.act(id, 'refuse', { reason: 'Zu viel zu tun.' });
    await shop.work();
    // Two nodes at once.
    const roma = await shop.deps.shops.shopByRef('roma');
    if (!roma) throw new Error('the shop is missing');
    await Promise.all([issueCorrections(shop.deps, roma), issueCorrections(shop.deps, roma)]);
    await everythingIsSent(shop);
    const mails = (await readMailFiles(place.dataDir)).filter(({ to }) => to.address === COMPANY.email);
    expect(mails.map(({ subject }) => subject.replace(/ – .*/, '')).toSorted()).toEqual([
      'Rechnungskorrektur 3',
      'Rechnungskorrektur 4',
    ]);
    const files = await readArchive();
    expect([...files.values()].map((xml) => checkXrechnung(xml))).toEqual([[], [], []]);
    expect([...files].map(([number, xml]) => [number, summarize(xml)])).toEqual([
      ['1', { type: '380', total: '22.50', due: '0.00', corrects: '' }],
      ['3', { type: '381', total: '4.50', due: '0.00', corrects: '1' }],
      ['4', { type: '384', total: '-18.00', due: '0.00', corrects: '1' }],
    ]);
    // The invoice that was issued stays, although its order is called off.
    expect((await getInvoice(guest, id)).body).toBe(body);
  });

  it('public buyers get theirs with a Leitweg-ID alone', async () => {
    const guest = shop.guest();
    const id = await paysOnline(guest);
    const school = {
      company: 'Grundschule Beispielstadt',
      street: 'Schulstraße 1',
      zip: '10623',
      city: 'Berlin',
      reference: '04011000 – 1234512345 – 06',
    };
    const { statusCode, body } = await guest.call('POST', `/api/shop/roma/receipt/${id}/xrechnung`, school);
    expect([statusCode, checkXrechnung(body)]).toEqual([200, []]);
    const agreement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';
    const read = (path: string) => findAll(parseXml(body), `${agreement}/${path}`).map(({ text }) => text);
    expect({
      reference: read('BuyerReference'),
      vatId: read('BuyerTradeParty/SpecifiedTaxRegistration/ID'),
      mailbox: read('BuyerTradeParty/URIUniversalCommunication/URIID'),
    }).toEqual({ reference: ['04011000-1234512345-06'], vatId: [], mailbox: ['petra@example.com'] });
  });

  it.each([
    ['neither VAT id nor Leitweg-ID', { vatId: '', reference: 'Bestellung 7' }, ['vatId']],
    ['a wrong VAT id', { vatId: 'DE123456789', reference: '04011000-1234512345-06' }, ['vatId']],
    ['no mail address of a company', { email: '' }, ['email']],
  ])('are refused with %s', async (_, parts, fields) => {
    const guest = shop.guest();
    const id = await paysOnline(guest);
    const answer = await guest.call('POST', `/api/shop/roma/receipt/${id}/xrechnung`, { ...COMPANY, ...parts });
    expect([answer.statusCode, Object.keys(answer.json().form)]).toEqual([400, fields]);
  });

  it('rules that are broken are found', async () => {
    const guest = shop.guest();
    const { body } = await getInvoice(guest, await paysOnline(guest));
    const broken = body
      .replace(/<ram:BuyerReference>[^<]*<\/ram:BuyerReference>/, '')
      .replace('<ram:GrandTotalAmount>22.50', '<ram:GrandTotalAmount>22.51')
      .replace(/<ram:CityName>[^<]*/, '<ram:CityName>');
    expect(checkXrechnung(broken)).toEqual(['PEPPOL-EN16931-R008', 'BR-CO-15', 'BR-CO-16', 'BR-DE-3', 'BR-DE-15']);
  });
});
