import type { DishId } from '@tischlein/domain';
import type { DishDocument } from '@tischlein/domain/menu';
import { changeDish, editDish, type FieldChange } from '@tischlein/domain/menu-editing';
import { createContext, useContext } from 'react';
import { useEditing } from './editor-context.ts';

export const DishContext = createContext<DishId | null>(null);

interface EditedDish {
  readonly dish: DishDocument;
  readonly edit: (label: string, change: FieldChange<Omit<DishDocument, 'id'>>) => void;
  /** Where its fields are, to compare them with those of the franchise. */
  readonly at: (...fields: readonly string[]) => readonly string[];
  readonly changeBy: (label: string, edit: (dish: DishDocument) => DishDocument) => void;
}

/** The dish whose form this is; throws outside of one. */
export function useDish(): EditedDish {
  const id = useContext(DishContext);
  const { document, change } = useEditing();
  const dish = document.dishes.find((each) => each.id === id);
  if (!dish) throw new Error('A part of a dish stands outside of its form.');
  return {
    dish,
    at: (...fields) => fields.map((field) => `menu/dishes/${dish.id}/${field}`),
    edit: (label, fields) => change(label, (menu) => editDish(menu, dish.id, fields)),
    changeBy: (label, edit) => change(label, (menu) => changeDish(menu, dish.id, edit)),
  };
}
