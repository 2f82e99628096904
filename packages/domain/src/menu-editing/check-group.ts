import type { GroupId } from '../ids.ts';
import { type ReadMenu, checkName, checkTimetable } from './check-dish.ts';
import { type EditorProblem, toEditorProblem } from './editor-problem.ts';

/** Problems of a group. */
export function checkGroup(
  { document, problems }: Pick<ReadMenu, 'document' | 'problems'>,
  id: GroupId,
): EditorProblem[] {
  const group = document.extraGroups.find((each) => each.id === id);
  if (!group) return [];
  const { min, limit, items } = group;
  const error = (code: EditorProblem['code']): EditorProblem => ({
    field: 'groups',
    severity: 'error',
    code,
    reference: group.name,
  });
  const isAboveLimit = limit > 0 && min > limit;
  return [
    ...checkName(group.name),
    ...(isAboveLimit ? [error('minAboveLimit')] : []),
    ...(items.length === 0 ? [{ ...error('itemsMissing'), severity: 'warning' as const }] : []),
    ...problems
      .filter(
        ({ where, code }) =>
          where === group.name && !(code === 'minimumUnreachable' && (isAboveLimit || items.length === 0)),
      )
      .map(toEditorProblem),
    ...checkTimetable(group),
  ];
}
