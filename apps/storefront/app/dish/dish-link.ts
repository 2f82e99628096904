import type { Combo, Dish } from '@tischlein/domain/menu';

const DISH_KEY = 'gericht';
const COMBO_KEY = 'menue';

/** A dish or combo named in the URL, by id or by name. */
export interface LinkedItem {
  readonly isCombo: boolean;
  readonly named: string;
}

/** Query string that opens the dialog of a dish or combo: '?gericht=pizza-margherita'. */
export function linkTo(item: Pick<Dish, 'id'> | Pick<Combo, 'id' | 'slots'>): string {
  return `?${'slots' in item ? COMBO_KEY : DISH_KEY}=${encodeURIComponent(item.id)}`;
}

/** Returns the item named in the page's URL, or null. */
export function linkedItem(address: string): LinkedItem | null {
  const query = new URL(address, 'http://shop').searchParams;
  const named = query.get(DISH_KEY) ?? query.get(COMBO_KEY);
  return named ? { isCombo: !query.has(DISH_KEY), named } : null;
}

/** Removes the named dish or combo from the page's URL. */
export function withoutLink(address: string): string {
  const url = new URL(address, 'http://shop');
  url.searchParams.delete(DISH_KEY);
  url.searchParams.delete(COMBO_KEY);
  return url.pathname + url.search + url.hash;
}

/** Finds an item by id, otherwise by name (case-insensitive). */
export function findNamed<Item extends { readonly id: string; readonly name: string }>(
  items: readonly Item[],
  named: string,
): Item | undefined {
  const name = named.trim().toLowerCase();
  return items.find(({ id }) => id === named) ?? items.find((item) => item.name.trim().toLowerCase() === name);
}
