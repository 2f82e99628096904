import {
  type Dish,
  isOrderableAt,
  type OrderContext,
  listMenu,
  type SearchResult,
  type Tag,
} from '@tischlein/domain/menu';
import { use, useMemo, useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { isSearching, type MenuFilter, toMenuQuery } from './menu-filter.ts';
import { searchCode } from './search-code.ts';
import { firstRows, type MenuSection, menuSections, countRows } from './menu-sections.ts';

// Limit per page of results: rendering more would block typing.
const ROWS_AT_ONCE = 120;

/** The menu as displayed: result, sections and available filters. */
export interface MenuView {
  readonly searchResult: SearchResult;
  readonly isSearching: boolean;
  /** The sections without a search. Keeps its identity until the menu changes, so they are not rendered again. */
  readonly allSections: readonly MenuSection[];
  /** All sections, or the first rows of the search result. */
  readonly sections: readonly MenuSection[];
  /** Number of results not shown yet. */
  readonly rest: number;
  readonly showMore: () => void;
  readonly tags: readonly Tag[];
  /** Some of it cannot be ordered now. */
  readonly hasLater: boolean;
  readonly hasDeclarations: boolean;
}

export function useMenuView(filter: MenuFilter, occasion: OrderContext): MenuView {
  const { menu, shop } = useShop();
  const [paging, setPaging] = useState({ filter, rows: ROWS_AT_ONCE });
  const rows = paging.filter === filter ? paging.rows : ROWS_AT_ONCE;
  const all = useMemo(() => {
    const result = listMenu(menu, occasion.deliveryType);
    const dishes = [...menu.dishes.values()].filter(({ id }) => result.dishIds.has(id));
    const hasLater = dishes.some((dish) => !isOrderableAt(menu, dish, occasion));
    return { result, hasLater, sections: menuSections(menu, result, occasion) };
  }, [menu, occasion]);
  // The filter changes in a transition, so the page remains until the code is loaded.
  const searchResult = isSearching(filter) ? use(searchCode())(menu, toMenuQuery(filter, occasion)) : all.result;
  const sections = searchResult === all.result ? all.sections : menuSections(menu, searchResult, occasion);
  const visibleSections = searchResult === all.result ? sections : firstRows(sections, rows);
  return {
    searchResult,
    isSearching: isSearching(filter),
    allSections: all.sections,
    sections: visibleSections,
    rest: countRows(sections) - countRows(visibleSections),
    showMore: () => setPaging({ filter, rows: rows + ROWS_AT_ONCE }),
    tags: [...new Set([...shop.filterList, ...filter.tags])],
    hasLater: all.hasLater || filter.isOrderable,
    hasDeclarations: [...menu.dishes.values()].some(isDeclared),
  };
}

/** Something is declared of it, so that 'Ohne …' can leave it out. What exactly is collected when it is searched for. */
const isDeclared = ({ declarations, primaryIngredients, secondaryIngredients }: Dish): boolean =>
  [{ declarations }, ...primaryIngredients, ...secondaryIngredients].some((part) => part.declarations?.length);
