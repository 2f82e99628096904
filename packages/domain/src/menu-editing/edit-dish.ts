import type { DishId } from '../ids.ts';
import type { DishDocument, MenuDocument } from '../menu/menu-document.ts';
import { editById, type FieldChange, withFields } from './with-fields.ts';

/** Changes fields of a dish; undefined removes an optional one. */
export function editDish(menu: MenuDocument, id: DishId, change: FieldChange<Omit<DishDocument, 'id'>>): MenuDocument {
  return changeDish(menu, id, (dish) => withFields<DishDocument>(dish, change));
}

/** Changes a dish by a function. */
export const changeDish = (
  menu: MenuDocument,
  id: DishId,
  edit: (dish: DishDocument) => DishDocument,
): MenuDocument => ({ ...menu, dishes: editById(menu.dishes, id, edit) });
