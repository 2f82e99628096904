import { describe, expect, it } from 'vitest';
import { aCart, aDish, aMenu } from '../../testing/index.ts';
import type { Dish } from '../menu/menu.ts';
import { isWithdrawalOpen, mayBeWithdrawn } from './withdrawal.ts';

describe('what may be sent back (§ 312g BGB, law-and-services D1)', () => {
  const line = (withdrawalAllowed: boolean) => {
    const menu = aMenu({ dishes: [aDish({ name: 'Limonata', price: 280 })] });
    const [found] = aCart(menu, [{ dish: 'limonata' }]).lines;
    if (found?.kind !== 'dish') throw new Error('the menu has a Limonata');
    const dish: Dish = { ...found.choice.dish, withdrawalAllowed };
    return { ...found, choice: { ...found.choice, dish } };
  };

  it.each([
    ['a bottle, delivered', true, 'delivery', true],
    ['a bottle, fetched', true, 'pickup', true],
    ["'no right for quickly perishable goods (Nr. 2)'", false, 'delivery', false],
    ['a bottle at the table is no distance contract', true, 'dineIn', false],
  ] as const)('%s', (_, isAllowed, deliveryType, expected) => {
    expect(mayBeWithdrawn(line(isAllowed), deliveryType)).toBe(expected);
  });
});

describe("the period of withdrawal: 'permanently visible during the period' (§ 356a BGB)", () => {
  it.each([
    ['not delivered yet', null, '2030-01-01', true],
    ['the same day', '2026-11-19', '2026-11-19', true],
    ['the fourteenth day, a Thursday', '2026-11-19', '2026-12-03', true],
    ['the fifteenth day', '2026-11-19', '2026-12-04', false],
    ['a last day on Saturday ends on Monday', '2026-11-21', '2026-12-07', true],
    ['and not later', '2026-11-21', '2026-12-08', false],
    ['a last day on Sunday ends on Monday', '2026-11-22', '2026-12-07', true],
    ['and not later either', '2026-11-22', '2026-12-08', false],
    ['over the end of a year', '2026-12-24', '2027-01-07', true],
  ])('%s', (_, receivedOn, today, expected) => {
    expect(isWithdrawalOpen({ receivedOn, today })).toBe(expected);
  });
});
