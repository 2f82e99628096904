import {
  type Category,
  type Combo,
  type Dish,
  isComboAvailable,
  type Menu,
  type OrderContext,
  type SearchResult,
} from '@tischlein/domain/menu';
import { MENU } from '@tischlein/wording/storefront';
import { categoryAnchor } from '../../shop/paths.ts';

/** A section of the menu with its anchor: a category, or the combos. */
export type MenuSection = { readonly anchor: string; readonly name: string } & (
  | { readonly kind: 'category'; readonly category: Category; readonly dishes: readonly Dish[] }
  | { readonly kind: 'combos'; readonly combos: readonly Combo[] }
);

/** The search result by section, best matches first; combos follow the first category, so that dishes come first. */
export function menuSections(menu: Menu, found: SearchResult, occasion: OrderContext): readonly MenuSection[] {
  const categories = menu.categories.flatMap((category) => categorySection(category, found));
  const [first, ...others] = found.ranks
    ? categories.toSorted((left, right) => toRank(found, left.dishes[0]) - toRank(found, right.dishes[0]))
    : categories;
  return [...(first ? [first] : []), ...combosSection(menu, found, occasion), ...others];
}

const toRank = ({ ranks }: SearchResult, dish: Dish | undefined): number => (dish && ranks?.get(dish.id)) ?? 0;

function categorySection(category: Category, found: SearchResult) {
  const matches = category.dishes.filter((dish) => found.dishIds.has(dish.id));
  if (matches.length === 0) return [];
  const dishes = found.ranks ? matches.toSorted((left, right) => toRank(found, left) - toRank(found, right)) : matches;
  return [{ kind: 'category' as const, anchor: categoryAnchor(category.id), name: category.name, category, dishes }];
}

function combosSection(menu: Menu, found: SearchResult, occasion: OrderContext): readonly MenuSection[] {
  const combos = [...menu.combos.values()].filter(
    (combo) => found.comboIds.has(combo.id) && isComboAvailable(menu, combo, occasion),
  );
  return combos.length === 0 ? [] : [{ kind: 'combos', anchor: 'menus', name: MENU.combos, combos }];
}

/** Cuts the sections after this many rows. */
export function firstRows(sections: readonly MenuSection[], count: number): readonly MenuSection[] {
  let left = count;
  return sections.flatMap((section) => {
    const room = Math.max(0, left);
    left -= countRows([section]);
    if (room === 0) return [];
    return section.kind === 'combos'
      ? { ...section, combos: section.combos.slice(0, room) }
      : { ...section, dishes: section.dishes.slice(0, room) };
  });
}

export const countRows = (sections: readonly MenuSection[]): number =>
  sections.reduce((sum, section) => sum + (section.kind === 'combos' ? section.combos : section.dishes).length, 0);
