import { useFromStore } from '@tischlein/ui/store';
import { useShop } from '../context/shop-context.ts';
import type { DeveloperFlag } from '../guest/developer-flag-names.ts';
import { isFlagOn } from '../guest/developer-flags.ts';

/** Returns whether a developer flag is on in this browser (S1 §3 Developer-mode flags). */
export function useFlag(flag: DeveloperFlag): boolean {
  const { shop, guest } = useShop();
  return useFromStore(guest.flags, (switched) => isFlagOn(flag, shop, switched));
}
