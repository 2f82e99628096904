import type { GROUP_STAGES, GroupOrder } from './group-order.ts';

export type GroupStage = (typeof GROUP_STAGES)[number];

// The owner sets the stage (S2 §4 Group order); a failed payment returns to checkout, and checkout to the menu (S3 G4).
const NEXT_STAGES: Readonly<Record<GroupStage, readonly GroupStage[]>> = {
  menu: ['checkout'],
  checkout: ['menu', 'paying'],
  paying: ['checkout', 'completed'],
  completed: [],
};

export function canEnterStage(from: GroupStage, to: GroupStage): boolean {
  return NEXT_STAGES[from].includes(to);
}

/** Members' carts are locked outside the menu stage (S3 G4). */
export function isFrozen({ stage }: Pick<GroupOrder, 'stage'>): boolean {
  return stage !== 'menu';
}

/** 'Danach kann niemand mehr ändern.' (S3 G18); instants in UTC. */
export function isPastDeadline({ closesAt }: Pick<GroupOrder, 'closesAt'>, now: string): boolean {
  return closesAt !== null && now >= closesAt;
}

/** The page that members are redirected to (S2 §4 Group order). */
export function findMembersPage({
  stage,
  orderId,
}: Pick<GroupOrder, 'stage'> & { readonly orderId: string | null }): 'menu' | 'holding' | 'success' {
  if (stage === 'menu') return 'menu';
  return stage === 'completed' && orderId !== null ? 'success' : 'holding';
}
