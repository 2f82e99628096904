import { useFromStore } from '@tischlein/ui/store';
import { useShop } from '../shop-context.ts';
import { type DeveloperFlag, resolveFlags } from './developer-flags.ts';

/** Is a flag of the developer mode on in this browser? (S1 §3) */
export function useFlag(flag: DeveloperFlag): boolean {
  const { shop, guest } = useShop();
  return useFromStore(guest.flags, (switched) => resolveFlags(shop, switched)[flag]);
}
