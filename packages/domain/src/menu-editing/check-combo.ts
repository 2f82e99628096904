import { DELIVERY_TYPES } from '../delivery-type.ts';
import type { ComboId } from '../ids.ts';
import type { DepositSettings } from '../menu/prices.ts';
import { type ReadMenu, checkName, checkTimetable } from './check-dish.ts';
import { calculateComboSaving } from './combo-saving.ts';
import { type EditorProblem, toEditorProblem } from './editor-problem.ts';

/** Problems of a combo, in the order of its form. */
export function checkCombo(
  { document, menu, problems }: ReadMenu,
  id: ComboId,
  settings: DepositSettings,
): EditorProblem[] {
  const stated = document.menus.find((combo) => combo.id === id);
  if (!stated) return [];
  const combo = menu.combos.get(id);
  const slots = new Map<string, string>(stated.slots.map((slot) => [slot.id, slot.name]));
  const savings = combo
    ? DELIVERY_TYPES.flatMap((deliveryType) => calculateComboSaving(menu, combo, { deliveryType, settings }) ?? [])
    : [];
  const hasPrice = DELIVERY_TYPES.some((type) => stated.price[type] !== undefined);
  const warn = (field: EditorProblem['field'], code: EditorProblem['code']): EditorProblem => ({
    field,
    severity: 'warning',
    code,
    reference: '',
  });
  return [
    ...checkName(stated.name),
    ...(hasPrice ? [] : [warn('prices', 'priceMissing')]),
    ...(savings.some(({ cheapest }) => cheapest.saving <= 0) ? [warn('prices', 'savesNothing')] : []),
    ...stated.slots.flatMap((slot) =>
      checkName(slot.name).map((problem): EditorProblem => ({ ...problem, field: 'slots' })),
    ),
    ...problems
      .filter(({ where }) => where === stated.name)
      .map(toEditorProblem)
      .map((problem): EditorProblem => ({
        ...problem,
        field: 'slots',
        reference: slots.get(problem.reference) ?? problem.reference,
      })),
    ...checkTimetable(stated),
  ];
}
