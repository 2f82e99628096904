import { describe, expect, it } from 'vitest';
import { toCents } from '../money.ts';
import { findMoneyFacts, type OrderMoney } from './money-facts.ts';

const CARD = {
  status: 'accepted',
  paymentMethod: 'Stripe_card',
  paymentStatus: 'captured',
  total: toCents(1790),
  tip: toCents(0),
  dueInPerson: toCents(0),
  refunded: toCents(0),
} satisfies OrderMoney;

interface Case {
  readonly name: string;
  readonly order: Partial<OrderMoney>;
  readonly paid: number;
  readonly due: number;
  readonly refunded?: number;
  readonly total?: number;
}

const CASES: readonly Case[] = [
  { name: 'paid online', order: {}, paid: 1790, due: 0 },
  { name: 'made dearer by a change', order: { dueInPerson: toCents(590) }, paid: 1200, due: 590 },
  { name: 'paid with a tip', order: { tip: toCents(210) }, total: 2000, paid: 2000, due: 0 },
  {
    name: 'a part of which a line was refunded',
    order: { paymentStatus: 'partlyRefunded', status: 'handedOver', refunded: toCents(590) },
    paid: 1790,
    due: 0,
    refunded: 590,
  },
  { name: 'not paid yet', order: { paymentStatus: 'pending' }, paid: 0, due: 0 },
  { name: 'paid in cash', order: { paymentMethod: 'offline', paymentStatus: 'offline' }, paid: 0, due: 1790 },
  {
    name: 'cancelled before it was paid in cash',
    order: { paymentMethod: 'offline', paymentStatus: 'offline', status: 'cancelled' },
    paid: 0,
    due: 0,
  },
  {
    name: 'made dearer, then cancelled and refunded',
    order: { status: 'cancelled', paymentStatus: 'refunded', dueInPerson: toCents(590), refunded: toCents(1200) },
    paid: 1200,
    due: 0,
    refunded: 1200,
  },
  {
    name: 'paid by a coupon',
    order: { paymentMethod: null, paymentStatus: 'notNeeded', total: toCents(0) },
    paid: 0,
    due: 0,
    total: 0,
  },
];

describe('findMoneyFacts', () => {
  it.each(CASES)('$name', ({ order, paid, due, refunded = 0, total = 1790 }) => {
    expect(findMoneyFacts({ ...CARD, ...order })).toMatchObject({ total, paid, due, refunded });
  });
});
