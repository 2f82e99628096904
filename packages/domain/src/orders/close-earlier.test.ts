import { describe, expect, it } from 'vitest';
import { findClosingObstacle, listClosingSteps, type OrderToClose } from './close-earlier.ts';
import { nextOrderStatus, type OrderStatus } from './order-status.ts';

const order = (change: Partial<OrderToClose>): OrderToClose => ({
  status: 'accepted',
  hasOpenChange: false,
  hasOpenWithdrawal: false,
  hasPaymentTask: false,
  ...change,
});

describe('an order of an earlier day', () => {
  it.each([
    ['is closed once it is accepted', {}, null],
    ['is closed while a driver has it', { status: 'underway' }, null],
    ['waits for its answer', { status: 'placed', hasPaymentTask: true }, 'unanswered'],
    ['waits for the guest', { hasOpenChange: true }, 'change'],
    ['has a withdrawal to handle', { hasOpenWithdrawal: true, hasPaymentTask: true }, 'withdrawal'],
    ['has a payment to see to', { hasPaymentTask: true }, 'paymentTask'],
  ] as const)('%s', (_, change, obstacle) => {
    expect(findClosingObstacle(order(change))).toBe(obstacle);
  });

  it.each<[OrderStatus, readonly string[]]>([
    ['placed', []],
    ['accepted', ['ready', 'handOver']],
    ['ready', ['handOver']],
    ['underway', ['handOver']],
    ['handedOver', []],
    ['refused', []],
    ['cancelled', []],
  ])('that is %s is closed by %j', (status, steps) => {
    expect(listClosingSteps(status)).toEqual(steps);
    const end = listClosingSteps(status).reduce<OrderStatus | null>(
      (at, action) => at && nextOrderStatus(at, action, true),
      status,
    );
    expect(end).toBe(steps.length > 0 ? 'handedOver' : status);
  });
});
