import { randomUUID } from 'node:crypto';
import { addStaff } from '@tischlein/contract/calls';
import type { TableItemAnswer } from '@tischlein/contract/shop';
import { describeFinding } from '@tischlein/wording/doctor';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notify } from '../../demo/payments/messages.ts';
import { createTableJobs } from '../../apps/server/src/tables/jobs.ts';
import { listRefundLines } from '../../apps/server/src/tables/order-follower.ts';
import { checkRefunds } from '../../apps/server/src/tables/check-refunds.ts';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { namePartRefund } from '../../apps/server/src/identity.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { addTables, scanTable, signInWaiter, type Waiter } from '../support/dining-tables.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import type { Desk } from '../support/open-shop.ts';

const SHOP = '/api/shop/roma';
const OFFICE = '/api/office/shop/roma';
const EVERYTHING = { kind: 'everything' };
const into = (parts: number) => ({ kind: 'equalPart', into: parts });

interface PaidPart {
  readonly orderId: string;
  readonly amount: number;
}

describe.each(preparedPaidTrattoria)('refunds at tables on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: PaidShop;
  let waiter: Waiter;

  beforeEach(async () => {
    place = await open();
    shop = await openPaidShop(place);
    await addTables(shop.office);
    waiter = await signInWaiter(shop);
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  /** A round of two Margheritas (9.00 each) and a beer (3.00), or another one. */
  async function book(orderItems?: readonly object[]): Promise<readonly TableItemAnswer[]> {
    await waiter.books(7, orderItems && { orderItems: [...orderItems] as never });
    return (await waiter.table(7)).bill?.rounds[0]?.items ?? [];
  }
  async function reserve(what: object, amount: number, tip = 0): Promise<{ orderId: string; settle(): Promise<void> }> {
    const guest = await scanTable(shop, shop.office, 7);
    const answer = (await guest.pays(what, amount, { tip })).json();
    if (!answer.orderId) throw new Error(JSON.stringify(answer));
    await guest.call('POST', `${SHOP}/payment/Stripe_card/${answer.orderId}`, {});
    const payment = [...shop.fake.practice.payments.values()].at(-1);
    if (!payment) throw new Error('nothing to pay');
    const settle = async (): Promise<void> => {
      Object.assign(payment, { state: 'captured', captured: amount + tip });
      const from = shop.fake.messages.length;
      notify(shop.fake.practice, payment);
      for (const message of shop.fake.messages.slice(from)) await shop.receive(message);
      await shop.work();
    };
    return { orderId: answer.orderId, settle };
  }
  async function pay(what: object, amount: number, tip = 0): Promise<PaidPart> {
    const { orderId, settle } = await reserve(what, amount, tip);
    await settle();
    return { orderId, amount };
  }
  const refund = (item: TableItemAnswer | undefined, amount: number, key = randomUUID()) =>
    waiter.does(7, 'refund', { refunds: [{ line: item?.id, amount }] }, key);
  const readBack = async ({ orderId }: Pick<PaidPart, 'orderId'>): Promise<number> =>
    (await shop.money(orderId)).refunded;
  /** Waits for the jobs, then lets the provider refund. */
  async function mustBack(expected: readonly (readonly [Pick<PaidPart, 'orderId'>, number])[]): Promise<void> {
    const waiting = () =>
      shop.deps.database.read
        .selectFrom('outbox')
        .select('kind')
        .where('done_at', 'is', null)
        .where('urgent', '=', 1)
        .execute();
    await expect.poll(waiting).toEqual([]);
    await shop.work();
    expect(await Promise.all(expected.map(([part]) => readBack(part)))).toEqual(expected.map(([, amount]) => amount));
    for (const [{ orderId }, amount] of expected) {
      const payments = [...shop.fake.practice.payments.values()];
      const { payment_id } = await shop.deps.database.read
        .selectFrom('payments')
        .select('payment_id')
        .where('order_id', '=', orderId as never)
        .executeTakeFirstOrThrow();
      const atProvider = payments.find(({ ourId }) => ourId === payment_id)?.refunds ?? [];
      expect(atProvider.reduce((sum, each) => sum + each.amount, 0)).toBe(amount);
    }
  }

  it('everyone who paid a unit of a line gets their share back (S3 C42)', async () => {
    const [margherita] = await book();
    const unit = { kind: 'units', units: [{ line: margherita?.id, units: 1 }] };
    const [ada, ben] = [await pay(unit, 900, 100), await pay(unit, 900)];
    const answer = (await refund(margherita, 1800)).json();
    expect(answer).toMatchObject({ paidBack: { online: 1800, till: 0 }, bill: { refunded: 1800, due: 300 } });
    await mustBack([
      [ada, 900],
      [ben, 900],
    ]);
    expect(await shop.tasks()).toEqual([]);
  });

  it('three equal parts share every refund by largest remainder', async () => {
    const [margherita, beer] = await book();
    const parts = [await pay(into(3), 700), await pay(into(3), 700), await pay(EVERYTHING, 700)] as const;
    expect((await refund(beer, 200)).json()).toMatchObject({ paidBack: { online: 200, till: 0 } });
    expect((await refund(margherita, 100)).json()).toMatchObject({ bill: { paidBack: { online: 300 } } });
    await mustBack([
      [parts[0], 101],
      [parts[1], 100],
      [parts[2], 99],
    ]);
  });

  it('everyone gets everything back when the kitchen refuses the round, the guests of several lines, too', async () => {
    await book();
    const parts = [await pay(into(3), 700, 50), await pay(into(3), 700), await pay(into(3), 700)] as const;
    const [order] = (await shop.office.orders()).orders;
    expect((await shop.office.act(order?.id ?? '', 'refuse')).statusCode).toBe(200);
    await mustBack(parts.map((part) => [part, 700]));
  });

  it('a round that is cancelled after its table was cleared goes back to everyone', async () => {
    await book();
    const parts = [await pay(into(2), 1050), await pay(into(2), 1050)] as const;
    expect((await waiter.does(7, 'clear', { handOver: false })).json()).toBe('OK');
    const read = () => shop.deps.database.read.selectFrom('table_bills').select('cleared_at').execute();
    const cleared = await read();
    shop.later(1);
    const [order] = (await shop.office.orders()).orders;
    await shop.office.act(order?.id ?? '', 'accept', { minutes: 20 });
    expect((await shop.office.act(order?.id ?? '', 'cancel', { reason: 'Ofen kaputt.' })).statusCode).toBe(200);
    await mustBack(parts.map((part) => [part, 1050]));
    expect(await read()).toEqual(cleared);
  });

  describe('branch managers refund up to the limit of an order (S3 R5)', () => {
    let manager: Desk;
    beforeEach(async () => {
      const config = (await shop.office.call('GET', `${OFFICE}/config`)).json();
      await shop.office.save(`${OFFICE}/config`, { ...config, branchManagerRefundLimit: 600 });
      const email = 'leitung@roma.test';
      const hired = await shop.office.call('POST', addStaff.path, { email, role: 'branchManager', shops: ['roma'] });
      manager = await shop.desk(email, hired.json().password);
    });
    const refundAs = (by: Desk, refunds: readonly object[], key = randomUUID()) =>
      by.call('POST', `${SHOP}/dineintable/7/refund`, { refunds }, { 'idempotency-key': key });

    it('with all that was refunded of it before', async () => {
      const [margherita, beer] = await book();
      await waiter.books(7);
      const rounds = (await waiter.table(7)).bill?.rounds ?? [];
      const other = rounds.flatMap(({ items }) => items).find(({ id, price }) => id !== margherita?.id && price > 600);
      const ofMargherita = (amount: number) => ({ line: margherita?.id, amount });
      const key = randomUUID();
      for (let sent = 0; sent < 2; sent += 1)
        expect((await refundAs(manager, [ofMargherita(400)], key)).json()).toMatchObject({ bill: { refunded: 400 } });
      const refused = await refundAs(manager, [ofMargherita(150), { line: beer?.id, amount: 100 }]);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'refundNotPossible',
        message: expect.stringContaining('Höchstens 2,00'),
      });
      expect((await waiter.table(7)).bill).toMatchObject({ refunded: 400 });
      expect((await refundAs(manager, [ofMargherita(200), { line: other?.id, amount: 600 }])).statusCode).toBe(200);
      expect((await refundAs(manager, [ofMargherita(1)])).json().message).not.toContain('Höchstens');
    });

    it('owners have no limit, nor have waiters with the waiter password (S3 W16)', async () => {
      const [margherita] = await book();
      expect((await refundAs(shop.office, [{ line: margherita?.id, amount: 700 }])).statusCode).toBe(200);
      expect((await refund(margherita, 700)).statusCode).toBe(200);
    });

    it('what was refunded of a round at the desk counts, too', async () => {
      const guest = await scanTable(shop, shop.office, 7);
      const { order } = (await guest.orders(7)).json();
      const opened = await guest.call('POST', `${SHOP}/payment/Stripe_card/${order.id}`, {});
      await shop.fake.press(opened.json().url ?? '', 'pay');
      for (const message of shop.fake.messages) await shop.receive(message);
      await shop.work();
      const atDesk = { key: randomUUID(), amount: 500, reason: 'Kalt.' };
      expect((await manager.call('POST', `${OFFICE}/orders/${order.id}/refunds`, atDesk)).statusCode).toBe(200);
      const [item] = (await waiter.table(7)).bill?.rounds[0]?.items ?? [];
      expect((await refundAs(manager, [{ line: item?.id, amount: 200 }])).json().code).toBe('refundNotPossible');
      expect((await refundAs(manager, [{ line: item?.id, amount: 100 }])).statusCode).toBe(200);
    });
  });

  it('what was handed to the till is paid back there: answer, table and desk say so (S3 C42)', async () => {
    const [margherita] = await book();
    const unit = { kind: 'units', units: [{ line: margherita?.id, units: 1 }] };
    const ada = await pay(unit, 900);
    await waiter.does(7, 'hand-over', { what: unit, expectedAmount: 900 });
    const key = randomUUID();
    const paidBack = { online: 450, till: 450 };
    expect((await refund(margherita, 900, key)).json()).toMatchObject({ paidBack, bill: { paidBack } });
    expect((await refund(margherita, 900, key)).json()).toMatchObject({ paidBack, bill: { paidBack } });
    const [again] = (await waiter.table(7)).bill?.rounds[0]?.items ?? [];
    expect(again).toMatchObject({ refunded: 900, refundedAtTill: 450 });
    const [order] = (await shop.office.orders()).orders;
    expect(order?.tableChanges).toMatchObject([{ kind: 'refunded', atTill: 450 }]);
    expect((await shop.office.act(order?.id ?? '', 'refuse')).statusCode).toBe(200);
    expect((await waiter.table(7)).bill).toMatchObject({ paidBack: { online: 900, till: 900 } });
    await mustBack([[ada, 900]]);
  });

  it('a key of a waiter is one change of one table, also if it is sent to two at the same moment', async () => {
    const [margherita] = await book();
    await waiter.books(8);
    const [other] = (await waiter.table(8)).bill?.rounds[0]?.items ?? [];
    const refundAt = (table: number, item: TableItemAnswer | undefined, key: string) =>
      waiter.does(table, 'refund', { refunds: [{ line: item?.id, amount: 100 }] }, key);
    for (let round = 0; round < 3; round += 1) {
      const key = randomUUID();
      const answers = await Promise.all([refundAt(7, margherita, key), refundAt(8, other, key)]);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('idempotencyKeyReused');
    }
  });

  it('ties go by time of payment, not of reservation (S3 C42)', async () => {
    const [beer] = await book([{ dishId: 'bier', amount: 1 }]);
    const [first, second] = [await reserve(into(2), 150), await reserve(into(2), 150)];
    await second.settle();
    await first.settle();
    expect((await refund(beer, 1)).json()).toMatchObject({ paidBack: { online: 1 } });
    await mustBack([
      [first, 0],
      [second, 1],
    ]);
  });

  it('jobs of an earlier version pay everyone back once, under the old id or beside it', async () => {
    const [margherita] = await book();
    const unit = { kind: 'units', units: [{ line: margherita?.id, units: 1 }] };
    const [ada, ben] = [await pay(unit, 900), await pay(unit, 900)];
    await shop.deps.outbox.stop();
    await refund(margherita, 1800);
    const { database } = shop.deps;
    // As the earlier version has queued them: both parts under the id of the bill's refund.
    await database.write((writer) => writer.updateTable('outbox').set({ kind: 'refundPart' }).execute());
    const jobs = await database.read.selectFrom('outbox').selectAll().where('done_at', 'is', null).execute();
    const handler = createTableJobs(shop.deps, listRefundLines).find(({ kind }) => kind === 'refundPart');
    for (const job of [...jobs, ...jobs]) await handler?.run({ ...job, erasures: 0 });
    await database.write((writer) => writer.updateTable('outbox').set({ done_at: shop.clock.now() }).execute());
    await mustBack([
      [ada, 900],
      [ben, 900],
    ]);
    const rows = await database.read.selectFrom('refunds').select(['refund_id', 'order_id']).execute();
    const { refund: old } = JSON.parse(jobs[0]?.payload ?? '');
    expect(new Set(rows.map(({ refund_id }) => refund_id))).toEqual(
      new Set([old, namePartRefund(old, String(jobs[1]?.order_id))]),
    );
  });

  it('a part that staff have refunded otherwise is a task with its refund, not a second payment', async () => {
    const [margherita] = await book();
    const unit = { kind: 'units', units: [{ line: margherita?.id, units: 1 }] };
    const [ada, ben] = [await pay(unit, 900), await pay(unit, 900)];
    const by = { key: randomUUID(), reason: 'Kalt.', amount: 500 };
    await shop.office.call('POST', `${OFFICE}/orders/${ada.orderId}/refunds`, by);
    await refund(margherita, 1800);
    await mustBack([
      [ada, 500],
      [ben, 900],
    ]);
    expect(await shop.tasks()).toMatchObject([{ orderId: ada.orderId, kind: 'refundFailed', table: 7 }]);
    const refunds = (await shop.money(ada.orderId)).refunds.map(({ state, amount }) => `${state} ${amount}`);
    expect(refunds.toSorted()).toEqual(['done 500', 'failed 900']);
  });

  it('a refund that is lost breaks an invariant, until it is queued or made', async () => {
    const [margherita] = await book();
    const unit = { kind: 'units', units: [{ line: margherita?.id, units: 1 }] };
    const [ada, ben] = [await pay(unit, 900), await pay(unit, 900)];
    await refund(margherita, 1800);
    await mustBack([
      [ada, 900],
      [ben, 900],
    ]);
    const { read } = shop.deps.database;
    const lost = await read
      .selectFrom('refunds')
      .selectAll()
      .where('order_id', '=', ben.orderId as never)
      .executeTakeFirstOrThrow();
    const [bill] = await read.selectFrom('table_bills').select('document').execute();
    const [{ id = '' } = {}]: readonly { id?: string }[] = JSON.parse(bill?.document ?? '').refunds;
    expect(lost.refund_id).toBe(namePartRefund(id, ben.orderId));
    await shop.deps.database.write((writer) =>
      writer.deleteFrom('refunds').where('refund_id', '=', lost.refund_id).execute(),
    );
    const rules = async () => (await findViolations(read)).map(({ rule }) => rule);
    expect(await rules()).toContain('what a bill pays back of a part is refunded by its order');
    await shop.deps.database.write((writer) => writer.insertInto('refunds').values(lost).execute());
    expect(await rules()).toEqual([]);
    await shop.deps.database.write((writer) =>
      writer.updateTable('refunds').set({ amount: 901 }).where('refund_id', '=', lost.refund_id).execute(),
    );
    expect(await rules()).toContain('no part of a bill gets back more than its bill says');
    await shop.deps.database.write((writer) =>
      writer.updateTable('refunds').set({ amount: 900 }).where('refund_id', '=', lost.refund_id).execute(),
    );
  });

  it('the doctor finds refunds that an earlier version has lost, and makes each a task once', async () => {
    const [margherita] = await book();
    const unit = { kind: 'units', units: [{ line: margherita?.id, units: 1 }] };
    const [ada, ben] = [await pay(unit, 900), await pay(unit, 900)];
    await shop.deps.outbox.stop();
    await refund(margherita, 600);
    await refund(margherita, 1200);
    const { database } = shop.deps;
    // As the earlier version has left it: all jobs are done, but only Ada's refunds were made.
    const jobs = await database.read
      .selectFrom('outbox')
      .selectAll()
      .where('order_id', '=', ada.orderId as never)
      .execute();
    const handler = createTableJobs(shop.deps, listRefundLines).find(({ kind }) => kind === 'refundPayer');
    for (const job of jobs) if (job.done_at === null) await handler?.run({ ...job, erasures: 0 });
    await database.write((writer) => writer.updateTable('outbox').set({ done_at: shop.clock.now() }).execute());
    await mustBack([
      [ada, 900],
      [ben, 0],
    ]);
    const examination = { clock: shop.clock, database };
    const [first, second] = await Promise.all([checkRefunds(examination), checkRefunds(examination)]);
    const { number, guestName } = await shop.money(ben.orderId);
    const found = {
      level: 'error',
      code: 'refundLost',
      values: { shop: 'roma', table: 7, number, amount: '9,00\u00a0€' },
    };
    for (const findings of [first, second, await checkRefunds(examination)]) expect(findings).toMatchObject([found]);
    expect(first?.map(describeFinding).join(' ')).toContain('Tisch 7');
    if (guestName !== '') expect(first?.map(describeFinding).join(' ')).not.toContain(guestName);
    expect((await findViolations(database.read)).map(({ rule }) => rule)).toEqual([]);
    const task = { orderId: ben.orderId, kind: 'refundLost', table: 7, amount: 900 };
    expect(await shop.tasks()).toMatchObject([task]);
    // Staff pay it back from the office and tick it off.
    const by = { key: randomUUID(), reason: 'Nachgeholt.', amount: 900 };
    expect((await shop.office.call('POST', `${OFFICE}/orders/${ben.orderId}/refunds`, by)).statusCode).toBe(200);
    await shop.work();
    expect(await readBack(ben)).toBe(900);
    await shop.office.call('DELETE', `${OFFICE}/payment-tasks/${ben.orderId}/refundLost`);
    expect(await checkRefunds(examination)).toEqual([]);
    expect(await shop.tasks()).toEqual([]);
  });

  it('what staff have paid back already is not lost', async () => {
    const [margherita] = await book();
    const unit = { kind: 'units', units: [{ line: margherita?.id, units: 1 }] };
    const [ada, ben] = [await pay(unit, 900), await pay(unit, 900)];
    await shop.deps.outbox.stop();
    await refund(margherita, 1000);
    await shop.deps.database.write((writer) =>
      writer.updateTable('outbox').set({ done_at: shop.clock.now() }).where('kind', '=', 'refundPayer').execute(),
    );
    const repay = (part: PaidPart, amount: number) =>
      shop.office.call('POST', `${OFFICE}/orders/${part.orderId}/refunds`, { key: randomUUID(), reason: 'x', amount });
    await repay(ada, 500);
    await repay(ben, 300);
    const findings = await checkRefunds({ clock: shop.clock, database: shop.deps.database });
    expect(findings).toMatchObject([{ values: { amount: '2,00\u00a0€' } }]);
    expect(await shop.tasks()).toMatchObject([{ orderId: ben.orderId, amount: 200 }]);
  });
});
