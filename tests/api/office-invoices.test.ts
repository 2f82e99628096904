import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditEntries, ElectronicInvoices } from '@tischlein/contract/office';
import { orderId, shopId } from '@tischlein/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issueCorrections } from '../../apps/server/src/books/issue-corrections.ts';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import type { Guest } from '../support/open-shop.ts';
import { readMailFiles } from '../support/read-mailbox.ts';
import { aDelivery } from '../support/trattoria.ts';
import { checkXrechnung } from '../support/xrechnung-rules.ts';
import { findAll, parseXml } from '../support/xml-tree.ts';

const BASE = '/api/office/shop/roma';
const COMPANY = {
  company: 'Köhler & Söhne <GmbH>',
  street: 'Torstraße 1',
  zip: '10119',
  city: 'Berlin',
  vatId: 'DE123456788',
  email: 'rechnung@koehler.example',
  reference: '04011000-12345-67',
};
const RENAMED = { ...COMPANY, company: 'Köhler & Töchter GmbH', email: 'buchhaltung@koehler.example' };
const WHY = 'Der Name der Firma war falsch.';

describe.each(preparedPaidTrattoria)('e-invoices from the office on $name', ({ open }) => {
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

  const address = (id: string) => `${BASE}/orders/${id}/electronic-invoices`;
  const issues = (id: string, buyer: object = COMPANY) => shop.office.call('POST', address(id), buyer);
  const lists = async (id: string): Promise<ElectronicInvoices> => (await shop.office.call('GET', address(id))).json();
  const loads = async (id: string, number: number): Promise<string> => {
    const file = await shop.office.call('GET', `${address(id)}/${number}/xrechnung.xml`);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="xrechnung-${number}.xml"`);
    return file.body;
  };
  const corrects = (id: string, parts: object = {}) =>
    shop.office.call('POST', `${address(id)}/correct`, {
      key: randomUUID(),
      number: 1,
      buyer: RENAMED,
      reason: WHY,
      ...parts,
    });
  const asksAsGuest = (guest: Guest, id: string) =>
    guest.call('POST', `/api/shop/roma/receipt/${id}/xrechnung`, COMPANY);
  const listMails = async () => {
    await everythingIsSent(shop);
    return (await readMailFiles(place.dataDir))
      .filter(({ to }) => to.address.endsWith('@koehler.example'))
      .map(({ subject, to }) => `${subject.replace(/ – .*/, '')} an ${to.address}`)
      .toSorted((left, right) => left.localeCompare(right));
  };
  const summarize = (xml: string) => {
    const read = (path: string): string => findAll(parseXml(xml), path)[0]?.text ?? '';
    const settlement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
    return {
      type: read('ExchangedDocument/TypeCode'),
      total: read(`${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation/GrandTotalAmount`),
      corrects: read(`${settlement}/InvoiceReferencedDocument/IssuerAssignedID`),
      buyer: read('SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/Name'),
    };
  };
  const paysOnline = async (guest: Guest): Promise<string> => {
    const paying = await shop.guestPays('Stripe_card', {}, guest);
    await shop.fake.press((await paying.prepare()).url ?? '', 'pay');
    await paying.comeBack();
    return paying.orderId;
  };
  const refunds = async (id: string, amount: number): Promise<void> => {
    const body = { key: randomUUID(), amount, reason: 'Die Pizza war kalt.' };
    expect((await shop.office.call('POST', `${BASE}/orders/${id}/refunds`, body)).statusCode).toBe(200);
    await shop.work();
  };
  const settles = async (): Promise<void> => {
    const roma = await shop.deps.shops.shopByRef('roma');
    if (!roma) throw new Error('the shop is missing');
    await issueCorrections(shop.deps, roma);
  };

  /** The id of the change; undefined: it was refused. */
  const proposes = async (id: string): Promise<string | undefined> => {
    const [line] = (await shop.office.orders()).orders.find((order) => order.id === id)?.quote.lines ?? [];
    const wish = { lines: [{ lineId: line?.lineId, amount: 3 }], reason: 'Wie gewünscht mehr.' };
    return (await shop.office.call('POST', `${BASE}/orders/${id}/changes`, wish)).json().change?.id;
  };
  const answers = (
    guest: Guest,
    id: string,
    { how, change }: { readonly how: string; readonly change: string | undefined },
  ) => guest.call('POST', `/api/shop/roma/order-change/${id}/${how}`, { change });
  const listReceipts = async (id: string): Promise<readonly string[]> => {
    const order = (await shop.office.call('GET', `${BASE}/order-archive/${id}`)).json();
    return order.documents.map(({ kind }: { kind: string }) => kind);
  };

  it('are made for a guest on the telephone, kept in the documents of the order, loaded, mailed and logged', async () => {
    const { id, number } = await shop.guest().order(aDelivery());
    expect(await lists(id)).toEqual({ documents: [], buyer: null, hindrance: null });
    const made = await issues(id);
    expect(made.json()).toMatchObject({
      documents: [{ number: 1, kind: 'invoice', gross: 2250, isCurrent: true }],
      buyer: COMPANY,
    });
    const xml = await loads(id, 1);
    expect(checkXrechnung(xml)).toEqual([]);
    expect(summarize(xml)).toMatchObject({ type: '380', total: '22.50', buyer: COMPANY.company });
    expect((await shop.office.call('POST', `${address(id)}/1/mail`)).statusCode).toBe(204);
    expect(await listMails()).toEqual(['E-Rechnung 1 an rechnung@koehler.example']);
    const { entries }: AuditEntries = (
      await shop.office.call('POST', `${BASE}/audit-log`, { area: 'invoices' })
    ).json();
    expect(
      entries.map(({ call, subject }) => `${call} ${subject}`).toSorted((left, right) => left.localeCompare(right)),
    ).toEqual([`issueElectronicInvoice ${number}`, `mailElectronicInvoice ${number}`]);
    expect(JSON.stringify(entries)).not.toContain('Köhler');
  });

  it('are mailed again by another press, and the invariants of the database hold', async () => {
    const { id } = await shop.guest().order(aDelivery());
    await issues(id);
    for (let press = 0; press < 2; press += 1)
      expect((await shop.office.call('POST', `${address(id)}/1/mail`)).statusCode).toBe(204);
    expect(await findViolations(shop.deps.database.read)).toEqual([]);
    expect(await listMails()).toEqual([
      'E-Rechnung 1 an rechnung@koehler.example',
      'E-Rechnung 1 an rechnung@koehler.example',
    ]);
  });

  it('are those that guests have made themselves, and the other way round', async () => {
    const guest = shop.guest();
    const { id } = await guest.order(aDelivery());
    const { body } = await asksAsGuest(guest, id);
    expect(await lists(id)).toMatchObject({ documents: [{ number: 1 }], buyer: COMPANY });
    // The first company that is named stays.
    expect((await issues(id, RENAMED)).json().buyer.company).toBe(COMPANY.company);
    expect(await loads(id, 1)).toBe(body);
  });

  it('are one, if the guest and the office make them at the same moment', async () => {
    const guest = shop.guest();
    const { id } = await guest.order(aDelivery());
    const answers = await Promise.all([
      asksAsGuest(guest, id),
      issues(id, RENAMED),
      asksAsGuest(guest, id),
      issues(id, RENAMED),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { documents, buyer } = await lists(id);
    expect(documents).toHaveLength(1);
    const xml = await loads(id, 1);
    expect(answers.filter((_, index) => index % 2 === 0).map(({ body }) => body)).toEqual([xml, xml]);
    expect(summarize(xml).buyer).toBe(buyer?.company);
  });

  it('are taken back and issued again with the right company, once for each press, and mailed', async () => {
    const guest = shop.guest();
    const { id } = await guest.order(aDelivery());
    await issues(id);
    const key = randomUUID();
    const answers = await Promise.all([corrects(id, { key }), corrects(id, { key })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await corrects(id, { key })).statusCode).toBe(200);
    expect((await corrects(id, { key, buyer: COMPANY })).json().code).toBe('idempotencyKeyReused');
    // Another tab still shows the first one.
    expect((await corrects(id)).json().code).toBe('electronicInvoiceReplaced');
    expect(await lists(id)).toMatchObject({
      documents: [
        { number: 1, kind: 'invoice', gross: 2250, isCurrent: false },
        { number: 2, kind: 'takenBack', gross: -2250, isCurrent: false },
        { number: 3, kind: 'invoice', gross: 2250, isCurrent: true },
      ],
      buyer: RENAMED,
    });
    const files = [await loads(id, 1), await loads(id, 2), await loads(id, 3)];
    expect(files.map((xml) => checkXrechnung(xml))).toEqual([[], [], []]);
    expect(files.slice(1).map(summarize)).toEqual([
      { type: '384', total: '-22.50', corrects: '1', buyer: COMPANY.company },
      { type: '380', total: '22.50', corrects: '', buyer: RENAMED.company },
    ]);
    expect(files.slice(1).every((xml) => xml.includes(WHY))).toBe(true);
    expect(await listMails()).toEqual([
      'E-Rechnung 3 an buchhaltung@koehler.example',
      'Rechnungskorrektur 2 an rechnung@koehler.example',
    ]);
    // The guest gets the valid one, and the receipt names both.
    expect((await asksAsGuest(guest, id)).body).toBe(files[2]);
    const receipt = (await guest.call('GET', `/api/shop/roma/receipt/${id}`)).json();
    expect(receipt.followUps.map(({ title }: { title: string }) => title)).toEqual([
      'Berichtigung 2',
      'Berichtigung 3',
    ]);
  });

  it('are named as they are written on the invoice, and stay if nothing on it changes', async () => {
    const { id } = await shop.guest().order(aDelivery());
    const typed = { ...COMPANY, company: ' Köhler &  Söhne <GmbH> ', zip: '10119 ', vatId: 'de 123 456 788' };
    await issues(id, { ...typed, email: ` ${COMPANY.email}` });
    expect((await lists(id)).buyer).toEqual(COMPANY);
    const refused = await corrects(id, { buyer: typed });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'electronicInvoiceUnchanged']);
    expect((await lists(id)).documents).toHaveLength(1);
    expect(await listMails()).toEqual([]);
  });

  it('that get another e-mail address only are mailed to that one, both documents', async () => {
    const { id } = await shop.guest().order(aDelivery());
    await issues(id);
    expect((await corrects(id, { buyer: { ...COMPANY, email: RENAMED.email } })).statusCode).toBe(200);
    expect(await listMails()).toEqual([
      'E-Rechnung 3 an buchhaltung@koehler.example',
      'Rechnungskorrektur 2 an buchhaltung@koehler.example',
    ]);
  });

  it('two people who correct the same one at the same moment make one correction', async () => {
    const { id } = await shop.guest().order(aDelivery());
    await issues(id);
    const answers = await Promise.all([corrects(id), corrects(id, { buyer: { ...RENAMED, city: 'Potsdam' } })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([200, 409]);
    expect((await lists(id)).documents.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('a correction that is refused is not in the audit log, although it writes what a refund lacks', async () => {
    const id = await paysOnline(shop.guest());
    await issues(id);
    await refunds(id, 450);
    expect((await corrects(id, { number: 99 })).json().code).toBe('electronicInvoiceReplaced');
    expect((await lists(id)).documents.map(({ kind }) => kind)).toEqual(['invoice', 'refund']);
    const { entries }: AuditEntries = (
      await shop.office.call('POST', `${BASE}/audit-log`, { area: 'invoices' })
    ).json();
    expect(entries.map(({ call }) => call)).toEqual(['issueElectronicInvoice']);
  });

  it('what is refunded before and after a correction names the invoice that was valid, and the books add up', async () => {
    const id = await paysOnline(shop.guest());
    await issues(id);
    await refunds(id, 450);
    expect((await corrects(id)).statusCode).toBe(200);
    await refunds(id, 250);
    await shop.office.act(id, 'refuse', { reason: 'Zu viel zu tun.' });
    await shop.work();
    await settles();
    const { documents, hindrance } = await lists(id);
    const found = await Promise.all(
      documents.map(async ({ number, kind }) => [kind, number, summarize(await loads(id, number))] as const),
    );
    const valid = documents.find(({ isCurrent }) => isCurrent)?.number ?? 0;
    expect(found.map(([kind, , { total, corrects: corrected }]) => [kind, total, corrected])).toEqual([
      ['invoice', '22.50', ''],
      ['refund', '4.50', '1'],
      ['takenBack', '-18.00', '1'],
      ['invoice', '18.00', ''],
      ['refund', '2.50', String(valid)],
      ['cancellation', '-15.50', String(valid)],
    ]);
    expect(hindrance).toBe('calledOff');
    expect((await corrects(id, { number: valid })).json().code).toBe('electronicInvoiceHindered');
    for (const { number } of documents) expect(checkXrechnung(await loads(id, number))).toEqual([]);
    shop.clock.set('2026-12-01T10:00:00.000Z');
    const archive = join(place.dataDir, 'belege.zip');
    await writeFile(archive, (await shop.office.call('GET', `${BASE}/archive.zip?month=2026-11`)).rawPayload);
    const output = await new Promise<string>((resolve) => {
      execFile(process.execPath, ['tools/recount.ts', archive], (_, text) => resolve(text));
    });
    expect(output).not.toContain('FALSCH');
    expect(output).toMatch(/XRechnungen gegen Belege: 6 /);
  }, 60_000);

  it('wait for a change that its guest may still accept', async () => {
    const guest = shop.guest();
    const { id } = await guest.order(aDelivery());
    const change = await proposes(id);
    expect((await lists(id)).hindrance).toBe('changeOpen');
    expect((await issues(id)).json().code).toBe('electronicInvoiceHindered');
    expect((await asksAsGuest(guest, id)).json().code).toBe('electronicInvoiceImpossible');
    expect((await answers(guest, id, { how: 'decline', change })).statusCode).toBe(200);
    expect((await issues(id)).json()).toMatchObject({ documents: [{ number: 1 }], buyer: COMPANY });
  });

  it('are never of an order that has changed: not if both are asked for at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const guest = shop.guest();
      const { id } = await guest.order(aDelivery());
      const change = await proposes(id);
      const accepts = answers(guest, id, { how: 'accept', change });
      const [made, accepted] = await Promise.all([issues(id), accepts]);
      expect([made.statusCode, accepted.statusCode]).toEqual([409, 200]);
      expect((await lists(id)).hindrance).toBe('changed');
    }
  });

  it('are never of an order that has changed: not if the change was proposed while one was made', async () => {
    const guest = shop.guest();
    const { id } = await guest.order(aDelivery());
    const change = await proposes(id);
    const row = { shop_id: shopId('roma'), order_id: orderId(id), issued_at: shop.clock.now(), document: '<xml/>' };
    await shop.deps.database.write((writer) => writer.insertInto('electronic_invoices').values(row).execute());
    expect((await answers(guest, id, { how: 'accept', change })).json().code).toBe('changeOver');
    expect(await listReceipts(id)).toEqual(['invoice']);
  });

  it('say why there can be none', async () => {
    const { id } = await shop.guest().order(aDelivery());
    await shop.office.act(id, 'refuse', { reason: 'Zu viel zu tun.' });
    expect(await lists(id)).toMatchObject({ documents: [], hindrance: 'calledOff' });
    const refused = await issues(id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'electronicInvoiceHindered']);
    expect((await issues(id, { ...COMPANY, vatId: 'DE1' })).json().code).toBe('invalidRequest');
    expect((await corrects(id)).json().code).toBe('electronicInvoiceReplaced');
    expect((await shop.office.call('POST', `${address(id)}/7/mail`)).json().code).toBe('electronicInvoiceUnknown');
    expect((await issues(randomUUID())).json().code).toBe('orderUnknown');
  });
});
