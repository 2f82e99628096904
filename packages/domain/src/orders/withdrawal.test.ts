import { describe, expect, it } from 'vitest';
import { aCart, aDish, aMenu } from '../../testing/index.ts';
import type { Dish } from '../menu/menu.ts';
import { dayNumber } from '../day-number.ts';
import { publicHolidays } from './public-holidays.ts';
import { isWithdrawalOpen, mayBeWithdrawn } from './withdrawal.ts';

describe('goods with a right of withdrawal (§ 312g BGB)', () => {
  const line = (withdrawalAllowed: boolean) => {
    const menu = aMenu({ dishes: [aDish({ name: 'Limonata', price: 280 })] });
    const [found] = aCart(menu, [{ dish: 'limonata' }]).lines;
    if (found?.kind !== 'dish') throw new Error('the menu has a Limonata');
    const dish: Dish = { ...found.choice.dish, withdrawalAllowed };
    return { ...found, choice: { ...found.choice, dish } };
  };

  it.each([
    ['a bottle, delivered', true, 'delivery', true],
    ['a bottle, picked up', true, 'pickup', true],
    ["'no right for quickly perishable goods (Nr. 2)'", false, 'delivery', false],
    ['a bottle at the table is no distance contract', true, 'dineIn', false],
  ] as const)('%s', (_, isAllowed, deliveryType, expected) => {
    expect(mayBeWithdrawn(line(isAllowed), deliveryType)).toBe(expected);
  });
});

describe("the withdrawal period: 'permanently visible during the period' (§ 356a BGB)", () => {
  it.each([
    ['not delivered yet', null, '2030-01-01', true],
    ['the same day', '2026-11-19', '2026-11-19', true],
    ['the fourteenth day, a Thursday', '2026-11-19', '2026-12-03', true],
    ['the fifteenth day', '2026-11-19', '2026-12-04', false],
    ['a last day on Saturday ends on Monday', '2026-11-21', '2026-12-07', true],
    ['not a day later', '2026-11-21', '2026-12-08', false],
    ['a last day on Sunday ends on Monday', '2026-11-22', '2026-12-07', true],
    ['not a day later after a Sunday', '2026-11-22', '2026-12-08', false],
    ['a last day on Christmas Day, a Friday, ends on the Monday after it', '2026-12-11', '2026-12-28', true],
    ['not a day later, although the Saturday is a holiday too', '2026-12-11', '2026-12-29', false],
    ["a last day on New Year's Day", '2026-12-18', '2027-01-04', true],
    ['a last day on Good Friday ends on the Tuesday after Easter', '2026-03-20', '2026-04-07', true],
    ['not on the Wednesday', '2026-03-20', '2026-04-08', false],
    ['a last day on Ascension Day ends on the Friday', '2026-04-30', '2026-05-15', true],
    ['Epiphany, a holiday in some states only, does not count', '2026-12-23', '2027-01-07', false],
    ['across the end of a year', '2026-12-24', '2027-01-07', true],
  ])('%s', (_, receivedOn, today, expected) => {
    expect(isWithdrawalOpen({ receivedOn, today })).toBe(expected);
  });
});

describe('nationwide public holidays', () => {
  it.each([
    [2024, ['2024-01-01', '2024-03-29', '2024-04-01', '2024-05-01', '2024-05-09', '2024-05-20']],
    [2025, ['2025-04-18', '2025-04-21', '2025-05-29', '2025-06-09', '2025-10-03', '2025-12-25', '2025-12-26']],
    [2026, ['2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25']],
    [2027, ['2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17']],
    [2038, ['2038-04-23', '2038-04-26']],
    [2049, ['2049-04-16', '2049-04-19']],
  ])('%i', (year, days) => {
    const holidays = publicHolidays(year);
    expect(holidays).toHaveLength(9);
    expect(holidays).toEqual(expect.arrayContaining(days.map(dayNumber)));
  });
});
