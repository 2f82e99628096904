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
import { type GroupPrice, useGroupPrice } from '../../ordering/use-group-price.ts';
import { PATHS } from '../../shop/paths.ts';
import { IncludeDialog } from './include-dialog.tsx';
import '../../styles/group.css';

/** The foot of the cart: the owner goes to the checkout, members say that they are ready (K1, S3 G11). */
export function GroupFoot({ live }: { readonly live: LiveGroup }) {
  const price = useGroupPrice(live);
  return (
    <div className="group-foot">
      <DiscountProgress price={price} />
      {live.isOwner ? <OwnersFoot live={live} price={price} /> : <MembersFoot live={live} price={price} />}
    </div>
  );
}

interface FootProps {
  readonly live: LiveGroup;
  readonly price: GroupPrice;
}

function DiscountProgress({ price: { subtotal, saving } }: Pick<FootProps, 'price'>) {
  const { groupOrderDiscounts } = useShop().shop;
  if (groupOrderDiscounts.length === 0) return null;
  const { reached, next, missing } = measureGroupDiscounts(groupOrderDiscounts, subtotal);
  const words = [
    next && subtotal > 0 ? GROUP_WORDS.progress(euro(missing), groupDiscountValue(next)) : '',
    reached && saving > 0 ? GROUP_WORDS.reached(groupDiscountValue(reached)) : '',
    saving > 0 ? GROUP_WORDS.saves(euro(saving)) : '',
  ].filter(Boolean);
  return words.length > 0 && <p className="group-progress">{words.join(' ')}</p>;
}

function OwnersFoot({ live, price }: FootProps) {
  const page = useShop();
  const { goTo } = useRouter();
  const { group } = live;
  const [isAsking, setAsking] = useState(false);
  const choosing = group.members.filter(({ status }) => status === 'menu');
  const hasDishes = price.priced.lines.length > 0;
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
      {!hasDishes && price.leftOut.length > 0 && <p className="group-problem">{GROUP_WORDS.nothingLeft}</p>}
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
        <span>{euro(price.total)}</span>
      </button>
      {isAsking && (
        <IncludeDialog live={live} price={price} onConfirm={() => void checkOut()} onClosed={() => setAsking(false)} />
      )}
    </>
  );
}

function MembersFoot({ live: { me, owner }, price }: FootProps) {
  const page = useShop();
  const share = price.shares.find(({ memberName }) => memberName === me.label);
  const isReady = me.status === 'readyToCheckout';
  const toggle = (): void => void changeMember(page, me.id, { status: isReady ? 'menu' : 'readyToCheckout' });
  return (
    <>
      <p className="group-own-share">
        <strong>{GROUP_WORDS.yourShare}</strong>
        <strong>{euro(share?.total ?? NO_CENTS)}</strong>
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
