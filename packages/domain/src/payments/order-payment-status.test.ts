import { describe, expect, it } from 'vitest';
import { toCents } from '../money.ts';
import type { OnlinePaymentStatus } from './payment-machine.ts';
import { orderPaymentStatus } from './order-payment-status.ts';

const attempt = (status: OnlinePaymentStatus, captured = 0, refunded = 0) => ({
  status,
  captured: toCents(captured),
  refunded: toCents(refunded),
});

// docs/reliability.md I7: the kitchen sees an order only if its payment state allows it.
describe('payment status of an order', () => {
  it.each([
    ['its only attempt', [attempt('pending')], false, 'pending'],
    ['the last one while it is under way', [attempt('failed'), attempt('preparing')], false, 'preparing'],
    ['the captured one, although another is open', [attempt('accepted', 9), attempt('pending')], true, 'accepted'],
    ['the captured one, although another has expired', [attempt('captured', 9), attempt('expired')], true, 'captured'],
    ['the promised one', [attempt('authorised'), attempt('expired')], true, 'authorised'],
    [
      'the one that was kept, although the other was refunded',
      [attempt('captured', 9), attempt('refunded', 9, 9)],
      true,
      'captured',
    ],
    [
      'the one that was kept, although the other came too late',
      [attempt('capturedLate', 9), attempt('captured', 9)],
      true,
      'captured',
    ],
    [
      'the refunded one, although another is open when the order has ended',
      [attempt('refunded', 9, 9), attempt('pending')],
      true,
      'refunded',
    ],
    [
      'the new attempt, after a late capture was refunded',
      [attempt('refunded', 9, 9), attempt('pending')],
      false,
      'pending',
    ],
    ['a late capture', [attempt('capturedLate', 9), attempt('expired')], false, 'capturedLate'],
    ['a partial refund', [attempt('partlyRefunded', 9, 4)], true, 'partlyRefunded'],
    ['no attempt', [], false, null],
  ] as const)('%s', (_what, attempts, isReleased, status) => {
    expect(orderPaymentStatus(attempts, { isReleased })).toBe(status);
  });
});
