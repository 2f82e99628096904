import { useFromStore } from '@tischlein/ui/store';
import { useShop } from '../shop-context.ts';

/** What is still to be said or shown after a change of the branch (S1 §4 'Franchise switch handover'), or when an order is made once more. */
export interface Arrival {
  readonly from: 'branch' | 'order';
  /** What changed in the cart, in words. */
  readonly problems: readonly string[];
  /** Name of the dish or combo to open. */
  readonly selectedDish: string | null;
  readonly isAllClosed: boolean;
}

/** Does the guest come from another branch, with something still to be said or shown? */
export function useHasArrived(): boolean {
  return useFromStore(useShop().guest.arrival, (arrival) => arrival !== null);
}
