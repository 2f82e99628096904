import type { LeftOut } from '@tischlein/domain/group-order';
import { showToast } from '@tischlein/ui/toasts';
import { leftOutText } from '@tischlein/wording';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useClock } from '../../context/shop-context.ts';
import { useGroupPrice } from '../../ordering/use-group-price.ts';
import type { LiveGroup } from '../../ordering/use-group.ts';
import { leftOutWords } from '../../receipt/left-out-words.ts';

const MOST_TOASTS = 2;

/** Says once what has just gone: to its member, and to the owner with the member's name (S3 G19). */
export function LeftOutToasts({ live: { group, me, isOwner }, live }: { readonly live: LiveGroup }) {
  const { leftOut } = useGroupPrice(live);
  const { time } = useClock();
  const told = useRef<ReadonlySet<string> | null>(null);
  const mine = leftOut.filter(({ memberId }) => memberId === me.id);
  const others = isOwner ? leftOut.filter(({ memberId }) => memberId !== me.id) : [];
  const tell = useEffectEvent(() => {
    const before = told.current;
    told.current = new Set([...(before ?? []), ...leftOut.map(({ id }) => id)]);
    // What was gone when the page was opened is marked.
    if (!before || group.stage === 'completed') return;
    const isNew = ({ id }: LeftOut): boolean => !before.has(id);
    const words = [
      ...mine.filter(isNew).map((each) => leftOutText(each, time.day)),
      ...leftOutWords(others.filter(isNew), time.day),
    ];
    for (const text of [...new Set(words)].slice(0, MOST_TOASTS)) showToast({ icon: 'clock', text });
  });
  const key = [...mine, ...others].map(({ id }) => id).join('\n');
  useEffect(() => tell(), [key]);
  return null;
}
