import { NO_CENTS } from '@tischlein/domain';
import { countReady, isChoosing, measureGroupDiscounts } from '@tischlein/domain/group-order';
import { euro, GROUP_WORDS, groupDiscountValue } from '@tischlein/wording';
import { Icon } from '@tischlein/ui/icon';
import { useState } from 'react';
import { useRouter } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { LostTime } from '../../orderability/lost-time.tsx';
import { WhyNot } from '../../orderability/why-not.tsx';
import { changeGroup, changeMember } from '../../ordering/group-actions.ts';
import { flushGroupCart } from '../../ordering/sync-group-cart.ts';
import { type LiveGroup, useIsGroupOffline } from '../../ordering/use-group.ts';
import { type GroupPrice, useGroupPrice } from '../../ordering/use-group-price.ts';
import { useOrderToPlace } from '../../ordering/use-order.ts';
import { PATHS } from '../../shop/paths.ts';
import { IncludeDialog } from './include-dialog.tsx';
import { sayRefusal } from './say-refusal.ts';
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

function DiscountProgress({ price: { priced, subtotal, saving } }: Pick<FootProps, 'price'>) {
  const { groupOrderDiscounts } = useShop().shop;
  if (groupOrderDiscounts.length === 0) return null;
  const { reached, next, missing } = measureGroupDiscounts(groupOrderDiscounts, priced.steps);
  const isApplied = priced.adjustments.some(({ source }) => source === 'groupDiscount');
  const words = [
    next && subtotal > 0 ? GROUP_WORDS.progress(euro(missing), groupDiscountValue(next)) : '',
    reached && isApplied ? GROUP_WORDS.reached(groupDiscountValue(reached)) : '',
    saving > 0 ? GROUP_WORDS.saves(euro(saving)) : '',
  ].filter(Boolean);
  return words.length > 0 && <p className="group-progress">{words.join(' ')}</p>;
}

function OwnersFoot({ live, price }: FootProps) {
  const page = useShop();
  const { goTo } = useRouter();
  const { group } = live;
  const [isAsking, setAsking] = useState(false);
  const choosing = group.members.filter(isChoosing);
  const hasDishes = price.priced.lines.length > 0;
  const { orderability, orderType } = useOrderToPlace();
  const checkOut = async (): Promise<void> => {
    const isFixed = group.stage !== 'menu' || (await sayRefusal(changeGroup(page, { stage: 'checkout' })));
    if (isFixed) goTo(PATHS.checkout);
  };
  const press = (): void => {
    if (choosing.length > 0 && group.stage === 'menu') setAsking(true);
    else void checkOut();
  };
  return (
    <>
      <p className="group-waiting">
        <Icon name={choosing.length > 0 ? 'clock' : 'check'} />
        {group.stage === 'menu' ? waitingWords(group.members) : GROUP_WORDS.atCheckout}
      </p>
      {!hasDishes && price.leftOut.length > 0 && <p className="group-problem">{GROUP_WORDS.nothingLeft}</p>}
      {group.stage === 'checkout' && (
        <button
          className="button button-line button-wide"
          type="button"
          onClick={() => void sayRefusal(changeGroup(page, { stage: 'menu' }))}
        >
          {GROUP_WORDS.backToMenu}
        </button>
      )}
      {orderability.can === 'never' ? (
        <WhyNot orderability={orderability} orderType={orderType} />
      ) : (
        <>
          <LostTime orderability={orderability} />
          <button
            className="button button-main button-wide group-checkout"
            type="button"
            aria-disabled={!hasDishes}
            onClick={() => hasDishes && press()}
          >
            <span>{GROUP_WORDS.checkout}</span>
            <span>{euro(price.total)}</span>
          </button>
        </>
      )}
      {isAsking && (
        <IncludeDialog live={live} price={price} onConfirm={() => void checkOut()} onClosed={() => setAsking(false)} />
      )}
    </>
  );
}

/** Whom the owner's order waits for. */
function waitingWords(members: LiveGroup['group']['members']): string {
  const choosing = members.filter(isChoosing);
  if (choosing.length > 0) return GROUP_WORDS.choosing(choosing.map(({ name }) => name));
  return countReady(members).all === 1 ? GROUP_WORDS.nobodyElse : GROUP_WORDS.allReady;
}

function MembersFoot({ live: { me, owner }, price }: FootProps) {
  const page = useShop();
  const share = price.shares.find(({ memberName }) => memberName === me.label);
  const isReady = me.status === 'readyToCheckout';
  const isOffline = useIsGroupOffline();
  const { orderability, orderType } = useOrderToPlace();
  const change = async () => {
    await flushGroupCart();
    return changeMember(page, me.id, { status: isReady ? 'menu' : 'readyToCheckout' });
  };
  return (
    <>
      <p className="group-own-share">
        <strong>{isOffline ? GROUP_WORDS.lastShare : GROUP_WORDS.yourShare}</strong>
        <strong>{euro(share?.total ?? NO_CENTS)}</strong>
      </p>
      <p className="soft">{GROUP_WORDS.mayChange(owner.name)}</p>
      <WhyNot orderability={orderability} orderType={orderType} role="status">
        <p>{GROUP_WORDS.cannotOrder(owner.name)}</p>
      </WhyNot>
      <LostTime orderability={orderability} />
      <button
        className={`button button-wide ${isReady ? 'button-line' : 'button-main'}`}
        type="button"
        onClick={() => void sayRefusal(change())}
      >
        <Icon name={isReady ? 'edit' : 'check'} />
        {isReady ? GROUP_WORDS.notReadyAfterAll : GROUP_WORDS.iAmReady}
      </button>
    </>
  );
}
