import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../../tests/support/desk-order.ts';
import {
  type Desk,
  doneOrders,
  countMinutesLeft,
  createDesk,
  filterByShop,
  isJustToStart,
  isToStart,
  listLater,
  listOrders,
  listTotals,
  applyEvent,
  replace,
} from './desk.ts';

const EMPTY: Desk = createDesk({ shops: [{ shop: 'roma', sequence: 4, orders: [] }], now: '2026-11-21T18:00:00Z' }, 0);

describe('the order desk', () => {
  it('shows an order once, however often its event arrives', () => {
    const event = { sequence: 5, order: anOrder('a', {}) };
    const once = applyEvent(EMPTY, event);
    expect(listOrders(once, 'new')).toHaveLength(1);
    expect(applyEvent(once, event)).toBe(once);
  });

  it('does not return to an older state when events overlap after a reconnect', () => {
    const accepted = applyEvent(EMPTY, { sequence: 6, order: anOrder('a', { status: 'accepted' }) });
    const late = applyEvent(accepted, { sequence: 5, order: anOrder('a', { status: 'placed' }) });
    expect(listOrders(late, 'cooking').map((order) => order.id)).toEqual(['a']);
  });

  it('does not return to an older state when the response to its own action arrives after an event from another tablet', () => {
    const asked = anOrder('a', { status: 'accepted' });
    const desk = applyEvent(EMPTY, { sequence: 5, order: asked });
    const answer = anOrder('a', { status: 'ready' });
    expect(listOrders(replace(desk, asked, answer), 'ready')).toEqual([answer]);
    const handedOver = applyEvent(desk, { sequence: 7, order: anOrder('a', { status: 'handedOver' }) });
    expect(replace(handedOver, asked, answer)).toBe(handedOver);
  });

  it('sorts cooking orders by promised time, not by arrival', () => {
    const desk = [
      { sequence: 5, order: anOrder('late', { status: 'accepted', promisedAt: '2026-11-21T19:40:00+01:00' }) },
      { sequence: 6, order: anOrder('soon', { status: 'accepted', promisedAt: '2026-11-21T18:20:00Z' }) },
    ].reduce(applyEvent, EMPTY);
    expect(listOrders(desk, 'cooking').map((order) => order.id)).toEqual(['soon', 'late']);
  });

  it('sorts new orders for now by arrival, before those for later', () => {
    const desk = [
      { sequence: 5, order: anOrder('later', { serveAt: '2026-11-21T18:10:00Z', placedAt: '2026-11-21T17:00:00Z' }) },
      { sequence: 6, order: anOrder('second', { placedAt: '2026-11-21T18:05:00Z' }) },
      { sequence: 7, order: anOrder('first', { placedAt: '2026-11-21T18:00:00Z' }) },
    ].reduce(applyEvent, EMPTY);
    expect(listOrders(desk, 'new').map((order) => order.id)).toEqual(['first', 'second', 'later']);
  });

  it('keeps an order for later until it is time to begin, then it goes to the kitchen', () => {
    const order = anOrder('a', {
      status: 'accepted',
      serveAt: '2026-11-21T20:00:00Z',
      promisedAt: '2026-11-21T20:00:00Z',
      startAt: '2026-11-21T19:25:00Z',
    });
    const desk = applyEvent(EMPTY, { sequence: 5, order });
    const before = Date.parse('2026-11-21T19:24:59Z');
    const then = Date.parse('2026-11-21T19:25:00Z');
    expect([listLater(desk, before), listOrders(desk, 'cooking', before)]).toEqual([[order], []]);
    expect([listLater(desk, then), listOrders(desk, 'cooking', then)]).toEqual([[], [order]]);
  });

  it.each([
    ['before its time', -1, false, false],
    ['when its time has come', 0, true, true],
    ['after the tone', 12, true, false],
    ['after ten minutes', 600, false, false],
  ])('%s, a planned order is marked and rings as it should', (_, seconds, isMarked, rings) => {
    const startAt = '2026-11-21T19:25:00Z';
    const order = anOrder('a', { status: 'accepted', serveAt: '2026-11-21T20:00:00Z', startAt });
    const now = Date.parse(startAt) + seconds * 1000;
    expect([isToStart(order, now), isJustToStart(order, now)]).toEqual([isMarked, rings]);
    expect(isToStart({ ...order, status: 'ready' }, now)).toBe(false);
  });

  it('shows the orders of one shop, or of all', () => {
    const desk = [anOrder('a', {}), anOrder('b', { shop: 'napoli' })].reduce(
      (before, order) => applyEvent(before, { sequence: 5, order }),
      EMPTY,
    );
    expect(listOrders(filterByShop(desk, 'napoli'), 'new').map(({ id }) => id)).toEqual(['b']);
    expect(listOrders(filterByShop(desk, null), 'new')).toHaveLength(2);
  });

  it('sums up nothing while nothing is cooked', () => {
    expect(listTotals([anOrder('a', {})])).toEqual([]);
  });

  it("moves refused orders from the columns to today's list", () => {
    const desk = applyEvent(EMPTY, { sequence: 5, order: anOrder('a', { status: 'refused' }) });
    expect(listOrders(desk, 'new')).toHaveLength(0);
    expect(doneOrders(desk)).toHaveLength(1);
  });

  it('counts the minutes left, and how many minutes an order is late', () => {
    const now = Date.parse('2026-11-21T18:00:00Z');
    expect(countMinutesLeft(anOrder('a', { promisedAt: '2026-11-21T18:11:00Z' }), now)).toBe(11);
    expect(countMinutesLeft(anOrder('a', { promisedAt: '2026-11-21T17:56:00Z' }), now)).toBe(-4);
    expect(countMinutesLeft(anOrder('a', {}), now)).toBeNull();
  });
});
