import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { GROUP_WORDS } from '@tischlein/wording';
import { useNow } from '@tischlein/ui/clock';
import { timeInShop } from '../../shop/shop-dates.ts';

/** 'Bestellschluss 11:50' */
export function GroupDeadline({ group: { closesAt } }: { readonly group: Pick<GroupOrderAnswer, 'closesAt'> }) {
  const now = useNow();
  if (closesAt === null) return GROUP_WORDS.noDeadline;
  const time = timeInShop(closesAt);
  return Date.parse(closesAt) <= now ? GROUP_WORDS.deadlineWas(time) : GROUP_WORDS.deadlineAt(time);
}
