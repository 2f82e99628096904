import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, SEED } from '../../../../tests/support/tier.ts';
import { EVENTS, type EventName, MODEL } from '../../../../tests/support/payment-model.ts';
import { toCents } from '../money.ts';
import { nextPayment, type PaymentEvent, type PaymentFacts } from './next-payment.ts';
import { ONLINE_PAYMENT_STATUSES, type OnlinePaymentStatus, PAYMENT_EDGES } from './payment-machine.ts';

const AMOUNT = toCents(2250);
const RUNS = amount({ usual: 1000, thorough: 10_000 });

describe('a payment', () => {
  it(`is where the model says after any twelve events (${RUNS} sequences, seed ${SEED}), and never left the edges`, () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 }), (names) => {
        let payment: PaymentFacts = { status: 'new', amount: AMOUNT, captured: toCents(0), refunded: toCents(0) };
        let model: OnlinePaymentStatus = 'new';
        for (const name of names) {
          const next = nextPayment(payment, createEvent(name));
          model = MODEL[model][name] ?? model;
          expect(next.status).toBe(model);
          expectAlongEdges([payment.status, ...next.moves]);
          expect([0, AMOUNT]).toContain(next.captured);
          expect(next.refunded).toBeLessThanOrEqual(next.captured);
          expect(next.refunded).toBeGreaterThanOrEqual(payment.refunded);
          payment = next;
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('reaches every status', () => {
    const reached = new Set(Object.values(PAYMENT_EDGES).flat());
    expect([...reached, 'new'].toSorted()).toEqual([...ONLINE_PAYMENT_STATUSES].toSorted());
  });
});

function expectAlongEdges(statuses: readonly OnlinePaymentStatus[]): void {
  statuses.slice(1).forEach((to, index) => {
    expect(PAYMENT_EDGES[statuses[index] ?? 'new']).toContain(to);
  });
}

function createEvent(name: EventName): PaymentEvent {
  const seen = (state: 'open' | 'promised' | 'captured' | 'failed' | 'cancelled' | 'expired', refunded = 0) => {
    const captured = state === 'captured' ? AMOUNT : toCents(0);
    const about = { state, amount: AMOUNT, currency: 'EUR', captured, refunded: toCents(refunded), isOurs: true };
    return { type: 'seen', seen: about } as const;
  };
  switch (name) {
    case 'open':
    case 'promised':
    case 'captured':
    case 'failed':
    case 'cancelled':
    case 'expired':
      return seen(name);
    case 'partlyRefunded':
      return seen('captured', 1000);
    case 'refunded':
      return seen('captured', AMOUNT);
    case 'wrongAmount': {
      const { type, seen: about } = seen('captured');
      return { type, seen: { ...about, captured: toCents(1) } };
    }
    default:
      return { type: name };
  }
}
