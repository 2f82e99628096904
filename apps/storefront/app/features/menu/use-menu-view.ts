import {
  type Declaration,
  DECLARATIONS,
  declarationsOf,
  type Menu,
  type Occasion,
  searchMenu,
  type SearchResult,
  type Tag,
} from '@tischlein/domain/menu';
import { useShop } from '../../shop-context.ts';
import { isFiltering, isSearching, type MenuFilter, NO_FILTER, queryOf } from './menu-filter.ts';
import { type MenuSection, menuSections } from './menu-sections.ts';

/** The menu as it is looked at: what was found, which sections remain, what can be filtered by. */
export interface MenuView {
  readonly found: SearchResult;
  readonly foundByWords: number;
  readonly isSearching: boolean;
  readonly sections: readonly MenuSection[];
  readonly tags: readonly Tag[];
  readonly declarations: readonly Declaration[];
}

export function useMenuView(filter: MenuFilter, occasion: Occasion): MenuView {
  const { menu, shop } = useShop();
  const found = searchMenu(menu, queryOf(filter, occasion.deliveryType));
  const byWords = isFiltering(filter)
    ? searchMenu(menu, queryOf({ ...NO_FILTER, words: filter.words }, occasion.deliveryType))
    : found;
  return {
    found,
    foundByWords: byWords.dishIds.size + byWords.comboIds.size,
    isSearching: isSearching(filter),
    sections: menuSections(menu, found, occasion),
    tags: shop.filterList,
    declarations: declared(menu),
  };
}

const declaredBy = new WeakMap<Menu, readonly Declaration[]>();

/** What any dish of the menu declares, in the order of the law; found once for each menu. */
function declared(menu: Menu): readonly Declaration[] {
  const known = declaredBy.get(menu) ?? findDeclared(menu);
  declaredBy.set(menu, known);
  return known;
}

function findDeclared(menu: Menu): readonly Declaration[] {
  const all = new Set([...menu.dishes.values()].flatMap((dish) => declarationsOf(menu, dish) ?? []));
  return DECLARATIONS.filter((declaration) => all.has(declaration));
}
