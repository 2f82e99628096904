import { type OrderContext, slotDishes, slotSize } from '../menu/availability.ts';
import type { Combo, ComboSlot, Dish, Menu } from '../menu/menu.ts';
import type { ComboChoice } from './choice.ts';
import { reduceSelection, type SelectionAction } from './reduce-selection.ts';
import { toChoice, invalidGroups, type Selection, toSelection } from './selection.ts';

/** What is set in the dialog of a combo: the dish of each slot, and how far the guest has come (S1 §4 'Menu wizard'). */
export interface ComboSelection {
  readonly combo: Combo;
  readonly slots: readonly SlotSelection[];
  /** Index of the slot that is shown. */
  readonly current: number;
  /** Highest index that was shown. */
  readonly reached: number;
}

export interface SlotSelection {
  readonly slot: ComboSlot;
  readonly selection: Selection;
}

/** What a guest does in the combo dialog. */
export type ComboAction =
  | { readonly type: 'showSlot'; readonly index: number }
  | { readonly type: 'chooseDish'; readonly dish: Dish }
  | { readonly type: 'changeDish'; readonly action: SelectionAction };

/** The combo dialog as it opens, each slot with its default dish; null where a slot has nothing to choose (spec 3 P14). */
export function startCombo(menu: Menu, combo: Combo, context: OrderContext): ComboSelection | null {
  const slots = combo.slots.flatMap((slot) => {
    const [dish] = slotDishes(menu, slot, context);
    return dish ? [{ slot, selection: slotSelection(slot, dish, context) }] : [];
  });
  return slots.length === combo.slots.length ? { combo, slots, current: 0, reached: 0 } : null;
}

/** The combo dialog in edit mode: every slot can be reached. */
export function toComboSelection({ combo, slots }: ComboChoice, context: OrderContext): ComboSelection {
  const selections = slots.map(({ slot, choice }) => ({ slot, selection: toSelection(choice, 1, context) }));
  return { combo, slots: selections, current: 0, reached: slots.length - 1 };
}

/** The combo dialog after a step; what is not possible changes nothing. */
export function reduceCombo(state: ComboSelection, action: ComboAction): ComboSelection {
  switch (action.type) {
    case 'showSlot':
      return canShow(state, action.index)
        ? { ...state, current: action.index, reached: Math.max(state.reached, action.index) }
        : state;
    case 'chooseDish':
      return changed(state, ({ slot, selection }) => slotSelection(slot, action.dish, selection));
    case 'changeDish':
      // The slot names the size.
      if (action.action.type === 'chooseSize') return state;
      return changed(state, ({ selection }) => reduceSelection(selection, action.action));
  }
}

/** Going back is free; forward needs a valid slot, and goes one step beyond the highest reached. */
export function canShow({ slots, current, reached }: ComboSelection, index: number): boolean {
  const shown = slots[current];
  if (!shown || !slots[index]) return false;
  return index <= current || (index <= Math.max(reached, current + 1) && invalidGroups(shown.selection).length === 0);
}

/** What can be put into the cart; null while a slot is not valid. */
export function toComboChoice({ combo, slots }: ComboSelection): ComboChoice | null {
  const choices = slots.flatMap(({ slot, selection }) => {
    const choice = toChoice(selection);
    return choice ? [{ slot, choice }] : [];
  });
  return choices.length === slots.length ? { combo, slots: choices } : null;
}

function slotSelection(slot: ComboSlot, dish: Dish, context: OrderContext): Selection {
  return toSelection({ dish, size: slotSize(slot, dish), without: dish.missing, extras: [] }, 1, context);
}

function changed(state: ComboSelection, change: (shown: SlotSelection) => Selection): ComboSelection {
  const slots = state.slots.map((shown, index) =>
    index === state.current ? { ...shown, selection: change(shown) } : shown,
  );
  return { ...state, slots };
}
