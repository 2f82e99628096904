import type { MenuProblem } from '../menu/menu-problem.ts';
import type { Particular } from '../menu/particulars.ts';

/** Parts of the editors that a problem can belong to. */
export const EDITOR_FIELDS = [
  'name',
  'category',
  'sizes',
  'prices',
  'ingredients',
  'groups',
  'declarations',
  'prepacked',
  'timetable',
  'slots',
] as const;
export type EditorField = (typeof EDITOR_FIELDS)[number];

/** error: it must not be saved like this. warning: guests cannot order it, or the law asks for more. */
export interface EditorProblem {
  readonly field: EditorField;
  readonly severity: 'error' | 'warning';
  readonly code:
    | 'nameMissing'
    | 'priceMissing'
    | 'sizeWithoutPrice'
    | 'declarationsUnknown'
    | 'timetableInvalid'
    | 'minAboveLimit'
    | 'itemsMissing'
    | 'savesNothing'
    | `particular.${Particular}`
    | MenuProblem['code'];
  /** The name, price or id concerned. */
  readonly reference: string;
}

const FIELDS: Readonly<Partial<Record<MenuProblem['code'], EditorField>>> = {
  categoryUnknown: 'category',
  sizeUnknown: 'sizes',
  ingredientUnknown: 'ingredients',
  dishUnknown: 'ingredients',
  groupUnknown: 'groups',
  itemUnknown: 'groups',
  minimumUnreachable: 'groups',
  priceSuspicious: 'prices',
  slotsMissing: 'slots',
  slotEmpty: 'slots',
  slotDishUnsuitable: 'slots',
};

const WARNINGS: readonly MenuProblem['code'][] = ['priceSuspicious', 'slotsMissing', 'slotEmpty'];

/** What reading the menu has reported, at its field. */
export function toEditorProblem({ code, reference }: MenuProblem): EditorProblem {
  const severity = WARNINGS.some((warning) => warning === code) ? 'warning' : 'error';
  return { field: FIELDS[code] ?? 'name', severity, code, reference };
}
