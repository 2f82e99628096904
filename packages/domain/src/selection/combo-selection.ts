import { type OrderContext, slotDishes, slotSize } from '../menu/availability.ts';
import type { Combo, ComboSlot, Dish, Menu } from '../menu/menu.ts';
import type { ComboChoice } from './choice.ts';
import { reduceSelection, resumeSelection, type SelectionAction } from './reduce-selection.ts';
import { toChoice, invalidGroups, type Selection, toSelection } from './selection.ts';

/** State of the combo dialog: the dish of each slot and the wizard's progress (S1 §4 Menu wizard). */
export interface ComboSelection {
  readonly combo: Combo;
  readonly slots: readonly SlotSelection[];
  /** Index of the current slot. */
  readonly current: number;
  /** Highest index reached so far. */
  readonly reached: number;
}

export interface SlotSelection {
  readonly slot: ComboSlot;
  readonly selection: Selection;
}

export type ComboAction =
  | { readonly type: 'showSlot'; readonly index: number }
  | { readonly type: 'chooseDish'; readonly dish: Dish }
  | { readonly type: 'changeDish'; readonly action: SelectionAction };

/** Initial state with the default dish of each slot; null if a slot has nothing available (S3 P14). */
export function startCombo(menu: Menu, combo: Combo, context: OrderContext): ComboSelection | null {
  const slots = combo.slots.flatMap((slot) => {
    const [dish] = slotDishes(menu, slot, context);
    return dish ? [{ slot, selection: slotSelection(slot, dish, context) }] : [];
  });
  return slots.length === combo.slots.length ? { combo, slots, current: 0, reached: 0 } : null;
}

/** State for editing a combo: every slot is reachable. */
export function toComboSelection({ combo, slots }: ComboChoice, context: OrderContext): ComboSelection {
  const selections = slots.map(({ slot, choice }) => ({ slot, selection: resumeSelection(choice, 1, context) }));
  return { combo, slots: selections, current: 0, reached: slots.length - 1 };
}

/** Applies an action; impossible actions change nothing. */
export function reduceCombo(state: ComboSelection, action: ComboAction): ComboSelection {
  switch (action.type) {
    case 'showSlot':
      return canShow(state, action.index)
        ? { ...state, current: action.index, reached: Math.max(state.reached, action.index) }
        : state;
    case 'chooseDish':
      return changed(state, ({ slot, selection }) => slotSelection(slot, action.dish, selection));
    case 'changeDish':
      // The slot determines the size.
      if (action.action.type === 'chooseSize') return state;
      return changed(state, ({ selection }) => reduceSelection(selection, action.action));
  }
}

/**
 * Going back is free. Moving forward needs a valid current slot and goes at most one step beyond the highest reached.
 */
export function canShow({ slots, current, reached }: ComboSelection, index: number): boolean {
  const currentSlot = slots[current];
  if (!currentSlot || !slots[index]) return false;
  return (
    index <= current || (index <= Math.max(reached, current + 1) && invalidGroups(currentSlot.selection).length === 0)
  );
}

/** The combo for the cart; null while a slot is invalid. */
export function toComboChoice({ combo, slots }: ComboSelection): ComboChoice | null {
  const choices = slots.flatMap(({ slot, selection }) => {
    const choice = toChoice(selection);
    return choice ? [{ slot, choice }] : [];
  });
  return choices.length === slots.length ? { combo, slots: choices } : null;
}

/** The combo as it is, also while mandatory choices are missing: for prices and information. */
export function toComboWish({ combo, slots }: ComboSelection): ComboChoice {
  return { combo, slots: slots.map(({ slot, selection }) => ({ slot, choice: selection })) };
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
