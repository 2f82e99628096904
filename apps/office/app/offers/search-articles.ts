import type { CategoryId, ComboId, DishId } from '@tischlein/domain';
import type { Menu } from '@tischlein/domain/menu';
import type { ItemSelection } from '@tischlein/domain/offers';
import { OFFER_FORM } from '@tischlein/wording/office';

/** An article that the text finds, with what tells it apart. */
export type FoundArticle = { readonly name: string; readonly about: string } & (
  | { readonly kind: 'category'; readonly id: CategoryId }
  | { readonly kind: 'dish'; readonly id: DishId }
  | { readonly kind: 'combo'; readonly id: ComboId }
);

const SHOWN = 8;

/** Articles whose name contains each word, categories first; those that are selected already are left out. */
export function searchArticles(menu: Menu, selection: ItemSelection, text: string): readonly FoundArticle[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ name }: { readonly name: string }): boolean =>
    words.every((word) => name.toLowerCase().includes(word));
  const categories = menu.categories
    .filter(({ id }) => !selection.categories.includes(id))
    .filter(matches)
    .map(({ id, name }): FoundArticle => ({ kind: 'category', id, name, about: OFFER_FORM.category }));
  const dishes = menu.categories.flatMap((category) =>
    category.dishes
      .filter(({ id }) => !selection.dishes.some(({ dish }) => dish === id))
      .filter(matches)
      .map(({ id, name }): FoundArticle => ({ kind: 'dish', id, name, about: category.name })),
  );
  const combos = [...menu.combos.values()]
    .filter(({ id }) => !selection.menus.includes(id))
    .filter(matches)
    .map(({ id, name }): FoundArticle => ({ kind: 'combo', id, name, about: OFFER_FORM.combo }));
  return [...categories, ...dishes, ...combos].slice(0, SHOWN);
}
