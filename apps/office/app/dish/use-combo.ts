import type { ComboId } from '@tischlein/domain';
import type { ComboDocument } from '@tischlein/domain/menu';
import { editCombo, type FieldChange } from '@tischlein/domain/menu-editing';
import { createContext, useContext } from 'react';
import { useEditing } from './editor-context.ts';

export const ComboContext = createContext<ComboId | null>(null);

interface EditedCombo {
  readonly combo: ComboDocument;
  /** Where its fields are, to compare them with those of the franchise. */
  readonly at: (...fields: readonly string[]) => readonly string[];
  readonly edit: (label: string, change: FieldChange<Omit<ComboDocument, 'id'>>) => void;
}

/** The combo whose form this is; throws outside of one. */
export function useCombo(): EditedCombo {
  const id = useContext(ComboContext);
  const { document, change } = useEditing();
  const combo = document.menus.find((each) => each.id === id);
  if (!combo) throw new Error('A part of a combo stands outside of its form.');
  return {
    combo,
    at: (...fields) => fields.map((field) => `menu/menus/${combo.id}/${field}`),
    edit: (label, fields) => change(label, (menu) => editCombo(menu, combo.id, fields)),
  };
}
