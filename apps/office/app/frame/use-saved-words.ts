import { SAVED_IN_DRAFT } from '@tischlein/wording/office';
import { useOffice } from './office-context.ts';

/** What a page says after saving: in a shop that guests do not find, it does not claim that they see it. */
export function useSavedWords(): (words: string) => string {
  const { shop } = useOffice();
  return (words) => (shop.state === 'open' ? words : SAVED_IN_DRAFT[shop.state]);
}
