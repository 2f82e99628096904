import type { DeskOrder } from '@tischlein/contract/office';
import { describe, expect, it } from 'vitest';
import { type Desk, doneOrders, countMinutesLeft, createDesk, listOrders, applyEvent, replace } from './desk.ts';

const anOrder = (id: string, change: Partial<DeskOrder>): DeskOrder => ({
  id,
  number: 1,
  status: 'placed',
  paymentStatus: 'offline',
  paymentMethod: 'offline',
  deliveryType: 'pickup',
  placedAt: '2026-11-21T18:00:00Z',
  serveAt: null,
  promisedAt: null,
  dueLabel: 'sofort',
  refusalReason: null,
  contact: {
    salutation: '',
    name: '',
    company: '',
    street: '',
    streetNumber: '',
    floor: '',
    zip: '',
    city: '',
    phone: '',
    email: '',
  },
  messageCook: '',
  messageDriver: '',
  table: null,
  ageCheck: null,
  ...change,
  withdrawals: [],
  quote: change.quote ?? {
    lines: [],
    freeItems: [],
    adjustments: [],
    steps: { G: 0, S0: 0, T: 0, S1: 0, C: 0, S2: 0, K: 0, D: 0, L: 0, TOTAL: 0 } as DeskOrder['quote']['steps'],
    vat: [],
    problems: [],
    hints: {
      minimumOrder: {
        status: 'reached',
        minimumOrderValue: null,
        missing: 0 as DeskOrder['quote']['steps']['G'],
        progressPercent: 100,
      },
      freeDelivery: null,
      freeItems: [],
      twoForOne: [],
      coupon: null,
      suggestGroupOrder: false,
    },
  },
});

const EMPTY: Desk = createDesk({ orders: [], sequence: 4, now: '2026-11-21T18:00:00Z' }, 0);

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
