import type { CategoryId } from '../ids.ts';
import type { CategoryDocument, MenuDocument } from '../menu/menu-document.ts';
import { editById, type FieldChange, withFields } from './with-fields.ts';

/** Changes fields of a category; undefined removes an optional one. */
export const editCategory = (
  menu: MenuDocument,
  id: CategoryId,
  change: FieldChange<Omit<CategoryDocument, 'id'>>,
): MenuDocument => ({
  ...menu,
  categories: editById(menu.categories, id, (category) => withFields<CategoryDocument>(category, change)),
});
