import { minuteOfDayFrom } from '@tischlein/domain';
import { aDish, aMenu } from '@tischlein/domain/testing';
import { describe, expect, it } from 'vitest';
import { toSavedCart, settleCart } from './settle-cart.ts';

const MENU = aMenu({
  dishes: [
    aDish({ name: 'Margherita' }),
    aDish({ name: 'Eis', for: ['pickup'] }),
    aDish({ name: 'Mittagstisch', timetable: [{ dayIndex: 1, from: '11:00', to: '15:00' }] }),
  ],
});
const MONDAY_EVENING = { day: 1, minute: minuteOfDayFrom(19 * 60) } as const;
const item = (dishId: string, amount = 1) => ({ dishId, amount, without: [], extras: [] });
const settle = (items: ReturnType<typeof item>[], deliveryType: 'delivery' | 'pickup' = 'delivery') =>
  settleCart({ items }, MENU, { deliveryType, time: MONDAY_EVENING });
const names = ({ cart }: ReturnType<typeof settle>) =>
  cart.lines.map((line) => (line.kind === 'dish' ? line.choice.dish.name : line.combo.name));

describe('a stored cart against the current menu', () => {
  it('keeps items unsuitable for the order type apart, because it may change back (S2 §5.10)', () => {
    const settled = settle([item('margherita'), item('eis', 2)]);
    expect(names(settled)).toEqual(['Margherita']);
    expect(settled.unsuitable.map(({ problem }) => problem.item)).toEqual(['Eis']);
    expect(settled.problems).toEqual([]);
    const kept = toSavedCart(settled.cart, settled.unsuitable);
    expect(names(settleCart(kept, MENU, { deliveryType: 'pickup', time: MONDAY_EVENING }))).toEqual([
      'Margherita',
      'Eis',
    ]);
  });

  it('drops items that are unavailable now or gone, with the reason (S1 §4, §5)', () => {
    const settled = settle([item('margherita'), item('mittagstisch'), item('gibts-nicht')]);
    expect(names(settled)).toEqual(['Margherita']);
    expect(settled.problems.map(({ code, dropped }) => [code, dropped])).toEqual([
      ['dishNotAvailableNow', true],
      ['dishUnknown', true],
    ]);
    expect(toSavedCart(settled.cart, settled.unsuitable).items).toHaveLength(1);
  });

  it('merges equal items (S3 P12)', () => {
    expect(settle([item('margherita'), item('margherita', 2)]).cart.lines.map(({ amount }) => amount)).toEqual([3]);
  });
});
