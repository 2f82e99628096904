import type { Combo, Dish } from '@tischlein/domain/menu';

const DISH_KEY = 'gericht';
const COMBO_KEY = 'menue';

/** A dish or combo that an address names, by its id or its name. */
export interface LinkedItem {
  readonly isCombo: boolean;
  readonly named: string;
}

/** Address over the menu that opens the dialog of a dish or combo: '?gericht=pizza-margherita'. */
export function linkTo(item: Pick<Dish, 'id'> | Pick<Combo, 'id' | 'slots'>): string {
  return `?${'slots' in item ? COMBO_KEY : DISH_KEY}=${encodeURIComponent(item.id)}`;
}

/** What the query of an address names; null: nothing. */
export function linkedItem(search: string): LinkedItem | null {
  const query = new URLSearchParams(search);
  const named = query.get(DISH_KEY) ?? query.get(COMBO_KEY);
  return named ? { isCombo: !query.has(DISH_KEY), named } : null;
}

/** The same address naming neither dish nor combo. */
export function withoutLink({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(search);
  query.delete(DISH_KEY);
  query.delete(COMBO_KEY);
  return pathname + (query.size > 0 ? `?${query.toString()}` : '') + hash;
}

/** Among dishes or combos the one with this id, else the one with this name. */
export function findNamed<Item extends { readonly id: string; readonly name: string }>(
  items: readonly Item[],
  named: string,
): Item | undefined {
  const name = named.trim().toLowerCase();
  return items.find(({ id }) => id === named) ?? items.find((item) => item.name.trim().toLowerCase() === name);
}
