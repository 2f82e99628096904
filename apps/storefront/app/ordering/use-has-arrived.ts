import { useFromStore } from '@tischlein/ui/store';
import { useShop } from '../context/shop-context.ts';

/** Returns whether notices are pending. */
export function useHasArrived(): boolean {
  return useFromStore(useShop().guest.arrival, (arrival) => arrival !== null);
}
