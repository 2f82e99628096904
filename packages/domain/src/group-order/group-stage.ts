import type { GROUP_STAGES, GroupOrder } from './group-order.ts';

export type GroupStage = (typeof GROUP_STAGES)[number];

// The owner sets the stage (S2 §4); a failed payment goes back to checkout, and from there to the menu (spec 3 G4).
const NEXT_STAGES: Readonly<Record<GroupStage, readonly GroupStage[]>> = {
  menu: ['checkout'],
  checkout: ['menu', 'paying'],
  paying: ['checkout', 'completed'],
  completed: [],
};

/** Whether the group can go from one stage to another. */
export function canEnterStage(from: GroupStage, to: GroupStage): boolean {
  return NEXT_STAGES[from].includes(to);
}

/** Whether members' carts are locked (spec 3 G4). */
export function isFrozen({ stage }: Pick<GroupOrder, 'stage'>): boolean {
  return stage !== 'menu';
}

/** Where members are (S2 §4): at the menu, on the waiting page, or at the end. */
export function findMembersPage({
  stage,
  orderId,
}: Pick<GroupOrder, 'stage' | 'orderId'>): 'menu' | 'holding' | 'success' {
  if (stage === 'menu') return 'menu';
  return stage === 'completed' && orderId !== null ? 'success' : 'holding';
}
