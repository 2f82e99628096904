import { slotSize } from '../menu/availability.ts';
import type { ComboSlot, Dish, Menu } from '../menu/menu.ts';
import type { DishChoice } from '../selection/choice.ts';
import { leftOutIds, leftOutNames } from '../selection/left-out.ts';
import { type ItemNotes, createItemNotes } from './item-notes.ts';
import type { CartProblem, SavedCart, SavedComboItem, SavedDishItem, SavedExtra, SavedItem } from './saved-cart.ts';

/** A dish by its names, to be found again in another branch's menu. */
export interface NamedDish {
  readonly dish: string;
  readonly size?: string;
  readonly without?: readonly string[];
  readonly extras?: readonly NamedExtra[];
}

export interface NamedExtra {
  readonly group: string;
  readonly item: string;
  readonly amount: number;
}

/** A combo with its dishes in the order of its slots. */
export interface NamedCombo {
  readonly menu: string;
  readonly dishes: readonly NamedDish[];
}

export type NamedItem = (NamedDish | NamedCombo) & { readonly amount: number; readonly memberName?: string };

type Subitem = SavedComboItem['subitems'][number];
type SavedChoice = Omit<SavedDishItem, 'amount' | 'memberName' | 'note'>;

interface ImportContext {
  readonly menu: Menu;
  readonly notes: ItemNotes;
}

/**
 * Finds named items in this menu. Returns a saved cart, which still has to be restored, and a problem for everything
 * not found (S1 §5 Import by names).
 */
export function importByNames(
  items: readonly NamedItem[],
  menu: Menu,
): { readonly saved: SavedCart; readonly problems: readonly CartProblem[] } {
  const problems: CartProblem[] = [];
  const savedItems = items.flatMap((item) => {
    const name = 'menu' in item ? item.menu : item.dish;
    return findItem(item, { menu, notes: createItemNotes(problems, name, null) }) ?? [];
  });
  return { saved: { items: savedItems }, problems };
}

function findItem(item: NamedItem, context: ImportContext): SavedItem | null {
  const common = { amount: item.amount, memberName: item.memberName ?? null };
  const match = 'menu' in item ? findCombo(item, context) : findDish(item, context);
  return match && { ...match, ...common };
}

function findDish(named: NamedDish, context: ImportContext): SavedChoice | null {
  const { menu, notes } = context;
  const dish = byName([...menu.dishes.values()], named.dish);
  if (!dish) return notes.dropped('dishUnknown');
  if (dish.sizes.length === 0) return findChoice(named, { dish, size: null }, context);
  if (named.size === undefined) return notes.dropped('sizeMissing');
  const size = byName(dish.sizes, named.size);
  return size ? findChoice(named, { dish, size }, context) : notes.dropped('sizeUnknown', { part: named.size });
}

function findCombo(named: NamedCombo, context: ImportContext): Omit<SavedComboItem, 'amount'> | null {
  const { menu, notes } = context;
  const combo = byName([...menu.combos.values()], named.menu);
  if (!combo) return notes.dropped('comboUnknown');
  const subitems = combo.slots.flatMap((slot, index) => findSubitem(named.dishes[index], slot, context) ?? []);
  return subitems.length === combo.slots.length ? { menuId: combo.id, subitems } : null;
}

function findSubitem(named: NamedDish | undefined, slot: ComboSlot, context: ImportContext): Subitem | null {
  const { menu, notes } = context;
  if (!named) return notes.dropped('comboIncomplete', { part: slot.name });
  const dish = byName(
    slot.dishIds.flatMap((id) => menu.dishes.get(id) ?? []),
    named.dish,
  );
  if (!dish) return notes.dropped('slotDishUnsuitable', { part: named.dish });
  return { slotId: slot.id, dish: findChoice(named, { dish, size: slotSize(slot, dish) }, context) };
}

function findChoice(
  named: NamedDish,
  { dish, size }: Pick<DishChoice, 'dish' | 'size'>,
  { menu, notes }: ImportContext,
): SavedChoice {
  const ids = leftOutIds(dish);
  const names = leftOutNames(menu, { dish, without: ids });
  const leftOut = ids.map((id, index) => ({ id, name: names[index] ?? '' }));
  const without = (named.without ?? []).flatMap(
    (name) => byName(leftOut, name)?.id ?? notes.repaired('itemUnknown', { part: name }) ?? [],
  );
  const extras = (named.extras ?? []).flatMap((extra) => findExtra(extra, dish, notes) ?? []);
  return { dishId: dish.id, sizeId: size?.id ?? null, without, extras };
}

function findExtra(named: NamedExtra, dish: Dish, notes: ItemNotes): SavedExtra | null {
  const group = byName(dish.groups, named.group);
  if (!group) return notes.repaired('groupUnknown', { part: named.group });
  const item = byName(group.items, named.item);
  if (!item) return notes.repaired('itemUnknown', { part: named.item });
  return { groupId: group.id, itemId: item.id, itemName: item.name, amount: named.amount, type: item.type };
}

function byName<Entry extends { readonly name: string }>(entries: readonly Entry[], name: string): Entry | undefined {
  return entries.find((entry) => folded(entry.name) === folded(name));
}

const folded = (name: string): string => name.trim().toLowerCase();
