import { groupId, itemId, sizeId } from '../ids.ts';
import { slotDishes, slotSize } from '../menu/availability.ts';
import type { Dish, Menu } from '../menu/menu.ts';
import { fieldOf, listOf, textOf } from '../unknown-value.ts';
import type { ChosenExtra } from './choice.ts';
import { type ComboSelection, type SlotSelection, startCombo } from './combo-selection.ts';
import { leftOutIds } from './left-out.ts';
import { reduceSelection, type SelectionAction } from './reduce-selection.ts';
import { type Selection, selectionOf, startSelection } from './selection.ts';

/** What was set in a dish dialog, as it can be kept: the steps that lead there. */
export interface SavedSelection {
  readonly dishId: string;
  readonly steps: readonly SelectionAction[];
}

/** What was set in a combo dialog, and how far the guest had come. */
export interface SavedCombo {
  readonly slots: readonly SavedSelection[];
  readonly current: number;
  readonly reached: number;
}

/** The steps that lead from a fresh dialog to this one, for a reload. */
export function saveSelection({ dish, size, without, extras, ownExtras, amount }: Selection): SavedSelection {
  return {
    dishId: dish.id,
    steps: [
      ...(size ? [{ type: 'chooseSize', sizeId: size.id } as const] : []),
      ...without.filter((id) => !dish.missing.includes(id)).map((id) => ({ type: 'toggleWithout', id }) as const),
      ...(ownExtras ?? extras).map(stepOf),
      ...(ownExtras ? [{ type: 'choosePopular' } as const] : []),
      { type: 'setAmount', amount },
    ],
  };
}

/** The dialog as it was left; of what is kept no longer holds, or was never possible, nothing remains. */
export function restoreSelection(first: Selection, saved: unknown): Selection {
  const { dish, size, deliveryType, time } = first;
  if (textOf(fieldOf(saved, 'dishId')) !== dish.id) return first;
  const empty = selectionOf({ dish, size, without: dish.missing, extras: [] }, 1, { deliveryType, time });
  return listOf(fieldOf(saved, 'steps')).reduce((selection: Selection, step) => {
    const action = readStep(selection, step);
    return action ? reduceSelection(selection, action) : selection;
  }, empty);
}

export function saveCombo({ slots, current, reached }: ComboSelection): SavedCombo {
  return { slots: slots.map(({ selection }) => saveSelection(selection)), current, reached };
}

/** The dialog of a dish after the menu has changed: what still holds stays. */
export function renewSelection(selection: Selection, dish: Dish): Selection {
  const { deliveryType, time } = selection;
  return restoreSelection(startSelection(dish, deliveryType, time), saveSelection({ ...selection, dish }));
}

/** The dialog of a combo after the menu has changed; null: a slot has nothing to choose any more. */
export function renewCombo(state: ComboSelection, menu: Menu): ComboSelection | null {
  const combo = menu.combos.get(state.combo.id);
  const [slot] = state.slots;
  const fresh = combo && slot ? startCombo(menu, combo, slot.selection) : null;
  return fresh && restoreCombo(fresh, saveCombo(state), menu);
}

/** The combo dialog as it was left, each slot as far as it still holds. */
export function restoreCombo(first: ComboSelection, saved: unknown, menu: Menu): ComboSelection {
  const kept = listOf(fieldOf(saved, 'slots'));
  if (kept.length !== first.slots.length) return first;
  const last = first.slots.length - 1;
  const reached = indexOf(fieldOf(saved, 'reached'), first.reached, last);
  return {
    ...first,
    slots: first.slots.map((slot, index) => restoreSlot(slot, kept[index], menu)),
    reached,
    current: indexOf(fieldOf(saved, 'current'), 0, reached),
  };
}

function restoreSlot(first: SlotSelection, saved: unknown, menu: Menu): SlotSelection {
  const { slot, selection } = first;
  const dish = slotDishes(menu, slot, selection).find(({ id }) => id === fieldOf(saved, 'dishId'));
  if (!dish) return first;
  const empty = selectionOf({ dish, size: slotSize(slot, dish), without: dish.missing, extras: [] }, 1, selection);
  const steps = listOf(fieldOf(saved, 'steps')).filter((step) => fieldOf(step, 'type') !== 'chooseSize');
  return { slot, selection: restoreSelection(empty, { dishId: dish.id, steps }) };
}

const stepOf = ({ group, item, amount }: ChosenExtra): SelectionAction => ({
  type: 'setExtra',
  groupId: group.id,
  itemId: item.id,
  amount,
});

function readStep({ dish }: Selection, step: unknown): SelectionAction | null {
  const amount = numberOf(fieldOf(step, 'amount'));
  const leftOut = leftOutIds(dish).find((id) => id === fieldOf(step, 'id'));
  switch (fieldOf(step, 'type')) {
    case 'chooseSize':
      return { type: 'chooseSize', sizeId: sizeId(textOf(fieldOf(step, 'sizeId'))) };
    case 'toggleWithout':
      return leftOut === undefined ? null : { type: 'toggleWithout', id: leftOut };
    case 'setExtra': {
      const group = groupId(textOf(fieldOf(step, 'groupId')));
      return { type: 'setExtra', groupId: group, itemId: itemId(textOf(fieldOf(step, 'itemId'))), amount };
    }
    case 'choosePopular':
      return { type: 'choosePopular' };
    case 'setAmount':
      return { type: 'setAmount', amount };
    default:
      return null;
  }
}

const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

function indexOf(value: unknown, least: number, most: number): number {
  return Math.min(Math.max(Math.trunc(numberOf(value)), least), most);
}
