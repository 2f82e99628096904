import type { MemberId } from '../ids.ts';
import { type Result, fail, ok } from '../result.ts';
import type { GroupMember, GroupOrder } from './group-order.ts';
import { isFrozen } from './group-stage.ts';

/** spec 3 G2 */
export const MOST_MEMBERS = 30;

export type GroupProblem = 'full' | 'frozen' | 'alreadyMember' | 'notMember' | 'ownerStays' | 'notAllowed';

/** A group with one member more; a member who was removed may come back (S2 §4). */
export function joinGroup(group: GroupOrder, member: GroupMember): Result<GroupOrder, GroupProblem> {
  if (group.members.some(({ id, userId }) => id === member.id || userId === member.userId))
    return fail('alreadyMember');
  if (isFrozen(group)) return fail('frozen');
  if (group.members.length >= MOST_MEMBERS) return fail('full');
  return ok({ ...group, members: [...group.members, { ...member, status: 'menu' }] });
}

/** A group without a member: he leaves himself, or the owner removes him. The owner can only disband (S2 §4, §7). */
export function leaveGroup(group: GroupOrder, leaving: MemberId, by: MemberId): Result<GroupOrder, GroupProblem> {
  const member = group.members.find(({ id }) => id === leaving);
  if (!member) return fail('notMember');
  if (leaving !== by && !isOwner(group, by)) return fail('notAllowed');
  if (member.status === 'owner') return fail('ownerStays');
  return ok({ ...group, members: group.members.filter(({ id }) => id !== leaving) });
}

/** Whether this member leads the group: the only one who checks out, renames it, removes members and sets its stage (S2 §6). */
export function isOwner(group: GroupOrder, member: MemberId): boolean {
  return group.members.some(({ id, status }) => id === member && status === 'owner');
}

/** 'at least one member, unique member ids, exactly one owner' (S2 §5). */
export function isWellFormed({ members, owner }: Pick<GroupOrder, 'members' | 'owner'>): boolean {
  const owners = members.filter(({ status }) => status === 'owner');
  return (
    owners.length === 1 && owners[0]?.userId === owner && new Set(members.map(({ id }) => id)).size === members.length
  );
}
