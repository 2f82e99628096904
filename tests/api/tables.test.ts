import { randomUUID } from 'node:crypto';
import type { TableItemAnswer, WaiterTable } from '@tischlein/contract/shop';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notify } from '../../demo/payments/messages.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { addTables, aRound, scanTable, signInWaiter, type TableGuest, type Waiter } from '../support/dining-tables.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import { pdfText } from '../support/pdf-text.ts';
import { readMailFiles } from '../support/read-mailbox.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const SHOP = '/api/shop/roma';
/** Two Margheritas and a beer. */
const ROUND = 2100;
const plain = (text = ''): string => text.replaceAll('\u00a0', ' ');

describe.each(usuallyOnSqlite(preparedPaidTrattoria))('tables on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;
  let waiter: Waiter;

  beforeEach(async () => {
    place = await open();
    shop = await openPaidShop(place, { providers: { limits: { connect: 1000, whole: 1500, capture: 1500 } } });
    await addTables(shop.office);
    waiter = await signInWaiter(shop);
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const scan = (table: number): Promise<TableGuest> => scanTable(shop, shop.office, table);
  const listItems = ({ bill }: WaiterTable): readonly TableItemAnswer[] =>
    bill?.rounds.flatMap(({ items }) => items) ?? [];
  const prepares = (guest: TableGuest, orderId: string) =>
    guest.call('POST', `${SHOP}/payment/Stripe_card/${orderId}`, {});
  /** The guest pays at the provider, whose message arrives. */
  async function isPaid(guest: TableGuest, orderId: string, amount: number): Promise<void> {
    await prepares(guest, orderId);
    const payments = [...shop.fake.practice.payments.values()];
    const payment = payments.at(-1);
    if (!payment) throw new Error('nothing to pay');
    Object.assign(payment, { state: 'captured', captured: amount });
    const from = shop.fake.messages.length;
    notify(shop.fake.practice, payment);
    for (const message of shop.fake.messages.slice(from)) expect((await shop.receive(message)).statusCode).toBe(200);
    await shop.work();
  }

  it('a waiter books rounds that are paid later (S2 §4, S3 W7, W8)', async () => {
    expect((await waiter.books(7)).statusCode).toBe(200);
    await waiter.books(7, { orderItems: [{ dishId: 'salami', amount: 1 }], messageCook: 'schnell' });
    const { bill } = await waiter.table(7);
    expect(bill).toMatchObject({ booked: ROUND + 1100, due: ROUND + 1100, paid: 0 });
    expect(bill?.rounds.map(({ round, name, orderedBy, status }) => [round, name, orderedBy, status])).toEqual([
      [2, 'Mia', 'waiter', 'placed'],
      [1, 'Mia', 'waiter', 'placed'],
    ]);
    const { orders } = await shop.office.orders();
    expect(orders.map(({ table, round, waiter: name }) => [table, round, name])).toEqual([
      [7, 1, 'Mia'],
      [7, 2, 'Mia'],
    ]);
    const list = (await waiter.call('GET', `${SHOP}/dineintable/7`)).json();
    expect(list.flatMap((round: { items: TableItemAnswer[] }) => round.items.map(({ dishName }) => dishName))).toEqual([
      'Salami',
      'Margherita',
      'Bier',
    ]);
  });

  it('a table order needs a code, a waiter or payment in advance (S3 L9, W12)', async () => {
    const stranger = shop.guest();
    const order = (body: object) => stranger.call('POST', `${SHOP}/order`, body, { 'idempotency-key': randomUUID() });
    expect((await order(aRound(7, { payLater: true }))).json().code).toBe('tableNotPaid');
    expect((await order(aRound(7, { paymentMethod: 'offline' }))).json().code).toBe('tableNotPaid');
    expect((await order(aRound(99, { paymentMethod: 'Stripe_card' }))).json().code).toBe('tableUnknown');
    expect((await order(aRound(7, { paymentMethod: 'Stripe_card' }))).statusCode).toBe(200);
  });

  it('guests who scan the code see the bill; guests who type the number do not (S3 W4, W7)', async () => {
    await waiter.books(7);
    const guest = await scan(7);
    expect(await guest.sees()).toMatchObject({ table: 7, access: 'scanned', bill: { due: ROUND } });
    const typed = shop.guest();
    expect((await typed.call('GET', `${SHOP}/table`)).json().code).toBe('tableNotChosen');
    expect((await typed.call('POST', `${SHOP}/table`, { table: 7 })).json()).toMatchObject({
      table: 7,
      access: 'typed',
      bill: null,
    });
    expect((await typed.call('POST', `${SHOP}/table`, { table: 9 })).json().code).toBe('tableUnknown');
    expect((await typed.call('POST', `${SHOP}/table/call`, { kind: 'come' })).json().code).toBe('tableNotScanned');
  });

  it('a code that was renewed or forged leads to the form for the number', async () => {
    const codes = (await shop.office.call('GET', '/api/office/shop/roma/table-codes')).json();
    const { pathname, search } = new URL(codes[6].address);
    await shop.office.call('POST', '/api/office/shop/roma/table-codes/7', {});
    const answer = await shop.guest().call('GET', pathname + search);
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/f=roma/?tisch=alt']);
    const forged = await shop.guest().call('GET', `${pathname}?tisch=7-1-${'x'.repeat(22)}`);
    expect(forged.headers['location']).toBe('/f=roma/?tisch=alt');
  });

  it('the waiter password signs in and is stripped at once (S3 W1)', async () => {
    const guest = shop.guest();
    const wrong = await guest.call('GET', '/f=roma/?tisch=falsches-passwort');
    expect([wrong.statusCode, wrong.headers['location']]).toEqual([303, '/f=roma/service?falsch']);
    const right = await guest.call('GET', '/f=roma/?tisch=bella-tavola');
    expect([right.statusCode, right.headers['location']]).toEqual([303, '/f=roma/service']);
    expect((await guest.call('GET', `${SHOP}/waiter`)).json()).toMatchObject({ name: '' });
    expect((await guest.call('PUT', `${SHOP}/waiter`, { name: 'Jo' })).json()).toMatchObject({ name: 'Jo' });
    await guest.call('DELETE', `${SHOP}/waiter`);
    expect((await guest.call('GET', `${SHOP}/tables`)).json().code).toBe('waiterSignInNeeded');
    const empty = await guest.call('GET', '/f=roma/?tisch=');
    expect(empty.headers['location']).toBeUndefined();
  });

  it('five wrong waiter passwords pause the device (S3 W1)', async () => {
    const tries = Array.from({ length: 6 }, () => ({ password: 'falsch-geraten', name: '' }));
    const codes: unknown[] = [];
    for (const body of tries) codes.push((await shop.guest().call('POST', `${SHOP}/waiter`, body)).statusCode);
    expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('a new waiter password signs all waiters out', async () => {
    const url = '/api/office/shop/roma/waiter-password';
    expect((await shop.office.call('PUT', url, { password: '12345678' })).json().code).toBe('waiterPasswordEasy');
    await shop.office.call('PUT', url, { password: 'ganz-neu-hier' });
    expect((await waiter.call('GET', `${SHOP}/waiter`)).statusCode).toBe(401);
  });

  it("a guest's round that is paid 'Bei der Bedienung' waits for the waiter (S3 W12)", async () => {
    const guest = await scan(7);
    const ordered = await guest.orders(7, { payLater: true, formValues: { name: 'Ada' } });
    const { order } = ordered.json();
    expect((await shop.office.orders()).orders).toEqual([]);
    expect((await guest.sees()).bill?.rounds).toMatchObject([{ waitsForWaiter: true, name: 'Ada', isOwn: true }]);
    expect((await waiter.tables()).held).toMatchObject([{ table: 7, total: ROUND }]);
    expect((await waiter.does(7, 'clear', { handOver: false })).json().code).toBe('roundsWait');
    expect((await waiter.does(7, `round/${order.id}/confirm`)).json()).toMatchObject({ bill: { due: ROUND } });
    expect((await waiter.does(7, `round/${order.id}/decline`)).json().code).toBe('conflictingAction');
    expect((await shop.office.orders()).orders).toMatchObject([{ id: order.id, table: 7, round: 1, waiter: 'Mia' }]);
    expect((await guest.sees()).bill?.rounds).toMatchObject([
      { waitsForWaiter: false, name: 'Ada', orderedBy: 'guest' },
    ]);
  });

  it('a declined round is not cooked', async () => {
    const guest = await scan(7);
    const { order } = (await guest.orders(7, { payLater: true })).json();
    await waiter.does(7, `round/${order.id}/decline`);
    expect(await waiter.table(7)).toMatchObject({ bill: null });
    expect((await guest.call('GET', `${SHOP}/status/${order.id}`)).json()).toMatchObject({ status: 'cancelled' });
  });

  it('a guest takes back their own round before the waiter confirms it, and only that', async () => {
    const [ada, ben] = [await scan(7), await scan(7)];
    const [first, second] = [
      (await ada.orders(7, { payLater: true })).json().order,
      (await ada.orders(7, { payLater: true })).json().order,
    ];
    const takesBack = (guest: TableGuest, id: string) => guest.call('DELETE', `${SHOP}/table/round/${id}`);
    expect((await takesBack(ben, first.id)).json().code).toBe('orderUnknown');
    expect((await takesBack(ada, 'unbekannt')).json().code).toBe('orderUnknown');
    expect((await takesBack(ada, first.id)).json().bill.rounds).toMatchObject([{ orderId: second.id }]);
    expect((await ada.call('GET', `${SHOP}/status/${first.id}`)).json()).toMatchObject({ status: 'cancelled' });
    expect((await waiter.does(7, `round/${first.id}/confirm`)).json().code).toBe('conflictingAction');
    await waiter.does(7, `round/${second.id}/confirm`);
    expect((await takesBack(ada, second.id)).json().code).toBe('conflictingAction');
  });

  it('a round that is paid with its order is on the bill as paid, with its tip apart (S3 W13)', async () => {
    const guest = await scan(7);
    const { order } = (await guest.orders(7, { tip: 200, expectedTotal: ROUND })).json();
    expect((await guest.sees()).bill).toBeNull();
    await isPaid(guest, order.id, ROUND + 200);
    expect((await guest.sees()).bill).toMatchObject({ booked: ROUND, paid: ROUND, due: 0 });
    const info = (await guest.call('GET', `${SHOP}/info/${order.id}`)).json();
    expect(info.order).toMatchObject({ table: 7, tip: 200, quote: { steps: { TOTAL: ROUND } } });
    const today = shop.clock.now().slice(0, 10);
    const tips = await shop.office.call('GET', `/api/office/shop/roma/tips?from=${today}&to=${today}`);
    expect(tips.json()).toMatchObject([{ recipient: 'team', amount: 200, count: 1, refunded: 0 }]);
    const csv = await shop.office.call('GET', `/api/office/shop/roma/tips.csv?from=${today}&to=${today}`);
    expect(csv.body).toContain(`${today};Team;1;2,00;0,00;2,00`);
  });

  it('guests pay their own items, equal parts and the rest; the parts add up to the cent (S3 W8, C38)', async () => {
    await waiter.books(7);
    const [ada, ben] = [await scan(7), await scan(7)];
    const [margherita] = listItems(await waiter.table(7));
    const units = { kind: 'units', units: [{ line: margherita?.id, units: 1 }] };
    const first = (await ada.pays(units, 900, { tip: 100, name: 'Ada' })).json();
    expect(first).toMatchObject({ amount: 900, tip: 100, paymentGatewayId: 'Stripe_card' });
    expect((await ben.sees()).bill).toMatchObject({ reserved: 900, due: 1200 });
    expect((await ben.sees()).bill?.rounds[0]?.items[0]).toMatchObject({
      openUnits: 1,
      reservedBy: [{ name: 'Ada', units: 1 }],
    });
    await isPaid(ada, first.orderId, 1000);
    const half = (await ben.pays({ kind: 'equalPart', into: 2 }, 600)).json();
    expect((await ada.pays({ kind: 'equalPart', into: 3 }, 400)).json().code).toBe('dividedOtherwise');
    await isPaid(ben, half.orderId, 600);
    const rest = (await ada.pays({ kind: 'everything' }, 600)).json();
    await isPaid(ada, rest.orderId, 600);
    expect((await waiter.table(7)).bill).toMatchObject({ paid: ROUND, due: 0, reserved: 0 });
    const receipt = (await ada.call('GET', `${SHOP}/receipt/${first.orderId}`)).json();
    expect(receipt.lines.map(({ title }: { title: string }) => title)).toEqual(['Margherita']);
    expect((await waiter.does(7, 'clear', { handOver: false })).json()).toBe('OK');
    const { entries } = (await shop.office.call('POST', '/api/office/shop/roma/audit-log', {})).json();
    const entry = { call: 'clearTable', area: 'tables', authorKind: 'waiter', author: 'Mia', subject: 'Tisch 7' };
    expect(entries).toContainEqual(expect.objectContaining(entry));
    expect((await ada.call('GET', `${SHOP}/table`)).json().code).toBe('tableCleared');
  });

  it('the second of two guests who pay the same is told that it is being paid', async () => {
    await waiter.books(7);
    const [ada, ben] = [await scan(7), await scan(7)];
    const answers = await Promise.all([
      ada.pays({ kind: 'everything' }, ROUND),
      ben.pays({ kind: 'everything' }, ROUND),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('nothingDue');
  });

  it('a payment that is given up or not made in time gives its part back', async () => {
    await waiter.books(7);
    const guest = await scan(7);
    const given = (await guest.pays({ kind: 'everything' }, ROUND)).json();
    await prepares(guest, given.orderId);
    await guest.call('POST', `${SHOP}/payment/Stripe_card/${given.orderId}/give-up`, {});
    expect((await guest.sees()).bill).toMatchObject({ reserved: 0, due: ROUND });
    const late = (await guest.pays({ kind: 'everything' }, ROUND)).json();
    await prepares(guest, late.orderId);
    shop.later(11);
    await shop.work();
    expect((await guest.sees()).bill).toMatchObject({ reserved: 0, due: ROUND });
    await isPaid(guest, late.orderId, ROUND);
    expect(await shop.money(late.orderId)).toMatchObject({ captured: ROUND, refunded: ROUND });
    expect((await guest.sees()).bill).toMatchObject({ paid: 0, due: ROUND });
  });

  it('the guest who paid a part has its documents mailed; the address is not kept', async () => {
    await waiter.books(7);
    const [ada, ben] = [await scan(7), await scan(7)];
    const { orderId } = (await ada.pays({ kind: 'everything' }, ROUND)).json();
    const mails = (guest: TableGuest, email = 'ada@example.org') =>
      guest.call('POST', `${SHOP}/receipt/${orderId}/mail`, { email });
    expect((await mails(ada)).json().code).toBe('orderUnknown');
    await isPaid(ada, orderId, ROUND);
    expect((await mails(ben)).json().code).toBe('orderUnknown');
    const wrong = await mails(ada, 'ada@');
    expect(wrong.json()).toMatchObject({ code: 'invalidRequest', form: { email: expect.stringMatching(/E-Mail/) } });
    expect((await mails(ada)).statusCode).toBe(204);
    await everythingIsSent(shop);
    const [sent] = await readMailFiles(place.dataDir);
    expect(sent).toMatchObject({ to: { address: 'ada@example.org' }, attachments: [{ name: 'Beleg-1.pdf' }] });
    for (const table of ['outbox', 'orders', 'shared_limits'] as const)
      expect(JSON.stringify(await shop.deps.database.read.selectFrom(table).selectAll().execute())).not.toContain(
        'ada@example.org',
      );
    for (const status of [204, 204, 429]) expect((await mails(ada)).statusCode).toBe(status);
  });

  it('an address that is given with a part gets its invoice, and no other mail (S3 W8)', async () => {
    await waiter.books(7);
    const guest = await scan(7);
    const more = { tip: 200, email: 'ada@example.org', name: 'Ada' };
    const { orderId } = (await guest.pays({ kind: 'everything' }, ROUND, more)).json();
    await isPaid(guest, orderId, ROUND + 200);
    await everythingIsSent(shop);
    const mails = await readMailFiles(place.dataDir);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['ada@example.org', 'Deine Rechnung für Tisch 7 – Trattoria Roma'],
    ]);
    const [mail] = mails;
    for (const words of ['Danke, Ada. Du hast bezahlt.', '2× Margherita', 'Trinkgeld', '23,00 €'])
      expect(plain(mail?.text)).toContain(words);
    const [invoice] = mail?.attachments ?? [];
    expect(invoice).toMatchObject({ name: 'Beleg-1.pdf', type: 'application/pdf', encoding: 'base64' });
    const paper = pdfText(Buffer.from(invoice?.text ?? '', 'base64'));
    for (const words of ['Beleg 1', 'Margherita', 'Bezahlt']) expect(plain(paper)).toContain(words);
  });

  it('the same key pays once; another body with it is refused', async () => {
    await waiter.books(7);
    const guest = await scan(7);
    const key = randomUUID();
    const [first, again] = [
      await guest.pays({ kind: 'everything' }, ROUND, {}, key),
      await guest.pays({ kind: 'everything' }, ROUND, {}, key),
    ];
    expect(again.json()).toEqual(first.json());
    expect((await guest.pays({ kind: 'everything' }, ROUND, { tip: 1 }, key)).json().code).toBe('idempotencyKeyReused');
    expect((await guest.pays({ kind: 'everything' }, 5)).json().code).toBe('nothingDue');
  });

  it('an amount that has changed meanwhile is refused', async () => {
    await waiter.books(7);
    const guest = await scan(7);
    await waiter.books(7);
    expect((await guest.pays({ kind: 'everything' }, ROUND)).json().code).toBe('billChanged');
    expect(
      (await waiter.does(7, 'hand-over', { what: { kind: 'everything' }, expectedAmount: ROUND })).json().code,
    ).toBe('billChanged');
  });

  it('refunds lower what is open, then pay back who paid, with the VAT as booked (S3 W3, C37)', async () => {
    await waiter.books(7);
    const guest = await scan(7);
    const [margherita, beer] = listItems(await waiter.table(7));
    const paid = (await guest.pays({ kind: 'units', units: [{ line: margherita?.id, units: 2 }] }, 1800)).json();
    await isPaid(guest, paid.orderId, 1800);
    const refund = (line: unknown, amount: number, key = randomUUID()) =>
      waiter.does(7, 'refund', { refunds: [{ line, amount }] }, key);
    expect((await refund(beer?.id, 301)).json().code).toBe('tableRefundTooLarge');
    expect((await refund(beer?.id, 0)).json().code).toBe('tableRefundTooSmall');
    const key = randomUUID();
    await refund(beer?.id, 100, key);
    expect((await refund(beer?.id, 100, key)).json().bill).toMatchObject({ refunded: 100, due: 200 });
    await refund(margherita?.id, 500);
    await expect.poll(async () => (await shop.money(paid.orderId)).refunds).toHaveLength(1);
    await shop.work();
    expect(await shop.money(paid.orderId)).toMatchObject({
      refunded: 500,
      refunds: [{ amount: 500, vat: [{ rate: 700, gross: 500 }] }],
    });
    const [order] = (await shop.office.orders()).orders;
    expect(order?.tableChanges.map(({ kind, item, by }) => [kind, item, by])).toEqual([
      ['refunded', '1× Bier, 1,00\u00a0€', 'Mia'],
      ['refunded', '2× Margherita, 5,00\u00a0€', 'Mia'],
    ]);
  });

  it('moves units and whole tables; the kitchen learns the new table (S3 W9)', async () => {
    await waiter.books(7);
    const [margherita] = listItems(await waiter.table(7));
    const one = { to: 8, units: [{ line: margherita?.id, units: 1 }] };
    expect((await waiter.does(7, 'move', one)).json().bill).toMatchObject({ due: 1200 });
    expect((await waiter.table(8)).bill).toMatchObject({ due: 900, rounds: [{ movedFrom: 7 }] });
    await waiter.books(7, { orderItems: [{ dishId: 'salami', amount: 1 }] });
    await waiter.does(7, 'hand-over', { what: { kind: 'equalPart', into: 2 }, expectedAmount: 1150 });
    expect((await waiter.does(7, 'move', { to: 8, units: null })).json().bill).toBeNull();
    expect((await waiter.table(8)).bill).toMatchObject({ due: ROUND - 50, handedOver: 1150, parts: [{ name: 'Mia' }] });
    expect((await waiter.does(8, 'move', { to: 3, units: null })).statusCode).toBe(200);
    expect((await waiter.table(3)).bill).toMatchObject({ booked: ROUND + 1100, due: ROUND - 50 });
    const { orders } = await shop.office.orders();
    expect(orders.map(({ table }) => table)).toEqual([3, 3]);
    expect((await waiter.does(3, 'move', { to: 99, units: null })).json().code).toBe('tableUnknown');
    expect((await waiter.does(5, 'move', { to: 6, units: null })).json().code).toBe('tableItemUnknown');
  });

  it('an occupied table is cleared once everything is paid or handed over to the till (S3 W2, W8)', async () => {
    await waiter.books(7);
    const get = (headers = {}) => waiter.call('GET', `${SHOP}/dineintable/7/clear`, undefined, headers);
    expect((await get()).json().code).toBe('tableUnpaid');
    expect((await get({ 'sec-fetch-site': 'cross-site' })).json().code).toBe('foreignOrigin');
    expect((await get({ 'sec-purpose': 'prefetch' })).json().code).toBe('foreignOrigin');
    const [margherita] = listItems(await waiter.table(7));
    const handed = { what: { kind: 'units', units: [{ line: margherita?.id, units: 1 }] }, expectedAmount: 900 };
    expect((await waiter.does(7, 'hand-over', handed)).json().bill).toMatchObject({ handedOver: 900, due: 1200 });
    expect((await waiter.does(7, 'clear', { handOver: true })).json()).toBe('OK');
    expect((await waiter.tables()).tables.find(({ table }) => table === 7)).toMatchObject({ isOpen: false, due: 0 });
    expect((await get()).json()).toBe('OK');
  });

  it('a round that the kitchen cannot make is refunded on the bill and to those who paid', async () => {
    await waiter.books(7);
    const guest = await scan(7);
    const paid = (await guest.pays({ kind: 'equalPart', into: 2 }, 1050)).json();
    await isPaid(guest, paid.orderId, 1050);
    const [order] = (await shop.office.orders()).orders;
    expect((await shop.office.act(order?.id ?? '', 'refuse')).statusCode).toBe(200);
    expect((await waiter.table(7)).bill).toMatchObject({ refunded: ROUND, due: 0 });
    // One for each line that the part has paid.
    await expect.poll(async () => (await shop.money(paid.orderId)).refunds).toHaveLength(2);
    await shop.work();
    expect(await shop.money(paid.orderId)).toMatchObject({ refunded: 1050 });
  });

  it('guests call the waiter, who sees it until they go there', async () => {
    const guest = await scan(7);
    expect((await guest.call('POST', `${SHOP}/table/call`, { kind: 'water' })).json().call).toMatchObject({
      kind: 'water',
    });
    expect((await waiter.tables()).tables.find(({ table }) => table === 7)?.call).toMatchObject({ kind: 'water' });
    await guest.call('DELETE', `${SHOP}/table/call`);
    expect((await guest.sees()).call).toBeNull();
    await guest.call('POST', `${SHOP}/table/call`, { kind: 'billCard' });
    expect((await waiter.does(7, 'call')).json().call).toBeNull();
  });
});
