import type { GroupMember } from './group-order.ts';

type WithStatus = Pick<GroupMember, 'status'>;

/** How many are in, and how many of them the order does not wait for. */
export interface Readiness {
  readonly all: number;
  readonly ready: number;
}

/** Whether the order waits for this member. Never for the owner, who places it. */
export const isChoosing = ({ status }: WithStatus): boolean => status === 'menu';

/** Counts the members of a group, its owner among the ready (S3 G11). */
export function countReady(members: readonly WithStatus[]): Readiness {
  return { all: members.length, ready: members.filter((member) => !isChoosing(member)).length };
}
