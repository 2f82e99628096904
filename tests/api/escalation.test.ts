import type { OrderResponse } from '@tischlein/contract/shop';
import type { EscalationSettings, ShopConfig } from '@tischlein/domain/shop';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_ESCALATION } from '@tischlein/domain/escalation';
import { escalateOrders } from '../../apps/server/src/escalation/escalate-orders.ts';
import { openDeps } from '../../apps/server/src/open-deps.ts';
import { addTables, signInWaiter } from '../support/dining-tables.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { type FakeReceiver, isSignedWith, openFakeReceiver } from '../support/fake-receiver.ts';
import { openPaidShop, type PaidShop } from '../support/open-payments.ts';
import { readMailbox } from '../support/read-mailbox.ts';
import { aDelivery } from '../support/trattoria.ts';

const CONFIG = '/api/office/shop/roma/config';
const ADA = { name: 'Ada', email: 'ada@roma.test', phone: '' };
const BEN = { name: 'Ben', email: '', phone: '+49 30 1234567' };

describe.each(preparedPaidTrattoria)('orders that nobody answers on $name', ({ open }) => {
  let receiver: FakeReceiver;
  let place: OpenDatabase;
  let shop: PaidShop;
  beforeAll(async () => {
    receiver = await openFakeReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(async () => {
    receiver.received.length = 0;
    place = await open();
    shop = await openPaidShop(place, { webhookGuard: { mayCall: (url) => receiver.guard.mayCall(url) } });
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const escalates = async (settings: Partial<EscalationSettings>) => {
    const config: ShopConfig = (await shop.office.call('GET', CONFIG)).json();
    const escalation = { ...DEFAULT_ESCALATION, ...settings };
    return shop.office.save(CONFIG, { ...config, escalation });
  };
  const after = async (minutes: number): Promise<void> => {
    shop.later(minutes);
    await escalateOrders(shop.deps);
    await everythingIsSent(shop);
  };
  const warnings = async () =>
    (await readMailbox(place.dataDir)).filter(({ subject }) => /^Bestellung \d+ wartet/.test(subject));
  const allSteps = async () => {
    const rows = await shop.deps.database.read.selectFrom('escalation_steps').select('step').orderBy('at').execute();
    return rows.map(({ step }) => step);
  };
  /** The steps beyond ringing, which desks do by themselves. */
  const steps = async () => (await allSteps()).filter((step) => step !== 'ring');
  const paysOnline = async (): Promise<string> => {
    const guest = await shop.guestPays();
    const { url = '' } = await guest.prepare();
    shop.later(10);
    await shop.fake.press(url, 'pay');
    await guest.comeBack();
    return guest.orderId;
  };

  it('are reported to the shop once after three minutes, and keep waiting if it has chosen so', async () => {
    await escalates({ last: 'none' });
    const { id, number } = await shop.guest().order();
    await after(2);
    expect(await warnings()).toEqual([]);
    expect(await allSteps()).toEqual(['ring']);
    await after(1);
    await after(1);
    expect(await warnings()).toMatchObject([
      { to: 'roma@example.com', subject: `Bestellung ${number} wartet seit 3 Minuten – Trattoria Roma` },
    ]);
    await after(60);
    expect(await steps()).toEqual(['tell', 'call']);
    expect(await shop.onDesk(id)).toMatchObject({ status: 'placed' });
  });

  it('are reported to the people that the shop has named, without a word about the guest', async () => {
    await escalates({ people: [ADA, BEN] });
    await shop.guest().order();
    await after(3);
    const [mail, ...more] = await warnings();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: ADA.email });
    expect(mail?.text).not.toMatch(/Petra|Müller/);
  });

  it('have people called through a signed webhook after six minutes', async () => {
    await escalates({ people: [ADA, BEN] });
    const webhook = { name: 'Anrufe', url: receiver.url, events: ['order.unanswered'] };
    const { secret } = (await shop.office.call('POST', '/api/office/shop/roma/webhooks', webhook)).json();
    const { id, number } = await shop.guest().order();
    await after(6);
    await after(1);
    await expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(1);
    const [event] = receiver.received;
    expect(event && isSignedWith(secret, event)).toBe(true);
    expect(JSON.parse(event?.body ?? '')).toMatchObject({
      type: 'order.unanswered',
      data: { order: { id, number, status: 'placed' }, phones: [BEN.phone] },
    });
  });

  it('are left in peace as soon as somebody accepts', async () => {
    await escalates({ last: 'refuse' });
    const { id } = await shop.guest().order();
    await after(2);
    expect((await shop.office.act(id, 'accept')).statusCode).toBe(200);
    await after(30);
    expect(await steps()).toEqual([]);
    expect(await warnings()).toEqual([]);
    expect(await shop.onDesk(id)).toMatchObject({ status: 'accepted', unanswered: null });
  });

  it('are refused after 15 minutes with their money back, unless the shop has chosen otherwise', async () => {
    const id = await paysOnline();
    await after(14);
    expect(await shop.onDesk(id)).toMatchObject({ status: 'placed', unanswered: { last: 'refuse', lastMinutes: 15 } });
    await after(1);
    await shop.work();
    expect(await shop.onDesk(id)).toMatchObject({
      status: 'refused',
      paymentStatus: 'refunded',
      refusalReason: 'Wir haben Deine Bestellung leider nicht rechtzeitig gesehen. Das tut uns leid.',
    });
    expect(await steps()).toContain('end');
  });

  it('are told, but never refused, if a waiter has booked them at a table', async () => {
    await addTables(shop.office);
    const waiter = await signInWaiter(shop);
    const { order } = (await waiter.books(7)).json<OrderResponse>();
    await after(3);
    expect(await warnings()).toHaveLength(1);
    expect(await shop.onDesk(order.id)).toMatchObject({ status: 'placed', unanswered: { last: 'none' } });
    await after(30);
    expect(await shop.onDesk(order.id)).toMatchObject({ status: 'placed' });
    expect((await waiter.table(7)).bill).toMatchObject({ booked: 2100, due: 2100 });
  });

  it('are accepted at last with the usual time, if the shop has chosen so', async () => {
    await escalates({ last: 'accept' });
    const { id } = await shop.guest().order();
    await after(15);
    const order = await shop.onDesk(id);
    expect(order?.status).toBe('accepted');
    expect(Date.parse(order?.promisedAt ?? '')).toBeGreaterThan(Date.parse(shop.clock.now()));
  });

  it('wait from the moment the desk has them, not from the moment they were placed', async () => {
    await paysOnline();
    await after(2);
    expect(await steps()).toEqual([]);
    await after(1);
    expect(await steps()).toEqual(['tell']);
  });

  const orderFor = (serveAt: string) => {
    const delivery = aDelivery();
    return shop.guest().order({ ...delivery, formValues: { ...delivery.formValues, serveAt } });
  };

  it('are refused after 15 minutes also when the shop has closed, if they are for now', async () => {
    // Open until 22:00.
    shop.clock.set('2026-11-21T20:58:00.000Z');
    const { id } = await shop.guest().order();
    await after(14);
    expect(await shop.onDesk(id)).toMatchObject({ status: 'placed' });
    expect(await warnings()).toMatchObject([{ text: expect.stringContaining('Um 22:13 Uhr lehnen wir') }]);
    await after(1);
    expect(await shop.onDesk(id)).toMatchObject({ status: 'refused' });
  });

  it('count only minutes while the shop is open if they are for later, for the mail as well', async () => {
    // Open until 22:00 and from 11:00.
    shop.clock.set('2026-11-21T20:58:00.000Z');
    const { id } = await orderFor('2026-11-22T18:00:00+01:00');
    await after(120);
    expect(await steps()).toEqual([]);
    shop.clock.set('2026-11-22T10:01:00.000Z');
    await after(0);
    expect(await warnings()).toMatchObject([
      { subject: expect.stringContaining('seit 3 Minuten'), text: expect.stringContaining('Um 11:13 Uhr lehnen wir') },
    ]);
    await after(11);
    expect(await shop.onDesk(id)).toMatchObject({ status: 'placed' });
    await after(1);
    expect(await steps()).toContain('end');
    expect((await shop.office.act(id, 'accept')).statusCode).toBe(409);
  });

  it('begin to count when the shop opens, if they came while it was closed', async () => {
    shop.clock.set('2026-11-22T07:00:00.000Z');
    const { id } = await orderFor('2026-11-22T18:00:00+01:00');
    expect((await shop.onDesk(id))?.unanswered?.openTimes[0]).toEqual({
      from: '2026-11-22T10:00:00.000Z',
      until: '2026-11-22T21:00:00.000Z',
    });
    await after(3 * 60 + 2);
    expect(await steps()).toEqual([]);
    await after(13);
    expect(await shop.onDesk(id)).toMatchObject({ status: 'refused' });
  });

  it('are escalated once on two nodes, and continue where a stopped node left off', async () => {
    await escalates({ people: [ADA], last: 'refuse' });
    const { id } = await shop.guest().order();
    await after(3);
    const other = await openDeps({
      dataDir: place.dataDir,
      databaseUrl: place.url || null,
      smtpUrl: null,
      publicUrl: 'http://shop.test',
      secretKey: 'only-for-tests-only-for-tests-only',
      report: () => {},
      clock: shop.clock,
    });
    shop.later(12);
    await Promise.all([shop.deps, other.deps, shop.deps, other.deps].map(escalateOrders));
    await everythingIsSent(shop);
    await other.close();
    expect((await steps()).toSorted()).toEqual(['call', 'end', 'tell']);
    expect(await warnings()).toHaveLength(1);
    const events = await shop.deps.database.read
      .selectFrom('order_events')
      .select(['action', 'done_by'])
      .where('order_id', '=', id as never)
      .where('action', '=', 'refuse')
      .execute();
    expect(events).toEqual([{ action: 'refuse', done_by: 'Automatisch' }]);
  });

  it.each<[string, Partial<EscalationSettings>]>([
    ['a call before the mail', { callMinutes: 2 }],
    ['an address that is none', { people: [{ ...ADA, email: 'ada' }] }],
    ['a number that is none', { people: [{ ...BEN, phone: 'abc' }] }],
    ['somebody who cannot be reached', { people: [{ ...ADA, email: '' }] }],
  ])('settings with %s are refused', async (_, settings) => {
    expect(await escalates(settings)).toMatchObject({ statusCode: 400 });
  });

  it('do not tell guests who is notified', async () => {
    await escalates({ people: [ADA, BEN] });
    const answer = await shop.guest().call('GET', '/api/shop/roma');
    expect(answer.body).not.toContain('escalation');
    expect(answer.body).not.toContain(ADA.email);
  });
});
