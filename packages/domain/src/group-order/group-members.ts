import type { MemberId } from '../ids.ts';
import { type Result, fail, ok } from '../result.ts';
import type { GroupMember, GroupOrder } from './group-order.ts';
import { isFrozen } from './group-stage.ts';

/** S3 G2 */
export const MOST_MEMBERS = 30;

export type GroupProblem = 'full' | 'frozen' | 'alreadyMember' | 'notMember' | 'ownerStays' | 'notAllowed';

/** Adds a member; a removed member may rejoin (S2 §4 Group order). */
export function joinGroup(group: GroupOrder, member: GroupMember): Result<GroupOrder, GroupProblem> {
  if (group.members.some(({ id, userId }) => id === member.id || userId === member.userId))
    return fail('alreadyMember');
  if (isFrozen(group)) return fail('frozen');
  if (group.members.length >= MOST_MEMBERS) return fail('full');
  return ok({ ...group, members: [...group.members, { ...member, status: 'menu' }] });
}

/**
 * Removes a member who leaves or is removed by the owner. The owner cannot leave, only disband the group (S2 §4 Group
 * order).
 */
export function leaveGroup(group: GroupOrder, leaving: MemberId, by: MemberId): Result<GroupOrder, GroupProblem> {
  const member = group.members.find(({ id }) => id === leaving);
  if (!member) return fail('notMember');
  if (leaving !== by && !isOwner(group, by)) return fail('notAllowed');
  if (member.status === 'owner') return fail('ownerStays');
  return ok({ ...group, members: group.members.filter(({ id }) => id !== leaving) });
}

/** The owner alone checks out, renames the group, removes members and sets its stage (S2 §6). */
export function isOwner(group: GroupOrder, member: MemberId): boolean {
  return group.members.some(({ id, status }) => id === member && status === 'owner');
}

/** 'at least one member, unique member ids, exactly one owner' (S2 §5 Group order structure). */
export function isWellFormed({ members, owner }: Pick<GroupOrder, 'members' | 'owner'>): boolean {
  const owners = members.filter(({ status }) => status === 'owner');
  return (
    owners.length === 1 && owners[0]?.userId === owner && new Set(members.map(({ id }) => id)).size === members.length
  );
}
