import { type CategoryId, categoryId, dishId } from '@tischlein/domain';
import { appendCategory, appendDish } from '@tischlein/domain/menu-editing';
import { newKey } from '@tischlein/ui/new-key';
import { MENU_LIST } from '@tischlein/wording/office';
import { useNavigate } from 'react-router';
import type { EditedMenu } from './use-menu.ts';

interface NewItemsOptions {
  readonly slug: string;
  readonly change: EditedMenu['change'];
  readonly onCategory: (id: CategoryId) => void;
}

/** Adds dishes and categories; a new dish opens in its editor. */
export function useNewItems({ slug, change, onCategory }: NewItemsOptions) {
  const navigate = useNavigate();
  return {
    addDish: (name: string, category: CategoryId | null): void => {
      if (!category) return;
      const id = dishId(newKey());
      change(MENU_LIST.added(name), (before) => appendDish(before, { id, name, category }));
      void navigate(`/${slug}/karte/gericht/${id}`);
    },
    addCategory: (name: string): void => {
      const id = categoryId(newKey());
      change(MENU_LIST.added(name), (before) => appendCategory(before, { id, name }));
      onCategory(id);
    },
  };
}
