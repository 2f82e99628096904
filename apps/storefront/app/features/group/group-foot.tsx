import { NO_CENTS } from '@tischlein/domain';
import { measureGroupDiscounts } from '@tischlein/domain/group-order';
import { euro, GROUP_WORDS, groupDiscountValue } from '@tischlein/wording';
import { announce } from '@tischlein/ui/announce';
import { Icon } from '@tischlein/ui/icon';
import { useState } from 'react';
import { useRouter } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { changeGroup, changeMember } from '../../ordering/group-actions.ts';
import type { LiveGroup } from '../../ordering/use-group.ts';
import { PATHS } from '../../shop/paths.ts';
import { IncludeDialog } from './include-dialog.tsx';
import '../../styles/group.css';

/** The foot of the cart: the owner goes to the checkout, members say that they are ready (K1, S3 G11). */
export function GroupFoot({ live }: { readonly live: LiveGroup }) {
  return (
    <div className="group-foot">
      <DiscountProgress live={live} />
      {live.isOwner ? <OwnersFoot live={live} /> : <MembersFoot live={live} />}
    </div>
  );
}

function DiscountProgress({ live: { group } }: { readonly live: LiveGroup }) {
  const { groupOrderDiscounts } = useShop().shop;
  if (groupOrderDiscounts.length === 0) return null;
  const { reached, next, missing } = measureGroupDiscounts(groupOrderDiscounts, group.subtotal);
  const words = [
    next && group.subtotal > 0 ? GROUP_WORDS.progress(euro(missing), groupDiscountValue(next)) : '',
    reached && group.saving > 0 ? GROUP_WORDS.reached(groupDiscountValue(reached)) : '',
    group.saving > 0 ? GROUP_WORDS.saves(euro(group.saving)) : '',
  ].filter(Boolean);
  return words.length > 0 && <p className="group-progress">{words.join(' ')}</p>;
}

function OwnersFoot({ live }: { readonly live: LiveGroup }) {
  const page = useShop();
  const { goTo } = useRouter();
  const { group } = live;
  const [isAsking, setAsking] = useState(false);
  const choosing = group.members.filter(({ status }) => status === 'menu');
  const hasDishes = group.members.some(({ cart }) => cart.items.length > 0);
  const checkOut = async (): Promise<void> => {
    const answer = group.stage === 'menu' ? await changeGroup(page, { stage: 'checkout' }) : null;
    if (answer === null || answer.ok) goTo(PATHS.checkout);
    else announce(answer.problem.message);
  };
  const press = (): void => {
    if (choosing.length > 0 && group.stage === 'menu') setAsking(true);
    else void checkOut();
  };
  return (
    <>
      <p className="group-waiting">
        <Icon name={choosing.length > 0 ? 'clock' : 'check'} />
        {group.stage !== 'menu'
          ? GROUP_WORDS.atCheckout
          : choosing.length > 0
            ? GROUP_WORDS.choosing(choosing.map(({ name }) => name))
            : GROUP_WORDS.allReady}
      </p>
      {group.stage === 'checkout' && (
        <button
          className="button button-line button-wide"
          type="button"
          onClick={() => void changeGroup(page, { stage: 'menu' })}
        >
          {GROUP_WORDS.backToMenu}
        </button>
      )}
      <button
        className="button button-main button-wide group-checkout"
        type="button"
        aria-disabled={!hasDishes}
        onClick={() => hasDishes && press()}
      >
        <span>{GROUP_WORDS.checkout}</span>
        <span>{euro(group.total)}</span>
      </button>
      {isAsking && <IncludeDialog live={live} onConfirm={() => void checkOut()} onClosed={() => setAsking(false)} />}
    </>
  );
}

function MembersFoot({ live: { group, me, owner } }: { readonly live: LiveGroup }) {
  const page = useShop();
  const isReady = me.status === 'readyToCheckout';
  const toggle = (): void => void changeMember(page, me.id, { status: isReady ? 'menu' : 'readyToCheckout' });
  return (
    <>
      <p className="group-own-share">
        <strong>{GROUP_WORDS.yourShare}</strong>
        <strong>{euro(group.shares[0]?.total ?? NO_CENTS)}</strong>
      </p>
      <p className="soft">{GROUP_WORDS.mayChange(owner.name)}</p>
      <button
        className={`button button-wide ${isReady ? 'button-line' : 'button-main'}`}
        type="button"
        aria-pressed={isReady}
        onClick={toggle}
      >
        <Icon name="check" />
        {GROUP_WORDS.iAmReady}
      </button>
    </>
  );
}
