import { GROUP_WORDS } from '@tischlein/wording';
import { GROUP_PAGES } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';
import { Skeleton } from '@tischlein/ui/skeleton';
import { useStore } from '@tischlein/ui/store';
import { type ReactNode, useState } from 'react';
import { Link, useRouter } from '../../browser/router.tsx';
import { type ShopPage, useShop } from '../../context/shop-context.ts';
import { changeGroup } from '../../ordering/group-actions.ts';
import { getMembership } from '../../ordering/group-membership.ts';
import { type LiveGroup, useGroup, useGroupState } from '../../ordering/use-group.ts';
import { orderPath } from '../../shop/order-paths.ts';
import { PATHS } from '../../shop/paths.ts';

/** Lets a group's owner check out while its carts are fixed, and every guest who orders alone. */
export function GroupGate({ children }: { readonly children: ReactNode }) {
  const live = useGroup();
  const isPending = useIsPending();
  // Members are led away: they cannot check out (S2 §4 Group order).
  if (isPending || live?.isOwner === false) return <Skeleton />;
  return live ? <OwnersGate group={live.group}>{children}</OwnersGate> : children;
}

function useIsPending(): boolean {
  const { shop } = useShop();
  const membership = useStore(getMembership(shop.id));
  const isKnown = useGroupState() !== null;
  return membership !== null && !membership.isLost && membership.orderId === null && !isKnown;
}

function OwnersGate({ group, children }: Pick<LiveGroup, 'group'> & { readonly children: ReactNode }) {
  // Not when it becomes ordered: the form itself leads to its order.
  const [wasOrdered] = useState(group.stage === 'completed');
  if (wasOrdered) return <Ordered group={group} />;
  return group.stage === 'menu' ? <FixCarts /> : children;
}

const Ordered = ({ group: { name, orderId } }: Pick<LiveGroup, 'group'>) => (
  <div className="group-gate">
    <h2>{GROUP_WORDS.orderedTitle(name)}</h2>
    <Link className="button button-main" to={orderPath(orderId ?? '')}>
      {GROUP_PAGES.toOrder}
    </Link>
  </div>
);

/** The owner came here by an address or in another tab: members may still choose. */
function FixCarts() {
  const page = useShop();
  const [problem, setProblem] = useState('');
  const fix = async (): Promise<void> => {
    const answer = await changeGroup(page, { stage: 'checkout' });
    setProblem(answer.ok ? '' : answer.problem.message);
  };
  return (
    <div className="group-gate">
      <h2>{GROUP_PAGES.stillChoosing}</h2>
      <p>{GROUP_PAGES.stillChoosingHelp}</p>
      {problem && (
        <Notice kind="bad" icon="alert" role="alert">
          {problem}
        </Notice>
      )}
      <button className="button button-main" type="button" onClick={() => void fix()}>
        {GROUP_PAGES.fixCarts}
      </button>
      <Link className="link-button" to={PATHS.start}>
        {GROUP_WORDS.backToMenu}
      </Link>
    </div>
  );
}

/** Above the form: the others wait, and the way back (S3 G11). */
export function FixedCartsNotice() {
  const page = useShop();
  const live = useGroup();
  const { goTo } = useRouter();
  const [problem, setProblem] = useState('');
  const goBack = async (): Promise<void> => {
    const answer = await freeCarts(page, live);
    if (!answer.ok) return setProblem(answer.problem.message);
    const { stage, orderId } = answer.value;
    goTo(stage === 'completed' && orderId !== null ? orderPath(orderId) : PATHS.start);
  };
  return (
    <Notice kind={problem ? 'bad' : 'plain'} icon={problem ? 'alert' : 'lock'} {...(problem && { role: 'alert' })}>
      {problem || GROUP_WORDS.atCheckout}{' '}
      <button className="link-button" type="button" onClick={() => void goBack()}>
        {GROUP_WORDS.backToMenu}
      </button>{' '}
      {!problem && GROUP_PAGES.freesThem}
    </Notice>
  );
}

/** An order that is not paid is given up first; money that has already arrived wins. */
async function freeCarts(page: ShopPage, live: LiveGroup | null): ReturnType<typeof changeGroup> {
  const givenUp = live?.group.stage === 'paying' ? await changeGroup(page, { stage: 'checkout' }) : null;
  if (givenUp && (!givenUp.ok || givenUp.value.stage !== 'checkout')) return givenUp;
  return changeGroup(page, { stage: 'menu' });
}
