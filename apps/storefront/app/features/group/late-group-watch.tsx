import { useStore } from '@tischlein/ui/store';
import { Suspense, useState } from 'react';
import { late } from '../../browser/late.tsx';
import { useShop } from '../../context/shop-context.ts';
import { getMembership } from '../../ordering/group-membership.ts';
import { shownAlert } from './shown-alert.ts';

const GroupWatch = late(async () => (await import('./group-watch.tsx')).GroupWatch);

/** Follows the group on the menu; its code is loaded by members only. It outlives the group, because it says how it ended. */
export function LateGroupWatch() {
  const { shop } = useShop();
  const isMember = useStore(getMembership(shop.id)) !== null;
  const hasAlert = useStore(shownAlert) !== null;
  const [isWanted, setWanted] = useState(false);
  if ((isMember || hasAlert) && !isWanted) setWanted(true);
  return (
    isWanted && (
      <Suspense>
        <GroupWatch place="menu" />
      </Suspense>
    )
  );
}
