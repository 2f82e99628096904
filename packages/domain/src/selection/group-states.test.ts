import { describe, expect, it } from 'vitest';
import { aDish, aMenu, anExtraGroup, at, getDish, during } from '../../testing/index.ts';
import { groupId, itemId, sizeId } from '../ids.ts';
import { groupStates } from './group-states.ts';
import { reduceSelection } from './reduce-selection.ts';
import { type Selection, startSelection } from './selection.ts';

function openDialog(parts: Parameters<typeof anExtraGroup>[0], time = at('Mo 18:00')): Selection {
  const menu = aMenu({
    dishes: [aDish({ price: { klein: 800, gross: 1100 }, extras: ['belag'] })],
    extraGroups: [
      anExtraGroup({ id: 'belag', items: { a: 100, b: { gross: 150 }, c: 9999, d: 100, e: 100 }, ...parts }),
    ],
  });
  return startSelection(getDish(menu, 'margherita'), 'delivery', time);
}
const choose = (selection: Selection, item: string, amount = 1) =>
  reduceSelection(selection, { type: 'setExtra', groupId: groupId('belag'), itemId: itemId(item), amount });
const only = (selection: Selection) => {
  const [state] = groupStates(selection);
  if (!state) throw new Error('one heading');
  return state;
};

describe("'Group header text' (S1 §5)", () => {
  it.each([
    ["limit equals min -> '({limit} auswählen)'", { min: 2, limit: 2 }, { rule: 'exactly', limit: 2 }],
    ["limit only -> '({count}/{limit})'", { limit: 3 }, { rule: 'upTo', count: 1, limit: 3 }],
    ["both -> '(min {min}, max {limit})'", { min: 1, limit: 3 }, { rule: 'between', min: 1, limit: 3 }],
    ["min only -> '(min {min})'", { min: 2 }, { rule: 'atLeast', min: 2 }],
    ['neither', { forceGroup: true }, null],
  ])('%s', (_, parts, header) => {
    expect(only(choose(openDialog(parts), 'a')).header).toEqual(header);
  });

  it('extras outside groups have none', () => {
    expect(only(openDialog({}))).toMatchObject({ marker: 9991, group: null, header: null, isInvalid: false });
  });
});

describe("'its header shows Bitte wählen!' while the sum is below min (S1 §5)", () => {
  it.each([
    [0, true],
    [1, true],
    [2, false],
  ])('%i of 2', (amount, isInvalid) => {
    expect(only(choose(openDialog({ min: 2, maxAmount: 3 }), 'a', amount))).toMatchObject({ count: amount, isInvalid });
  });
});

describe('rows', () => {
  const listRows = (selection: Selection) => Object.fromEntries(only(selection).items.map((row) => [row.item.id, row]));

  it("'(In der Größe nicht verfügbar)' has no price; 9999 has one but cannot be set (S1 §5)", () => {
    const rows = listRows(openDialog({}));
    expect(rows['b']).toMatchObject({ price: null, isSelectable: false, canAdd: false });
    expect(rows['c']).toMatchObject({ price: 9999, isSelectable: false, canAdd: false });
    expect(rows['a']).toMatchObject({ price: 100, isSelectable: true, canAdd: true, amount: 0 });
    const bigger = reduceSelection(openDialog({}), { type: 'chooseSize', sizeId: sizeId('gross') });
    expect(listRows(bigger)['b']).toMatchObject({ price: 150, isSelectable: true });
  });

  it("'a checkbox (when maxAmount is 1) or minus/plus counters' (S1 §2)", () => {
    expect(listRows(openDialog({ maxAmount: 1 }))['a']?.isCheckbox).toBe(true);
    expect(listRows(openDialog({ maxAmount: 2 }))['a']?.isCheckbox).toBe(false);
  });

  it('can add up to maxAmount and the limit; a checkbox with limit 1 replaces', () => {
    expect(listRows(choose(openDialog({ maxAmount: 2 }), 'a', 2))['a']?.canAdd).toBe(false);
    expect(listRows(choose(openDialog({ maxAmount: 2, limit: 2 }), 'a', 2))['d']?.canAdd).toBe(false);
    expect(listRows(choose(openDialog({ maxAmount: 2, limit: 3 }), 'a', 2))['d']?.canAdd).toBe(true);
    expect(listRows(choose(openDialog({ limit: 1 }), 'a'))['d']?.canAdd).toBe(true);
  });

  it("'Mehr anzeigen / Weniger anzeigen when a marker holds more than 3 items' (S1 §2)", () => {
    expect(only(openDialog({})).hasFold).toBe(true);
    expect(only(openDialog({ items: { a: 1, b: 1, c: 1 } })).hasFold).toBe(false);
    const isAboveFold = (selection: Selection) => only(selection).items.map((row) => row.isAboveFold);
    expect(isAboveFold(openDialog({}))).toEqual([true, true, true, false, false]);
    // Chosen items stay visible.
    expect(isAboveFold(choose(openDialog({}), 'e'))).toEqual([true, true, true, false, true]);
  });
});

it("'A group outside its timetable does not exist' (S3 C11)", () => {
  const timetable = [during('Mo 11:00-14:00')];
  expect(groupStates(openDialog({ min: 1, timetable }))).toEqual([]);
  expect(groupStates(openDialog({ min: 1, timetable }, at('Mo 12:00')))).toHaveLength(1);
});
