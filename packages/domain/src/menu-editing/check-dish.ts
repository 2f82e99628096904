import type { DishId } from '../ids.ts';
import type { DishDocument, MenuDocument } from '../menu/menu-document.ts';
import type { MenuProblem } from '../menu/menu-problem.ts';
import type { Menu } from '../menu/menu.ts';
import { findMissingParticulars } from '../menu/particulars.ts';
import { type DepositSettings, isOffered, unitPrice } from '../menu/prices.ts';
import { DELIVERY_TYPES } from '../delivery-type.ts';
import { isBlank } from '../typed-text.ts';
import { isWholeTimetable } from './check-timetable.ts';
import { hasGroup } from './edit-group.ts';
import { type EditorProblem, toEditorProblem } from './editor-problem.ts';

/** A menu document with what `readMenu` made of it. */
export interface ReadMenu {
  readonly document: MenuDocument;
  readonly menu: Menu;
  readonly problems: readonly MenuProblem[];
}

type Deposits = Pick<DepositSettings, 'dishDeposits'>;

/** Problems of a dish, in the order of its form. */
export function checkDish({ document, menu, problems }: ReadMenu, id: DishId, deposits: Deposits): EditorProblem[] {
  const stated = document.dishes.find((dish) => dish.id === id);
  if (!stated) return [];
  const dish = menu.dishes.get(id);
  const groups = new Set<string>(
    document.extraGroups.filter((group) => hasGroup(stated, group.id)).map(({ name }) => name),
  );
  const reported = problems.filter(({ where, code, reference }) =>
    code === 'minimumUnreachable'
      ? stated.extraIngredientGroups.concat(stated.sideDishGroups).some((group) => group === reference)
      : where === stated.name || (code !== 'duplicateId' && groups.has(where)),
  );
  return [
    ...checkName(stated.name),
    ...checkPrices(stated, menu),
    ...reported.map(toEditorProblem),
    ...(dish && !dish.isDeclared ? [warn('declarations', 'declarationsUnknown')] : []),
    ...(dish ? findMissingParticulars(dish, deposits) : [])
      .filter((particular) => particular !== 'declarations')
      .map((particular) => warn('prepacked', `particular.${particular}`)),
    ...checkTimetable(stated),
  ];
}

export const checkName = (name: string): EditorProblem[] =>
  isBlank(name) ? [{ field: 'name', severity: 'error', code: 'nameMissing', reference: '' }] : [];

export const checkTimetable = ({ timetable = [] }: Pick<DishDocument, 'timetable'>): EditorProblem[] =>
  isWholeTimetable(timetable)
    ? []
    : [{ field: 'timetable', severity: 'error', code: 'timetableInvalid', reference: '' }];

function checkPrices({ id }: DishDocument, { dishes }: Menu): EditorProblem[] {
  const dish = dishes.get(id);
  if (!dish) return [];
  if (!DELIVERY_TYPES.some((type) => isOffered(dish, type))) return [warn('prices', 'priceMissing')];
  return dish.sizes
    .filter((size) => DELIVERY_TYPES.every((type) => unitPrice(dish, size.id, type) === null))
    .map((size) => warn('prices', 'sizeWithoutPrice', size.name));
}

const warn = (field: EditorProblem['field'], code: EditorProblem['code'], reference = ''): EditorProblem => ({
  field,
  severity: 'warning',
  code,
  reference,
});
