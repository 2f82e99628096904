import {
  collectDeclarations,
  type OrderContext,
  searchMenu,
  type SearchResult,
  type Tag,
} from '@tischlein/domain/menu';
import { useMemo, useState } from 'react';
import { useShop } from '../../shop-context.ts';
import { isSearching, type MenuFilter, NO_FILTER, queryOf } from './menu-filter.ts';
import { firstRows, type MenuSection, menuSections, rowsOf } from './menu-sections.ts';

// A key must never wait for thousands of rows that came with the one before.
const ROWS_AT_ONCE = 120;

/** The menu as it is looked at: what was found, which sections remain, what can be filtered by. */
export interface MenuView {
  readonly found: SearchResult;
  readonly isSearching: boolean;
  /** The menu while nobody searches; the same as long as it does not change, so that it stays in the page as it is. */
  readonly whole: readonly MenuSection[];
  /** What is shown: the whole, or the first rows of what was found. */
  readonly sections: readonly MenuSection[];
  /** Rows that were found and are not shown yet. */
  readonly rest: number;
  readonly showMore: () => void;
  readonly tags: readonly Tag[];
  /** Some dish declares something. */
  readonly hasDeclarations: boolean;
}

export function useMenuView(filter: MenuFilter, occasion: OrderContext): MenuView {
  const { menu, shop } = useShop();
  const [asked, setAsked] = useState({ filter, rows: ROWS_AT_ONCE });
  const rows = asked.filter === filter ? asked.rows : ROWS_AT_ONCE;
  const all = useMemo(() => {
    const result = searchMenu(menu, queryOf(NO_FILTER, occasion.deliveryType));
    return { result, sections: menuSections(menu, result, occasion) };
  }, [menu, occasion]);
  const found = isSearching(filter) ? searchMenu(menu, queryOf(filter, occasion.deliveryType)) : all.result;
  const sections = found === all.result ? all.sections : menuSections(menu, found, occasion);
  const shown = found === all.result ? sections : firstRows(sections, rows);
  return {
    found,
    isSearching: isSearching(filter),
    whole: all.sections,
    sections: shown,
    rest: rowsOf(sections) - rowsOf(shown),
    showMore: () => setAsked({ filter, rows: rows + ROWS_AT_ONCE }),
    tags: shop.filterList,
    hasDeclarations: [...menu.dishes.values()].some((dish) => collectDeclarations(menu, dish)?.length),
  };
}
