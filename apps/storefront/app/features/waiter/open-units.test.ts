import type { TableBillAnswer } from '@tischlein/contract/shop';
import { billLineId, toCents } from '@tischlein/domain';
import { expect, it } from 'vitest';
import { listUnits, sumUnits, toggleUnit, toLineUnits } from './open-units.ts';

const item = (id: string, unitPrices: readonly number[]) => ({
  id: billLineId(id),
  amount: unitPrices.length,
  dishName: id,
  details: [],
  price: toCents(unitPrices.at(-1) ?? 0),
  refunded: toCents(0),
  refundedAtTill: toCents(0),
  open: toCents(unitPrices.at(-1) ?? 0),
  openUnits: unitPrices.length,
  unitPrices: unitPrices.map(toCents),
  reservedBy: [],
  dish: null,
  menu: null,
});
const bill: Pick<TableBillAnswer, 'rounds'> = {
  rounds: [
    {
      round: 1,
      orderNumber: 1,
      orderedAt: '2026-11-25T18:00:00Z',
      orderedBy: 'waiter',
      name: 'Mia',
      isOwn: false,
      orderId: null,
      status: 'accepted',
      waitsForWaiter: false,
      total: toCents(1300),
      expectedLabel: '',
      movedFrom: null,
      messageCook: '',
      items: [item('wein', [334, 667, 1000]), item('brot', [300])],
    },
  ],
};
const units = listUnits(bill);
const choose = (...keys: readonly string[]) => units.filter(({ key }) => keys.includes(key));

it('lists each open unit with its price; odd cents come first', () => {
  expect(units.map(({ item: { dishName }, price }) => [dishName, price])).toEqual([
    ['wein', 334],
    ['wein', 333],
    ['wein', 333],
    ['brot', 300],
  ]);
});

it('the sum of some units of a line is their price on the bill, whichever are ticked', () => {
  const [, second, third, bread] = units;
  if (!second || !third || !bread) throw new Error('four units');
  const one = choose(...toggleUnit([], third));
  expect([sumUnits(one), toLineUnits(one)]).toEqual([334, [{ line: 'wein', units: 1 }]]);
  const two = choose(...toggleUnit(one, second));
  expect(sumUnits(two)).toBe(667);
  const withBread = choose(...toggleUnit(two, bread));
  expect(sumUnits(withBread)).toBe(967);
  expect(sumUnits(choose(...toggleUnit(withBread, third)))).toBe(634);
});
