import type { ShopState } from './shop-state.ts';

/** Why a shop cannot be deleted, only archived; the first that applies. */
export const DELETION_OBSTACLES = ['isOpen', 'hasBranches', 'hasRecords'] as const;
export type DeletionObstacle = (typeof DELETION_OBSTACLES)[number];

interface DeletionFacts {
  readonly state: ShopState;
  readonly hasBranches: boolean;
  /** Guests have ordered, reserved, applied or signed up here. Test orders do not count. */
  readonly hasRecords: boolean;
}

/** Only a shop without records of guests can be deleted; null: it can. */
export function findDeletionObstacle({ state, hasBranches, hasRecords }: DeletionFacts): DeletionObstacle | null {
  if (state === 'open') return 'isOpen';
  if (hasBranches) return 'hasBranches';
  return hasRecords ? 'hasRecords' : null;
}
