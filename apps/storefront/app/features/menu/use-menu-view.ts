import {
  type Declaration,
  declarationsOf,
  DECLARATIONS,
  type Dish,
  type Menu,
  type Occasion,
  searchMenu,
  type SearchResult,
  type Tag,
} from '@tischlein/domain/menu';
import { isComboAvailable } from '@tischlein/domain/menu';
import { MENU } from '@tischlein/wording/storefront';
import { categoryAnchor } from '../../paths.ts';
import { useShop } from '../../shop-context.ts';
import type { RailEntry } from './category-rail.tsx';
import { isSearching, type MenuFilter, NO_FILTER, queryOf } from './menu-filter.ts';

/** The menu as it is looked at: what was found, which sections remain, what can be filtered by. */
export interface MenuView {
  readonly found: SearchResult;
  readonly foundByWords: number;
  readonly isSearching: boolean;
  readonly rail: readonly RailEntry[];
  readonly tags: readonly Tag[];
  readonly declarations: readonly Declaration[];
}

export function useMenuView(filter: MenuFilter, occasion: Occasion): MenuView {
  const { menu, shop } = useShop();
  const found = searchMenu(menu, queryOf(filter, occasion.deliveryType));
  const byWords = searchMenu(menu, queryOf({ ...NO_FILTER, words: filter.words }, occasion.deliveryType));
  return {
    found,
    foundByWords: byWords.dishIds.size + byWords.comboIds.size,
    isSearching: isSearching(filter),
    rail: railOf(menu, found, occasion),
    tags: shop.filterList,
    declarations: declared(menu),
  };
}

function railOf(menu: Menu, found: SearchResult, occasion: Occasion): readonly RailEntry[] {
  const combos = [...menu.combos.values()].filter(
    (combo) => found.comboIds.has(combo.id) && isComboAvailable(menu, combo, occasion),
  );
  const categories = menu.categories.filter(({ dishes }) => dishes.some((dish: Dish) => found.dishIds.has(dish.id)));
  return [
    ...(combos.length > 0 ? [{ anchor: 'menus', name: MENU.combos }] : []),
    ...categories.map(({ id, name }) => ({ anchor: categoryAnchor(id), name })),
  ];
}

/** What any dish of the menu declares, in the order of the law. */
function declared(menu: Menu): readonly Declaration[] {
  const all = new Set([...menu.dishes.values()].flatMap((dish) => declarationsOf(menu, dish) ?? []));
  return DECLARATIONS.filter((declaration) => all.has(declaration));
}
