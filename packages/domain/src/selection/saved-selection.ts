import { groupId, itemId, sizeId } from '../ids.ts';
import { type OrderContext, slotDishes, slotSize } from '../menu/availability.ts';
import type { Dish, Menu } from '../menu/menu.ts';
import { readField, readList, readText } from '../unknown-value.ts';
import type { ChosenExtra } from './choice.ts';
import { type ComboSelection, type SlotSelection, startCombo } from './combo-selection.ts';
import { leftOutIds } from './left-out.ts';
import { reduceSelection, type SelectionAction } from './reduce-selection.ts';
import { type Selection, toSelection, startSelection } from './selection.ts';

/** State of a dish dialog in serializable form: the actions that reproduce it. */
export interface SavedSelection {
  readonly dishId: string;
  readonly steps: readonly SelectionAction[];
}

/** State of a combo dialog in serializable form. */
export interface SavedCombo {
  readonly slots: readonly SavedSelection[];
  readonly current: number;
  readonly reached: number;
}

/** The actions that reproduce this state from a fresh dialog. */
export function saveSelection({ dish, size, without, extras, ownExtras, amount }: Selection): SavedSelection {
  return {
    dishId: dish.id,
    steps: [
      ...(size ? [{ type: 'chooseSize', sizeId: size.id } as const] : []),
      ...without.filter((id) => !dish.missing.includes(id)).map((id) => ({ type: 'toggleWithout', id }) as const),
      ...(ownExtras ?? extras).map(toStep),
      ...(ownExtras ? [{ type: 'choosePopular' } as const] : []),
      { type: 'setAmount', amount },
    ],
  };
}

/** Replays saved actions from untrusted data; invalid and impossible ones are skipped. Another dish returns `first`. */
export function restoreSelection(first: Selection, saved: unknown): Selection {
  const { dish, size, deliveryType, time } = first;
  if (readText(readField(saved, 'dishId')) !== dish.id) return first;
  const empty = toSelection({ dish, size, without: dish.missing, extras: [] }, 1, { deliveryType, time });
  return readList(readField(saved, 'steps')).reduce((selection: Selection, step) => {
    const action = readStep(selection, step);
    return action ? reduceSelection(selection, action) : selection;
  }, empty);
}

export function saveCombo({ slots, current, reached }: ComboSelection): SavedCombo {
  return { slots: slots.map(({ selection }) => saveSelection(selection)), current, reached };
}

/** Carries the state of a dish dialog over to a changed menu, order type or time, as far as it is still valid. */
export function renewSelection(
  selection: Selection,
  dish: Dish,
  { deliveryType, time }: OrderContext = selection,
): Selection {
  return restoreSelection(startSelection(dish, deliveryType, time), saveSelection({ ...selection, dish }));
}

/** Carries the state of a combo dialog over in the same way; null if a slot has nothing available. */
export function renewCombo(state: ComboSelection, menu: Menu, at?: OrderContext): ComboSelection | null {
  const combo = menu.combos.get(state.combo.id);
  const [slot] = state.slots;
  const fresh = combo && slot ? startCombo(menu, combo, at ?? slot.selection) : null;
  return fresh && restoreCombo(fresh, saveCombo(state), menu);
}

/** Restores a combo dialog from untrusted data, each slot as far as it is still valid. */
export function restoreCombo(first: ComboSelection, saved: unknown, menu: Menu): ComboSelection {
  const savedSlots = readList(readField(saved, 'slots'));
  if (savedSlots.length !== first.slots.length) return first;
  const last = first.slots.length - 1;
  const reached = readIndex(readField(saved, 'reached'), first.reached, last);
  return {
    ...first,
    slots: first.slots.map((slot, index) => restoreSlot(slot, savedSlots[index], menu)),
    reached,
    current: readIndex(readField(saved, 'current'), 0, reached),
  };
}

function restoreSlot(first: SlotSelection, saved: unknown, menu: Menu): SlotSelection {
  const { slot, selection } = first;
  const dish = slotDishes(menu, slot, selection).find(({ id }) => id === readField(saved, 'dishId'));
  if (!dish) return first;
  const empty = toSelection({ dish, size: slotSize(slot, dish), without: dish.missing, extras: [] }, 1, selection);
  const steps = readList(readField(saved, 'steps')).filter((step) => readField(step, 'type') !== 'chooseSize');
  return { slot, selection: restoreSelection(empty, { dishId: dish.id, steps }) };
}

const toStep = ({ group, item, amount }: ChosenExtra): SelectionAction => ({
  type: 'setExtra',
  groupId: group.id,
  itemId: item.id,
  amount,
});

function readStep({ dish }: Selection, step: unknown): SelectionAction | null {
  const amount = readNumber(readField(step, 'amount'));
  const leftOut = leftOutIds(dish).find((id) => id === readField(step, 'id'));
  switch (readField(step, 'type')) {
    case 'chooseSize':
      return { type: 'chooseSize', sizeId: sizeId(readText(readField(step, 'sizeId'))) };
    case 'toggleWithout':
      return leftOut === undefined ? null : { type: 'toggleWithout', id: leftOut };
    case 'setExtra': {
      const group = groupId(readText(readField(step, 'groupId')));
      return { type: 'setExtra', groupId: group, itemId: itemId(readText(readField(step, 'itemId'))), amount };
    }
    case 'choosePopular':
      return { type: 'choosePopular' };
    case 'setAmount':
      return { type: 'setAmount', amount };
    default:
      return null;
  }
}

const readNumber = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

function readIndex(value: unknown, least: number, most: number): number {
  return Math.min(Math.max(Math.trunc(readNumber(value)), least), most);
}
