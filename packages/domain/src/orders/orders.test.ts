import { describe, expect, it } from 'vitest';
import { actionsFor, isFinished, statusPath } from './desk-actions.ts';
import { waitsForMoneyBack } from './money-back.ts';
import { findAnswer, ORDER_ACTIONS, ORDER_STATUSES, nextOrderStatus } from './order-status.ts';

describe('actionsFor', () => {
  it.each([
    ['placed', true, ['accept', 'refuse', 'cancel']],
    ['accepted', true, ['ready', 'cancel']],
    ['ready', true, ['depart', 'handOver', 'cancel']],
    ['ready', false, ['handOver', 'cancel']],
    ['underway', true, ['handOver', 'cancel']],
    ['handedOver', true, []],
    ['refused', true, []],
    ['cancelled', false, []],
  ] as const)('%s, delivery %s', (status, isDelivery, expected) => {
    expect(actionsFor(status, isDelivery)).toEqual(expected);
  });

  it.each([true, false])('the usual next step follows the path, delivery %s', (isDelivery) => {
    const walked: string[] = ['placed'];
    for (let status = walked.at(-1); status && walked.length < 10; status = walked.at(-1)) {
      const current = ORDER_STATUSES.find((one) => one === status) ?? 'cancelled';
      const first = actionsFor(current, isDelivery)[0];
      const next = first && nextOrderStatus(current, first, isDelivery);
      if (!next) break;
      walked.push(next);
    }
    expect(walked).toEqual(statusPath(isDelivery));
  });

  it('a finished order never changes again', () => {
    for (const status of ORDER_STATUSES.filter(isFinished)) {
      for (const action of ORDER_ACTIONS) expect(nextOrderStatus(status, action, true)).toBeNull();
    }
    expect(ORDER_STATUSES.filter(isFinished)).toEqual(['handedOver', 'refused', 'cancelled']);
  });
});

describe('whether an order is turnover', () => {
  it.each([
    ['placed', false, '', 'waiting'],
    ['placed', false, 'Mia', 'accepted'],
    ['accepted', true, '', 'accepted'],
    ['handedOver', true, '', 'accepted'],
    ['refused', false, '', 'declined'],
    ['cancelled', false, '', 'declined'],
    ['cancelled', true, '', 'accepted'],
    ['cancelled', false, 'Mia', 'accepted'],
  ] as const)('%s, accepted before %s, booked by "%s": %s', (status, wasAccepted, waiter, answer) => {
    expect(findAnswer({ status, wasAccepted, waiter })).toBe(answer);
  });
});

describe('money of a refused or cancelled order', () => {
  it.each([
    ['cancelled', 'captured', true],
    ['refused', 'authorised', true],
    ['cancelled', 'partlyRefunded', true],
    ['cancelled', 'refunded', false],
    ['cancelled', 'expired', false],
    ['cancelled', 'offline', false],
    ['handedOver', 'captured', false],
  ] as const)('%s, %s: to be refunded %s', (status, paymentStatus, expected) => {
    expect(waitsForMoneyBack({ status, paymentStatus })).toBe(expected);
  });
});
