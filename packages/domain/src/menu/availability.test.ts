import { describe, expect, it } from 'vitest';
import { aCategory, aCombo, aDish, aMenu, anExtraGroup, at, getDish, during } from '../../testing/index.ts';
import { comboId } from '../ids.ts';
import { groupsAt, isAvailableAt, isComboAvailable, nextAvailable, slotDishes, slotSize } from './availability.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { Combo, ComboSlot, Menu } from './menu.ts';

const lunch = [during('Mo 11:00-14:00'), during('Di 11:00-14:00')];
const findCombo = (menu: Menu) => menu.combos.get(comboId('menü')) as Combo;

describe('a dish is available while its timetable and that of its category run', () => {
  const menu = aMenu({
    categories: [aCategory('mittag', { timetable: lunch }), aCategory('pizza')],
    dishes: [
      aDish({ id: 'suppe', category: 'mittag' }),
      aDish({ id: 'braten', category: 'mittag', timetable: [during('Di 12:00-22:00')] }),
      aDish({ id: 'margherita' }),
    ],
  });

  it.each([
    ['suppe', 'Mo 12:00', true, null],
    ['suppe', 'Mo 15:00', false, 'Di 11:00'],
    ['braten', 'Mo 12:00', false, 'Di 12:00'],
    ['braten', 'Di 15:00', false, 'Di 12:00'],
    ['margherita', 'So 03:00', true, null],
  ] as const)('%s at %s', (id, time, available, next) => {
    const dish = getDish(menu, id);
    expect(isAvailableAt(menu, dish, at(time))).toBe(available);
    if (!available) expect(nextAvailable(menu, dish, at(time))).toEqual(next && at(next));
  });
});

it("'A group outside its timetable does not exist' (S3 C11)", () => {
  const menu = aMenu({
    dishes: [aDish({ extras: ['mittags', 'immer'] })],
    extraGroups: [anExtraGroup({ id: 'mittags', timetable: lunch }), anExtraGroup({ id: 'immer' })],
  });
  const names = (time: 'Mo 12:00' | 'Mo 15:00') => groupsAt(getDish(menu, 'margherita'), at(time)).map(({ id }) => id);
  expect(names('Mo 12:00')).toEqual(['mittags', 'immer']);
  expect(names('Mo 15:00')).toEqual(['immer']);
});

describe("'dish choices are limited to dishes without sizes or with a size matching the slot size; the slot default is the first such dish' (S1 §5)", () => {
  const menu = aMenu({
    dishes: [
      aDish({ id: 'mittags', timetable: lunch }),
      aDish({ id: 'aus', soldOut: true }),
      aDish({ id: 'abholung', for: ['pickup'] }),
      aDish({ id: 'pizza', price: { klein: 800, gross: 1100 } }),
      aDish({ id: 'pasta' }),
    ],
    menus: [aCombo({ id: 'menü', slots: { 'haupt:klein': ['mittags', 'aus', 'abholung', 'pizza', 'pasta'] } })],
  });
  const slot = findCombo(menu).slots[0] as ComboSlot;

  it.each([
    ['delivery', 'Mo 18:00', ['pizza', 'pasta']],
    ['delivery', 'Mo 12:00', ['mittags', 'pizza', 'pasta']],
    ['pickup', 'Mo 18:00', ['abholung', 'pizza', 'pasta']],
  ] as const)('%s %s', (deliveryType, time, expected) => {
    expect(slotDishes(menu, slot, { deliveryType, time: at(time) }).map(({ id }) => id)).toEqual(expected);
  });

  it("a dish with sizes takes the slot's size, any other none", () => {
    expect(slotSize(slot, getDish(menu, 'pizza'))?.id).toBe('klein');
    expect(slotSize(slot, getDish(menu, 'pasta'))).toBeNull();
  });
});

describe("'The combo is hidden now' while a slot has nothing available (S3 P14), and by type and timetable (S3 C8)", () => {
  const dishes = [aDish({ id: 'suppe', timetable: lunch }), aDish({ id: 'cola' })];
  const slots = { vor: ['suppe'], getränk: ['cola'] };
  const isAvailable = (
    parts: Partial<Parameters<typeof aCombo>[0]>,
    time: 'Mo 12:00' | 'Mo 18:00',
    deliveryType: DeliveryType = 'delivery',
  ) => {
    const menu = aMenu({ dishes, menus: [aCombo({ id: 'menü', slots, ...parts })] });
    return isComboAvailable(menu, findCombo(menu), { deliveryType, time: at(time) });
  };

  it.each([
    ['every slot has a dish', {}, 'Mo 12:00', 'delivery', true],
    ['a slot is empty', {}, 'Mo 18:00', 'delivery', false],
    ['its own timetable', { timetable: [during('Mo 12:30-13:00')] }, 'Mo 12:00', 'delivery', false],
    ['its type', { type: 'pickup' }, 'Mo 12:00', 'delivery', false],
    ['its type matches', { type: 'webshop' }, 'Mo 12:00', 'pickup', true],
  ] as const)('%s', (_, parts, time, deliveryType, expected) => {
    expect(isAvailable(parts, time, deliveryType)).toBe(expected);
  });

  it('and without a price for the order type', () => {
    const menu = aMenu({ dishes, menus: [{ ...aCombo({ id: 'menü', slots }), price: {} }] });
    expect(isComboAvailable(menu, findCombo(menu), { deliveryType: 'delivery', time: at('Mo 12:00') })).toBe(false);
  });
});
