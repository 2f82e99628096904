import { describe, expect, it } from 'vitest';
import { toCents } from '../money.ts';
import type { OnlinePaymentStatus } from './payment-machine.ts';
import { orderPaymentStatus } from './order-payment-status.ts';

const attempt = (status: OnlinePaymentStatus, captured = 0, refunded = 0) => ({
  status,
  captured: toCents(captured),
  refunded: toCents(refunded),
});

// reliability I7: an order is shown to the kitchen only if its payment state allows it.
describe('how an order is paid', () => {
  it.each([
    ['its only attempt says', [attempt('pending')], false, 'pending'],
    ['the last one, while the guest is at it', [attempt('failed'), attempt('preparing')], false, 'preparing'],
    [
      'the one that brought the money, though another is open',
      [attempt('accepted', 9), attempt('pending')],
      true,
      'accepted',
    ],
    [
      'the one that brought the money, though another has expired',
      [attempt('captured', 9), attempt('expired')],
      true,
      'captured',
    ],
    ['the one that was promised', [attempt('authorised'), attempt('expired')], true, 'authorised'],
    [
      'the one that is kept, though the other went back',
      [attempt('captured', 9), attempt('refunded', 9, 9)],
      true,
      'captured',
    ],
    [
      'the one that is kept, though the other came too late',
      [attempt('capturedLate', 9), attempt('captured', 9)],
      true,
      'captured',
    ],
    [
      'what went back, though another is open at the end of the order',
      [attempt('refunded', 9, 9), attempt('pending')],
      true,
      'refunded',
    ],
    [
      'the guest tries again after his late money went back',
      [attempt('refunded', 9, 9), attempt('pending')],
      false,
      'pending',
    ],
    ['money that came too late', [attempt('capturedLate', 9), attempt('expired')], false, 'capturedLate'],
    ['a part went back', [attempt('partlyRefunded', 9, 4)], true, 'partlyRefunded'],
    ['nobody has tried', [], false, null],
  ] as const)('%s', (_what, attempts, isReleased, status) => {
    expect(orderPaymentStatus(attempts, { isReleased })).toBe(status);
  });
});
