import { groupsAt } from '../menu/availability.ts';
import type { ExtraGroup } from '../menu/menu.ts';
import { reduceSelection, type SelectionAction } from './reduce-selection.ts';
import type { Selection } from './selection.ts';

/** Why an action had no full effect, to be announced (S1 §5, S3 P7). */
export type StepNotice =
  | { readonly code: 'limit'; readonly group: ExtraGroup }
  | { readonly code: 'notInSize'; readonly names: readonly string[] }
  | null;

/** Returns a notice if the group's limit cut the amount, or if the new size lacks chosen extras. */
export function findStepNotice(selection: Selection, action: SelectionAction): StepNotice {
  const next = reduceSelection(selection, action);
  if (action.type === 'chooseSize') return lostExtras(selection, next);
  if (action.type !== 'setExtra') return null;
  const group = groupsAt(selection.dish, selection.time).find(({ id }) => id === action.groupId);
  if (!group || group.limit === 0 || action.amount <= amountIn(selection, action)) return null;
  return amountIn(next, action) < action.amount ? { code: 'limit', group } : null;
}

function lostExtras(before: Selection, { extras }: Selection): StepNotice {
  const own = before.ownExtras ? [] : before.extras;
  const lost = own.filter(
    ({ group, item }) => !extras.some((remaining) => remaining.group.id === group.id && remaining.item.id === item.id),
  );
  return lost.length > 0 ? { code: 'notInSize', names: lost.map(({ item }) => item.name) } : null;
}

function amountIn({ extras }: Selection, { groupId, itemId }: Extract<SelectionAction, { type: 'setExtra' }>): number {
  return extras.find(({ group, item }) => group.id === groupId && item.id === itemId)?.amount ?? 0;
}
