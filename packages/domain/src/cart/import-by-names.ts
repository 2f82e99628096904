import { slotSize } from '../menu/availability.ts';
import type { Dish, Menu, Size } from '../menu/menu.ts';
import { leftOutIds, leftOutNames } from '../selection/left-out.ts';
import type { SavedCart, SavedComboItem, SavedDishItem, SavedExtra, SavedItem } from './saved-cart.ts';

/** A dish by the names on the card, as another branch's menu may have it too. */
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

/** A dish, or a combo with its dishes in the order of its slots. */
export type NamedItem = {
  readonly amount: number;
  readonly memberName?: string;
} & (NamedDish | { readonly menu: string; readonly dishes: readonly NamedDish[] });

/** What was not found by its name (S1 §5 'Import by names'); sizeMissing is 'Größe nicht gefunden', without a name. */
export const IMPORT_PROBLEM_CODES = [
  'dishNotFound',
  'sizeNotFound',
  'sizeMissing',
  'groupNotFound',
  'ingredientNotFound',
  'comboNotFound',
] as const;

export interface ImportProblem {
  readonly code: (typeof IMPORT_PROBLEM_CODES)[number];
  readonly name: string;
}

type SavedChoice = Omit<SavedDishItem, 'amount' | 'memberName'>;

interface Importing {
  readonly menu: Menu;
  readonly missing: (code: ImportProblem['code'], name: string) => null;
}

/** A cart by names as one of this menu, still to be restored; what is not found is left out and reported. */
export function importByNames(
  items: readonly NamedItem[],
  menu: Menu,
): { readonly saved: SavedCart; readonly problems: readonly ImportProblem[] } {
  const problems: ImportProblem[] = [];
  const missing: Importing['missing'] = (code, name) => {
    problems.push({ code, name });
    return null;
  };
  return { saved: { items: items.flatMap((item) => findItem(item, { menu, missing }) ?? []) }, problems };
}

function findItem(item: NamedItem, importing: Importing): SavedItem | null {
  const common = { amount: item.amount, memberName: item.memberName ?? null };
  const found = 'menu' in item ? findCombo(item.menu, item.dishes, importing) : findDish(item, importing);
  return found && { ...found, ...common };
}

function findDish(named: NamedDish, { menu, missing }: Importing): SavedChoice | null {
  const dish = byName([...menu.dishes.values()], named.dish);
  if (!dish) return missing('dishNotFound', named.dish);
  if (dish.sizes.length === 0) return findChoice(named, { dish, size: null }, { menu, missing });
  if (named.size === undefined) return missing('sizeMissing', '');
  const size = byName(dish.sizes, named.size);
  return size ? findChoice(named, { dish, size }, { menu, missing }) : missing('sizeNotFound', named.size);
}

function findCombo(
  name: string,
  named: readonly NamedDish[],
  { menu, missing }: Importing,
): Omit<SavedComboItem, 'amount'> | null {
  const combo = byName([...menu.combos.values()], name);
  if (!combo) return missing('comboNotFound', name);
  const subitems = combo.slots.flatMap((slot, index) => {
    const wanted = named[index];
    if (!wanted) return [];
    const dish = byName(
      slot.dishIds.flatMap((id) => menu.dishes.get(id) ?? []),
      wanted.dish,
    );
    if (!dish) missing('dishNotFound', wanted.dish);
    return dish
      ? [{ slotId: slot.id, dish: findChoice(wanted, { dish, size: slotSize(slot, dish) }, { menu, missing }) }]
      : [];
  });
  return { menuId: combo.id, subitems };
}

function findChoice(
  named: NamedDish,
  { dish, size }: { readonly dish: Dish; readonly size: Size | null },
  importing: Importing,
): SavedChoice {
  const ids = leftOutIds(dish);
  const names = leftOutNames(importing.menu, { dish, without: ids });
  const leftOut = ids.map((id, index) => ({ id, name: names[index] ?? '' }));
  const without = (named.without ?? []).flatMap(
    (name) => byName(leftOut, name)?.id ?? importing.missing('ingredientNotFound', name) ?? [],
  );
  const extras = (named.extras ?? []).flatMap((extra) => findExtra(extra, dish, importing) ?? []);
  return { dishId: dish.id, sizeId: size?.id ?? null, without, extras };
}

function findExtra(
  { group: groupName, item: itemName, amount }: NamedExtra,
  dish: Dish,
  { missing }: Importing,
): SavedExtra | null {
  const group = byName(dish.groups, groupName);
  if (!group) return missing('groupNotFound', groupName);
  const item = byName(group.items, itemName);
  return item
    ? { groupId: group.id, itemId: item.id, itemName: item.name, amount, type: item.type }
    : missing('ingredientNotFound', itemName);
}

const sameName = (name: string): string => name.trim().toLowerCase();

function byName<Entry extends { readonly name: string }>(entries: readonly Entry[], name: string): Entry | undefined {
  return entries.find((entry) => sameName(entry.name) === sameName(name));
}
