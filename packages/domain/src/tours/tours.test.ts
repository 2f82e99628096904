import { describe, expect, it } from 'vitest';
import { type OrderId, orderId } from '../ids.ts';
import { toCents } from '../money.ts';
import { ORDER_STATUSES, type OrderStatus } from '../orders/index.ts';
import type { PaymentMethod } from '../shop/index.ts';
import {
  arrangeStops,
  depart,
  type Due,
  findDue,
  findJoinRefusal,
  followOrder,
  isOpenStop,
  type JoiningOrder,
  missGuest,
  postpone,
  startTour,
  type StopState,
  sumDue,
  takeBack,
  type Tour,
  type TourState,
} from './index.ts';

const aTour = (state: TourState, stops: Readonly<Record<string, StopState>>): Tour => ({
  state,
  stops: Object.entries(stops).map(([id, stop]) => ({ orderId: orderId(id), state: stop })),
});
const toStops = ({ stops }: Tour) => Object.fromEntries(stops.map((stop) => [stop.orderId, stop.state]));
const statuses = (entries: Readonly<Record<string, OrderStatus>>): ReadonlyMap<OrderId, OrderStatus> =>
  new Map(Object.entries(entries).map(([id, status]) => [orderId(id), status]));

describe('who may join a tour', () => {
  const order: JoiningOrder = { deliveryType: 'delivery', status: 'ready', isTest: false, isOnOtherTour: false };
  it.each<[string, Partial<JoiningOrder>, string | null]>([
    ['a delivery that is ready', {}, null],
    ['a delivery in the kitchen, ahead', { status: 'accepted' }, null],
    ['a delivery that came back', { status: 'underway' }, null],
    ['one that nobody has accepted', { status: 'placed' }, 'notForTours'],
    ['one that was handed over', { status: 'handedOver' }, 'notForTours'],
    ['one that was refused', { status: 'refused' }, 'notForTours'],
    ['one that was cancelled', { status: 'cancelled' }, 'notForTours'],
    ['a pickup', { deliveryType: 'pickup' }, 'notForTours'],
    ['a round at a table', { deliveryType: 'dineIn' }, 'notForTours'],
    ['a test order', { isTest: true }, 'notForTours'],
    ['one that another driver has', { isOnOtherTour: true }, 'orderOnTour'],
  ])('%s', (_, change, refusal) => {
    expect(findJoinRefusal({ ...order, ...change })).toBe(refusal);
  });
});

describe('starting a tour', () => {
  const tour = aTour('planned', { a: 'waiting', b: 'waiting' });
  it.each<[string, Tour, Readonly<Record<string, OrderStatus>>, object]>([
    ['takes all that is ready', tour, { a: 'ready', b: 'ready' }, { ok: true, value: ['a', 'b'] }],
    ['leaves alone what came back', tour, { a: 'underway', b: 'ready' }, { ok: true, value: ['b'] }],
    ['waits for the kitchen', tour, { a: 'ready', b: 'accepted' }, { problem: { code: 'tourNotReady', orderId: 'b' } }],
    ['again does nothing', aTour('underway', { a: 'onTheWay' }), { a: 'underway' }, { ok: true, value: [] }],
    ['takes what was added', aTour('underway', { a: 'onTheWay', b: 'waiting' }), { b: 'ready' }, { value: ['b'] }],
    ['is too late', aTour('ended', { a: 'handedOver' }), {}, { problem: { code: 'tourOver' } }],
  ])('%s', (_, started, orders, outcome) => {
    expect(startTour(started, statuses(orders))).toMatchObject(outcome);
  });

  it('puts every stop that waits on the way', () => {
    expect(depart(aTour('planned', { a: 'calledOff', b: 'waiting' }))).toEqual(
      aTour('underway', { a: 'calledOff', b: 'onTheWay' }),
    );
  });
});

describe('a tour follows its orders', () => {
  const tour = aTour('underway', { a: 'onTheWay', b: 'waiting' });
  it.each<[OrderStatus, StopState, TourState]>([
    ['underway', 'onTheWay', 'underway'],
    ['handedOver', 'handedOver', 'underway'],
    ['refused', 'calledOff', 'underway'],
    ['cancelled', 'calledOff', 'underway'],
    ['ready', 'waiting', 'underway'],
  ])('%s: the stop is %s', (status, stop, state) => {
    const followed = followOrder(tour, orderId('b'), status);
    expect([toStops(followed)['b'], followed.state]).toEqual([stop, state]);
  });

  it('and ends with its last stop', () => {
    const one = followOrder(tour, orderId('a'), 'handedOver');
    expect(one.state).toBe('underway');
    expect(missGuest(one, orderId('b'))).toEqual(aTour('ended', { a: 'handedOver', b: 'notMet' }));
  });

  it('but no longer those that are over, and no others', () => {
    const over = aTour('underway', { a: 'notMet', b: 'onTheWay' });
    expect(followOrder(over, orderId('a'), 'handedOver')).toBe(over);
    expect(followOrder(over, orderId('c'), 'handedOver')).toBe(over);
    expect(missGuest(over, orderId('a'))).toBe(over);
  });

  it('starts when the desk sends one of its orders off', () => {
    expect(followOrder(aTour('planned', { a: 'waiting', b: 'waiting' }), orderId('a'), 'underway').state).toBe(
      'underway',
    );
  });
});

describe('the stops of a tour', () => {
  const tour = aTour('underway', { a: 'handedOver', b: 'onTheWay', c: 'waiting' });
  it('are arranged, added and taken away; those that are over stay', () => {
    expect(arrangeStops(tour, [orderId('d'), orderId('b')])).toEqual(
      aTour('underway', { a: 'handedOver', d: 'waiting', b: 'onTheWay' }),
    );
  });

  it('are visited again if nobody was met', () => {
    const missed = aTour('underway', { a: 'notMet', b: 'onTheWay' });
    expect(arrangeStops(missed, [orderId('b'), orderId('a')])).toEqual(
      aTour('underway', { b: 'onTheWay', a: 'waiting' }),
    );
  });

  it('are tried again after all others', () => {
    expect(Object.keys(toStops(postpone(tour, orderId('b'))))).toEqual(['a', 'c', 'b']);
    expect(postpone(tour, orderId('a'))).toBe(tour);
  });

  it('are taken back together, which ends the tour', () => {
    expect(takeBack(tour)).toEqual(aTour('ended', { a: 'handedOver' }));
  });
});

it('a tour is over exactly if it has no open stop, whatever happens to its orders', () => {
  for (const state of ['waiting', 'onTheWay'] as const)
    for (const first of ORDER_STATUSES)
      for (const second of ORDER_STATUSES) {
        const tour = aTour('planned', { a: state, b: 'waiting' });
        const after = followOrder(followOrder(tour, orderId('a'), first), orderId('b'), second);
        expect(after.state === 'ended').toBe(!after.stops.some(isOpenStop));
        expect(after.stops.map((stop) => stop.orderId)).toEqual(['a', 'b']);
      }
});

describe('what is due at the door', () => {
  const total = toCents(2450);
  it.each<[PaymentMethod | null, number, number, Due['kind'], number]>([
    ['offline', 2450, 0, 'cash', 2450],
    ['offline_debit', 2450, 0, 'card', 2450],
    ['Stripe_card', 2450, 0, 'paid', 0],
    ['Stripe_card', 2450, 300, 'rest', 300],
    ['offline', 0, 0, 'paid', 0],
    [null, 0, 0, 'paid', 0],
  ])('%s with a total of %i and %i more by a change: %s %i', (paymentMethod, sum, more, kind, amount) => {
    const paymentStatus = paymentMethod?.startsWith('Stripe') ? 'captured' : 'offline';
    const order = { paymentMethod, paymentStatus, total: toCents(sum), dueInPerson: toCents(more) } as const;
    expect(findDue(order)).toEqual({ kind, amount });
  });

  it('adds up by way of paying, without what was not handed over', () => {
    const stop = (state: StopState, kind: Due['kind'], amount: number) => ({
      state,
      due: { kind, amount: toCents(amount) },
    });
    expect(
      sumDue([
        stop('waiting', 'cash', 1000),
        stop('handedOver', 'cash', 250),
        stop('notMet', 'cash', 7000),
        stop('calledOff', 'card', 7000),
        stop('onTheWay', 'card', 900),
        stop('onTheWay', 'rest', 30),
        stop('onTheWay', 'paid', 0),
      ]),
    ).toEqual({ cash: 1250, card: 900, rest: 30 });
    expect(sumDue([])).toEqual({ cash: 0, card: 0, rest: 0 });
    expect(findDue({ paymentMethod: 'offline', paymentStatus: 'notNeeded', total, dueInPerson: toCents(0) })).toEqual({
      kind: 'paid',
      amount: 0,
    });
  });
});
