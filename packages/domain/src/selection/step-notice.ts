import { groupsAt } from '../menu/availability.ts';
import type { ExtraGroup } from '../menu/menu.ts';
import { reduceSelection, type SelectionAction } from './reduce-selection.ts';
import type { Selection } from './selection.ts';

/** Why an action had no full effect, to be announced (S1 §5, S3 P7). */
export type StepNotice =
  | { readonly code: 'limit'; readonly group: ExtraGroup }
  | { readonly code: 'notInSize'; readonly names: readonly string[] }
  | { readonly code: 'popularOff'; readonly names: readonly string[] }
  | { readonly code: 'ownOff'; readonly names: readonly string[] }
  | null;

/**
 * Returns a notice if a limit cut the amount, the new size lacks chosen extras, or the popular combination ended or took
 * the place of chosen extras.
 */
export function findStepNotice(selection: Selection, action: SelectionAction): StepNotice {
  const next = reduceSelection(selection, action);
  if (action.type === 'chooseSize') return lostExtras(selection, next);
  if (action.type === 'choosePopular') return ownOff(selection, next);
  if (action.type !== 'setExtra') return null;
  const ended = popularOff(selection, next, action);
  if (ended) return ended;
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

/** Own extras that the popular combination lacks; they return with 'Individuelle Kombination'. */
function ownOff(before: Selection, next: Selection): StepNotice {
  const lost = before.extras.filter(
    ({ group, item, amount }) => amountIn(next, { groupId: group.id, itemId: item.id }) < amount,
  );
  return lost.length > 0 ? { code: 'ownOff', names: lost.map(({ item }) => item.name) } : null;
}

/** Popular extras that a change to another extra takes away (S1 §4 Popular combination). */
function popularOff(before: Selection, next: Selection, action: SetExtra): StepNotice {
  if (!before.ownExtras || next.ownExtras) return null;
  const lost = before.extras.filter(
    ({ group, item, amount }) =>
      !(group.id === action.groupId && item.id === action.itemId) &&
      amountIn(next, { groupId: group.id, itemId: item.id }) < amount,
  );
  return lost.length > 0 ? { code: 'popularOff', names: lost.map(({ item }) => item.name) } : null;
}

type SetExtra = Extract<SelectionAction, { type: 'setExtra' }>;

function amountIn({ extras }: Selection, { groupId, itemId }: Pick<SetExtra, 'groupId' | 'itemId'>): number {
  return extras.find(({ group, item }) => group.id === groupId && item.id === itemId)?.amount ?? 0;
}
