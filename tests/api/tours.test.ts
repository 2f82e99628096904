import * as contract from '@tischlein/contract/calls';
import type { DeskOrder, OwnTours, TourDriver } from '@tischlein/contract/office';
import type { OrderRequest } from '@tischlein/contract/shop';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { createFakeStar } from '../support/fake-printers.ts';
import { openEvents } from '../support/open-events.ts';
import { type Answer, type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery } from '../support/trattoria.ts';

const BASE = '/api/office/shop/roma';
const toOutcome = (answer: Answer | undefined) => [
  answer?.statusCode,
  answer?.statusCode === 204 ? null : (answer?.json().code ?? null),
];

const expectInvariants = async ({ deps }: TestShop): Promise<void> =>
  expect(await findViolations(deps.database.read)).toEqual([]);

interface Driver extends Desk {
  readonly staffId: string;
  tours(): Promise<OwnTours['tours']>;
  press(tour: string, order: string, outcome: string): Promise<Answer>;
  starts(tour: string): Promise<Answer>;
}

describe.each(preparedTrattoria)('tours on $name', ({ name, open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;
  let ada: Driver;

  beforeEach(async () => {
    place = await open();
    shop = await openShop(place);
    owner = await shop.desk();
    ada = await hires('ada');
  });
  afterEach(async () => {
    await expectInvariants(shop);
    await shop.close();
    await place.close();
  });

  const hires = async (who: string, role = 'driver'): Promise<Driver> => {
    const email = `${who}@roma.test`;
    const added = await owner.call('POST', contract.addStaff.path, { email, role, shops: ['roma'] });
    const { member, password } = added.json();
    const desk = await shop.desk(email, password);
    return {
      ...desk,
      staffId: member.id,
      tours: async () => (await desk.call('GET', `${BASE}/own-tours`)).json<OwnTours>().tours,
      press: (tour, order, outcome) => desk.call('POST', `${BASE}/own-tours/${tour}/stops/${order}/${outcome}`),
      starts: (tour) => desk.call('POST', `${BASE}/own-tours/${tour}/start`),
    };
  };

  /** An order that is ready. */
  const cooks = async (parts: Partial<OrderRequest> = {}): Promise<string> => {
    const { id } = await shop.guest().order(aDelivery(parts));
    await owner.act(id, 'accept');
    await owner.act(id, 'ready');
    return id;
  };
  const creates = (orders: readonly string[], driver = ada.staffId, desk = owner): Promise<Answer> =>
    desk.call('POST', `${BASE}/tours`, { driver, orders });
  const created = async (orders: readonly string[]): Promise<string> =>
    (await creates(orders)).json<DeskOrder[]>()[0]?.tour?.id ?? '';
  const onDesk = async (id: string): Promise<DeskOrder | undefined> =>
    (await owner.orders()).orders.find((order) => order.id === id);
  const changes = (tour: string, orders: readonly string[], version: number, driver = ada.staffId): Promise<Answer> =>
    owner.call('PUT', `${BASE}/tours/${tour}`, { driver, orders, version });

  it('an order that two desks give away at once is on one tour', async () => {
    const bob = await hires('bob');
    const order = await cooks();
    const answers = await Promise.all([creates([order]), creates([order], bob.staffId)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([201, 409]);
    expect(answers.map(toOutcome)).toContainEqual([409, 'orderOnTour']);
    expect([...(await ada.tours()), ...(await bob.tours())]).toHaveLength(1);
  });

  it('a tour that desk and driver change at once stays whole, and each is told', async () => {
    const [first, second, third] = [await cooks(), await cooks(), await cooks()];
    const tour = await created([first, second]);
    const answers = await Promise.all([
      ada.starts(tour),
      changes(tour, [third], 1),
      owner.act(second, 'cancel'),
      ada.starts(tour),
    ]);
    for (const answer of answers) expect([200, 409]).toContain(answer.statusCode);
    // A desk that was late has read what the others did, and tries again.
    const version = (await onDesk(third))?.tour?.version ?? (await onDesk(first))?.tour?.version ?? 0;
    if ((await onDesk(third))?.tour === null)
      expect(toOutcome(await changes(tour, [third], version))).toEqual([200, null]);
    expect(
      (await ada.tours()).map(({ stops }) => stops.filter(({ contact }) => contact).map((stop) => stop.orderId)),
    ).toEqual([[third]]);
    expect((await ada.starts(tour)).statusCode).toBe(200);
    expect((await onDesk(third))?.status).toBe('underway');
  });

  it('a hand-over that is sent twice counts once', async () => {
    const order = await cooks();
    const tour = await created([order]);
    await ada.starts(tour);
    const answers = await Promise.all([1, 2, 3].map(() => ada.press(tour, order, 'handOver')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const events = await shop.deps.database.read.selectFrom('order_events').select(['action', 'done_by']).execute();
    expect(events.filter(({ action }) => action === 'handOver')).toEqual([
      { action: 'handOver', done_by: 'ada@roma.test' },
    ]);
  });

  if (name !== 'sqlite') return;

  it('are on the slips of the driver that are printed from now on', async () => {
    const form = { name: 'Fahrer', kind: 'star', slips: ['driver', 'counter'] };
    const added = await owner.call('POST', `${BASE}/printers`, form);
    const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const star = createFakeStar(`${origin}${new URL(added.json().address).pathname}`);
    const [first, second] = [await cooks(), await cooks()];
    await creates([second, first]);
    while (await star.print());
    const slips = await owner.orders();
    const toNumber = (id: string) => slips.orders.find((order) => order.id === id)?.number ?? 0;
    // The clock is set, so both were queued at the same time.
    const driver = star.paper.filter((slip) => slip.includes('Lieferbon')).toSorted();
    expect(driver).toHaveLength(2);
    expect(driver[0]).toMatch(new RegExp(`${toNumber(first)} [^]*Tour 1, Stopp 2`));
    expect(driver[1]).toMatch(new RegExp(`${toNumber(second)} [^]*Tour 1, Stopp 1`));
    expect(star.paper.filter((slip) => slip.includes('Tour 1'))).toHaveLength(2);
  });

  it('lead a driver to the guests, with what they need at the door and nothing else', async () => {
    const formValues = { ...aDelivery().formValues, floor: '3. Stock', messageDriver: 'Bitte klopfen' };
    const order = await cooks({
      formValues,
      messageCook: 'ohne Zwiebeln',
      orderItems: [
        { dishId: 'salami', amount: 2 },
        { dishId: 'bier', amount: 2 },
      ],
    });
    const other = await shop.guest().order();
    const tour = await created([order]);
    const [own] = await ada.tours();
    expect(own).toMatchObject({ id: tour, number: 1, state: 'planned' });
    expect(own?.stops).toEqual([
      {
        orderId: order,
        number: 1,
        state: 'waiting',
        dueLabel: expect.any(String),
        isReady: true,
        contact: {
          name: 'Petra Müller',
          company: '',
          street: 'Lange Straße',
          streetNumber: '1b',
          floor: '3. Stock',
          zip: '10117',
          city: 'Berlin',
          phone: '030 1234567',
        },
        note: 'Bitte klopfen',
        ageCheck: 16,
        due: { kind: 'cash', amount: expect.any(Number) },
        deposits: 16,
      },
    ]);
    const seen = JSON.stringify(await ada.tours());
    for (const secret of ['petra@example.com', 'Zwiebeln', other.id]) expect(seen).not.toContain(secret);
  });

  it('move their orders by the actions of the desk, and the desk moves their stops', async () => {
    const [first, second, third] = [await cooks(), await cooks(), await cooks()];
    const tour = await created([first, second, third]);
    expect(await onDesk(second)).toMatchObject({
      status: 'ready',
      tour: { id: tour, number: 1, driver: 'ada@roma.test', state: 'planned', position: 2, stop: 'waiting' },
    });
    const started = (await ada.starts(tour)).json<OwnTours>().tours;
    expect(started[0]?.stops.map(({ state }) => state)).toEqual(['onTheWay', 'onTheWay', 'onTheWay']);
    expect((await onDesk(first))?.status).toBe('underway');
    expect(toOutcome(await ada.starts(tour))).toEqual([200, null]);
    await ada.press(tour, first, 'handOver');
    await owner.act(second, 'cancel', { reason: 'Unfall' });
    const [after] = await ada.tours();
    expect(after?.stops).toMatchObject([
      { orderId: first, state: 'handedOver', contact: null, note: '' },
      { orderId: second, state: 'calledOff', contact: null },
      { orderId: third, state: 'onTheWay', contact: { name: 'Petra Müller' } },
    ]);
    await owner.act(third, 'handOver');
    expect(await ada.tours()).toEqual([]);
    expect((await onDesk(third))?.tour).toMatchObject({ state: 'ended', stop: 'handedOver' });
  });

  it('bring back what nobody took, for the desk to decide', async () => {
    const order = await cooks();
    const other = await cooks();
    const tour = await created([order, other]);
    await ada.starts(tour);
    expect(
      (await ada.press(tour, order, 'later')).json<OwnTours>().tours[0]?.stops.map((stop) => stop.orderId),
    ).toEqual([other, order]);
    expect(toOutcome(await ada.press(tour, order, 'notMet'))).toEqual([200, null]);
    expect(toOutcome(await ada.press(tour, order, 'notMet'))).toEqual([200, null]);
    expect(toOutcome(await ada.press(tour, order, 'handOver'))).toEqual([409, 'stopOver']);
    expect(await onDesk(order)).toMatchObject({ status: 'underway', tour: { stop: 'notMet' } });
    const status = async () => (await shop.guest().call('GET', `/api/shop/roma/status/${order}`)).json();
    expect(await status()).toMatchObject({ status: 'underway', notMet: true });
    // Once more, on another tour.
    const bob = await hires('bob');
    expect(toOutcome(await creates([order], bob.staffId))).toEqual([201, null]);
    expect(await status()).toMatchObject({ notMet: false });
    const [second] = await bob.tours();
    expect(second).toMatchObject({ number: 2, stops: [{ orderId: order, state: 'waiting' }] });
    await bob.starts(second?.id ?? '');
    await bob.press(second?.id ?? '', order, 'handOver');
    expect(await status()).toMatchObject({ status: 'handedOver', notMet: false });
  });

  it('wait for the kitchen', async () => {
    const ready = await cooks();
    const { id: cooking, number } = await shop.guest().order();
    await owner.act(cooking, 'accept');
    const tour = await created([ready, cooking]);
    const answer = await ada.starts(tour);
    expect(toOutcome(answer)).toEqual([409, 'tourNotReady']);
    expect(answer.json().message).toBe(
      `Bestellung ${number} ist noch in der Küche. Bitte warte darauf oder nimm sie aus der Tour.`,
    );
    expect((await onDesk(ready))?.status).toBe('ready');
    await owner.act(cooking, 'ready');
    expect(toOutcome(await owner.call('POST', `${BASE}/tours/${tour}/start`))).toEqual([200, null]);
    expect((await onDesk(cooking))?.status).toBe('underway');
  });

  it('are rearranged, given to others and taken back', async () => {
    const bob = await hires('bob');
    const [first, second] = [await cooks(), await cooks()];
    const tour = await created([first, second]);
    expect(toOutcome(await changes(tour, [second, first], 1, bob.staffId))).toEqual([200, null]);
    expect(toOutcome(await changes(tour, [first], 1))).toEqual([409, 'tourChanged']);
    expect(await ada.tours()).toEqual([]);
    expect((await bob.tours())[0]?.stops.map(({ number }) => number)).toEqual([2, 1]);
    expect(toOutcome(await ada.starts(tour))).toEqual([404, 'tourUnknown']);
    for (const outcome of ['handOver', 'notMet', 'later']) {
      expect(toOutcome(await ada.press(tour, first, outcome))).toEqual([404, 'tourUnknown']);
      expect(toOutcome(await ada.press('unbekannt', first, outcome))).toEqual([404, 'tourUnknown']);
    }
    expect(toOutcome(await owner.call('DELETE', `${BASE}/tours/${tour}`))).toEqual([200, null]);
    expect(await bob.tours()).toEqual([]);
    expect(await onDesk(first)).toMatchObject({ status: 'ready', tour: null });
    expect(toOutcome(await creates([first]))).toEqual([201, null]);
  });

  it('take only deliveries that are accepted, and people who drive here', async () => {
    const order = await cooks();
    const { id: fresh } = await shop.guest().order();
    const pickup = await shop
      .guest()
      .order({ ...aDelivery(), formValues: { ...aDelivery().formValues, isPickup: true } });
    await owner.act(pickup.id, 'accept');
    const accountant = await hires('steuer', 'accountant');
    for (const [orders, driver, code] of [
      [[fresh], ada.staffId, 'notForTours'],
      [[pickup.id], ada.staffId, 'notForTours'],
      [['unbekannt'], ada.staffId, 'orderUnknown'],
      [[order], accountant.staffId, 'driverUnknown'],
      [[order], 'unbekannt', 'driverUnknown'],
      [[], ada.staffId, 'invalidRequest'],
      [[order, order], ada.staffId, 'invalidRequest'],
    ] as const)
      expect(toOutcome(await creates(orders, driver))[1]).toBe(code);
    expect(toOutcome(await creates([order], ada.staffId, ada))).toEqual([403, 'forbidden']);
    const { drivers } = (await owner.call('GET', `${BASE}/drivers`)).json<{ drivers: TourDriver[] }>();
    expect(drivers.map((driver) => [driver.name, driver.isDriver, driver.isOnDuty, driver.tours])).toEqual([
      ['ada@roma.test', true, true, 0],
      ['chefin@roma.test', false, true, 0],
    ]);
  });

  it('are suggested from where and when the orders are due', async () => {
    const orders = [await cooks(), await cooks()];
    const suggests = async (isOneTour: boolean) =>
      (await owner.call('POST', `${BASE}/tour-suggestions`, { orders, isOneTour })).json();
    expect(await suggests(false)).toMatchObject({ tours: [{ orders }] });
    expect(await suggests(true)).toMatchObject({ tours: [{ orders }] });
  });

  it('reach the driver at once', async () => {
    const port = Number(new URL(await shop.app.listen({ port: 0 })).port);
    const { cookies } = await ada.call('GET', contract.getSession.path);
    const cookie = `tischlein-office=${cookies[0]?.value ?? ''}`;
    const stream = await openEvents(port, `${BASE}/own-tours/events`, { cookie });
    expect(await stream.next()).toMatchObject({ event: 'tours', data: { tours: [] } });
    const order = await cooks();
    await created([order]);
    expect(await stream.next()).toMatchObject({ data: { tours: [{ stops: [{ orderId: order, state: 'waiting' }] }] } });
    await stream.close();
  });

  it('are forgotten a month after they ended', async () => {
    const order = await cooks();
    const tour = await created([order]);
    await ada.starts(tour);
    await ada.press(tour, order, 'handOver');
    const count = async () => (await shop.deps.database.read.selectFrom('tour_stops').selectAll().execute()).length;
    const after = async (days: number) => {
      shop.clock.set(new Date(Date.parse(shop.clock.now()) + days * 86_400_000).toISOString());
      await cleanUp(shop.deps);
      return count();
    };
    expect([await count(), await after(30), await after(2)]).toEqual([1, 1, 0]);
  });
});
