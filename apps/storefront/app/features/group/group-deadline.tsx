import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { dayAndTime, GROUP_WORDS } from '@tischlein/wording';
import { useNow } from '@tischlein/ui/clock';
import { momentInShop } from '@tischlein/shop-time';

/** 'Bestellschluss 11:50', on another day 'Bestellschluss Sonntag 11:50' */
export function GroupDeadline({ group: { closesAt } }: { readonly group: Pick<GroupOrderAnswer, 'closesAt'> }) {
  const now = useNow();
  if (closesAt === null) return GROUP_WORDS.noDeadline;
  const time = dayAndTime(momentInShop(now), momentInShop(closesAt));
  return Date.parse(closesAt) <= now ? GROUP_WORDS.deadlineWas(time) : GROUP_WORDS.deadlineAt(time);
}
