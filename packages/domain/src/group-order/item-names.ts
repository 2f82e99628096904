import type { SavedItem } from '../cart/saved-cart.ts';
import { comboId, dishId } from '../ids.ts';
import type { Menu } from '../menu/menu.ts';

/** Names of dishes and combos by their ids: a menu that no longer has them cannot name them. */
export type ItemNames = Readonly<Record<string, string>>;

/** The names of the items in a cart; of those that the menu no longer has, the names known before. */
export function nameItems(items: readonly SavedItem[], menu: Menu, known: ItemNames = {}): ItemNames {
  const named = items.flatMap(listIds).flatMap(({ id, kind }) => {
    const inMenu = kind === 'combo' ? menu.combos.get(comboId(id)) : menu.dishes.get(dishId(id));
    const name = inMenu?.name ?? (Object.hasOwn(known, id) ? known[id] : undefined);
    return name === undefined ? [] : [[id, name] as const];
  });
  return Object.fromEntries(named);
}

interface ItemId {
  readonly kind: 'dish' | 'combo';
  readonly id: string;
}

function listIds(item: SavedItem): readonly ItemId[] {
  if ('dishId' in item) return [{ kind: 'dish', id: item.dishId }];
  const dishes = item.subitems.map(({ dish }): ItemId => ({ kind: 'dish', id: dish.dishId }));
  return [{ kind: 'combo', id: item.menuId }, ...dishes];
}
