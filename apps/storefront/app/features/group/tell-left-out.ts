import type { DayIndex } from '@tischlein/domain';
import type { CartLine } from '@tischlein/domain/cart';
import type { LeftOut } from '@tischlein/domain/group-order';
import { showToast } from '@tischlein/ui/toasts';
import { leftOutText, nameLeftOut } from '@tischlein/wording';
import { FILLED_CART } from '@tischlein/wording/storefront';
import type { LiveGroup } from '../../ordering/use-group.ts';
import type { GroupPrice } from '../../ordering/use-group-price.ts';
import { leftOutWords } from '../../receipt/left-out-words.ts';

const MOST_TOASTS = 2;

interface Told {
  /** What this page has told or shown; null: it has just been opened. */
  readonly before: ReadonlyMap<string, LeftOut> | null;
  readonly price: GroupPrice;
  readonly today: DayIndex;
}

/**
 * Says once what has just gone, and what can be had again: to its member, and to the owner with the member's name (S3 G19).
 * What was gone when the page was opened is marked on it. Returns the lost dishes, as they were told.
 */
export function tellLeftOut({ me, isOwner }: LiveGroup, { before, price, today }: Told): ReadonlyMap<string, LeftOut> {
  const gone = new Map(price.leftOut.map((each) => [each.id, each]));
  const isMine = ({ memberId }: LeftOut): boolean => memberId === me.id;
  const news = price.leftOut.filter(({ id }) => before !== null && !before.has(id));
  const own = news.filter(isMine).map((each) => leftOutText(each, today));
  const others = isOwner ? news.filter((each) => !isMine(each)) : [];
  const words = new Set([...own, ...leftOutWords(others, today)]);
  for (const text of [...words].slice(0, MOST_TOASTS)) showToast({ icon: 'clock', text });
  const back = [...(before?.values() ?? [])].filter((each) => !gone.has(each.id) && isBack(each, price));
  const told = back.filter((each) => isOwner || isMine(each));
  const backWords = new Set(
    told.map((each) => (isMine(each) ? sayBack(each) : nameLeftOut(each.of.memberName, sayBack(each)))),
  );
  for (const text of [...backWords].slice(0, MOST_TOASTS)) showToast({ icon: 'check', text });
  return gone;
}

const sayBack = ({ item }: LeftOut): string => FILLED_CART.isBack(item);

/** Not if its member has removed it. */
const isBack = ({ dropped, memberId, of: { itemId } }: LeftOut, { members }: GroupPrice): boolean =>
  dropped && (members.get(memberId)?.lines ?? []).some((line) => readId(line) === itemId);

const readId = (line: CartLine): string => (line.kind === 'combo' ? line.combo.id : line.choice.dish.id);
