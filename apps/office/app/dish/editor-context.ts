import type { MenuDocument } from '@tischlein/domain/menu';
import type { EditorField, EditorProblem, ReadMenu } from '@tischlein/domain/menu-editing';
import { createContext, useContext } from 'react';

/** What every part of an editor can access. */
export interface Editing {
  readonly shop: string;
  readonly document: MenuDocument;
  readonly read: ReadMenu;
  readonly problems: readonly EditorProblem[];
  /** `label` names what changes: 'Preis 32 cm'. */
  readonly change: (label: string, edit: (menu: MenuDocument) => MenuDocument) => void;
}

export const EditingContext = createContext<Editing | null>(null);

/** Throws outside an editor. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('A part of an editor stands outside of it.');
  return editing;
}

export const findProblems = (problems: readonly EditorProblem[], field: EditorField): readonly EditorProblem[] =>
  problems.filter((problem) => problem.field === field);
