import type { DayIndex } from '@tischlein/domain';
import type { LeftOut } from '@tischlein/domain/group-order';
import { showToast } from '@tischlein/ui/toasts';
import { leftOutText } from '@tischlein/wording';
import type { LiveGroup } from '../../ordering/use-group.ts';
import { leftOutWords } from '../../receipt/left-out-words.ts';

const MOST_TOASTS = 2;

interface Told {
  /** Ids that this page has told or shown; null: it has just been opened. */
  readonly before: ReadonlySet<string> | null;
  readonly leftOut: readonly LeftOut[];
  readonly today: DayIndex;
}

/**
 * Says once what has just gone: to its member, and to the owner with the member's name (S3 G19). What was gone when the page
 * was opened is marked on it. Returns the ids told so far.
 */
export function tellLeftOut({ me, isOwner }: LiveGroup, { before, leftOut, today }: Told): ReadonlySet<string> {
  const isNew = ({ id }: LeftOut): boolean => before !== null && !before.has(id);
  const isMine = ({ memberId }: LeftOut): boolean => memberId === me.id;
  const news = leftOut.filter(isNew);
  const own = news.filter(isMine).map((each) => leftOutText(each, today));
  const others = isOwner ? news.filter((each) => !isMine(each)) : [];
  const words = new Set([...own, ...leftOutWords(others, today)]);
  for (const text of [...words].slice(0, MOST_TOASTS)) showToast({ icon: 'clock', text });
  return new Set([...(before ?? []), ...leftOut.map(({ id }) => id)]);
}
