import type { CategoryId, ComboId, DishId, SizeId } from '../../ids.ts';
import type { Category, Combo, Dish, Menu, Size } from '../../menu/menu.ts';
import type { DailyDishDocument, ItemSelection } from '../../menu/offer-document.ts';

/** An entry of a selection with what the office calls it; null: no longer on the menu. */
export type SelectedArticle =
  | { readonly kind: 'category'; readonly id: CategoryId; readonly category: Category | null }
  | { readonly kind: 'dish'; readonly id: DishId; readonly dish: Dish | null; readonly sizes: readonly Size[] }
  | { readonly kind: 'combo'; readonly id: ComboId; readonly combo: Combo | null };

/** The entries of a selection: categories, dishes, then combos. */
export const listSelectedArticles = (menu: Menu, { categories, dishes, menus }: ItemSelection): SelectedArticle[] => [
  ...categories.map((id): SelectedArticle => ({
    kind: 'category',
    id,
    category: menu.categories.find((category) => category.id === id) ?? null,
  })),
  ...dishes.map(({ dish: id, sizes = [] }): SelectedArticle => {
    const dish = menu.dishes.get(id) ?? null;
    return { kind: 'dish', id, dish, sizes: dish?.sizes.filter((size) => sizes.includes(size.id)) ?? [] };
  }),
  ...menus.map((id): SelectedArticle => ({ kind: 'combo', id, combo: menu.combos.get(id) ?? null })),
];

/** A daily dish's items as a selection; its size counts for each dish. */
export function toItemSelection({ dishes, categories, menus, size }: DailyDishDocument): ItemSelection {
  const sizes: readonly SizeId[] = size === undefined ? [] : [size];
  return { dishes: dishes.map((dish) => (sizes.length > 0 ? { dish, sizes } : { dish })), categories, menus };
}

export const isEmptySelection = ({ dishes, categories, menus }: ItemSelection): boolean =>
  dishes.length + categories.length + menus.length === 0;

/** Adds an entry; it replaces the one of the same article. */
export function selectArticle(
  selection: ItemSelection,
  article:
    | { readonly kind: 'category'; readonly id: CategoryId }
    | { readonly kind: 'dish'; readonly id: DishId; readonly sizes?: readonly SizeId[] }
    | { readonly kind: 'combo'; readonly id: ComboId },
): ItemSelection {
  const others = deselectArticle(selection, article);
  if (article.kind === 'category') return { ...others, categories: [...others.categories, article.id] };
  if (article.kind === 'combo') return { ...others, menus: [...others.menus, article.id] };
  const { id: dish, sizes = [] } = article;
  return { ...others, dishes: [...others.dishes, sizes.length > 0 ? { dish, sizes } : { dish }] };
}

/** Takes an entry away. */
export const deselectArticle = (
  { dishes, categories, menus }: ItemSelection,
  { kind, id }: { readonly kind: SelectedArticle['kind']; readonly id: string },
): ItemSelection => ({
  dishes: kind === 'dish' ? dishes.filter(({ dish }) => dish !== id) : dishes,
  categories: kind === 'category' ? categories.filter((each) => each !== id) : categories,
  menus: kind === 'combo' ? menus.filter((each) => each !== id) : menus,
});
