import * as calls from '@tischlein/contract/calls';
import type { CodeLink } from '@tischlein/contract/shop';
import { toCents } from '@tischlein/domain';
import { COUPON_INVALID, euro, nearDay } from '@tischlein/wording';
import { ACTIVATION } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { Link } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { applyCoupon } from '../../guest/coupon.ts';
import { PATHS } from '../../shop/paths.ts';
import { FactIcon, type FactIconName } from '@tischlein/ui/fact-icon';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Notice } from '@tischlein/ui/notice';
import { todayInShop } from '@tischlein/shop-time';
import '../../styles/activation.css';

interface CouponActivationProps {
  readonly link: Extract<CodeLink, { kind: 'coupon' }>;
  /** '5 €' */
  readonly value: string;
  readonly isActive: boolean;
  readonly onActivated: () => void;
}

/** What the coupon of a mail is, and the button that puts it into the cart. */
export function CouponActivation({ link, value, isActive, onActivated }: CouponActivationProps) {
  const { shop, guest } = useShop();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const activate = async (): Promise<void> => {
    setSending(true);
    const answer = await send(calls.checkCouponReservation, { params: { shop: shop.id, reservation: link.id } });
    if (answer.ok) await applyCoupon(guest, shop.id, answer.value.code);
    setSending(false);
    if (!answer.ok) return setProblem(answer.problem.message);
    const coupon = guest.coupon.get();
    if (coupon.state !== 'valid') return setProblem((coupon.state === 'invalid' && coupon.failure) || COUPON_INVALID);
    onActivated();
  };
  const minimum = toCents(link.coupon.minimumOrderValue);
  const from = minimum > 0 ? euro(minimum, { dropZeros: true }) : null;
  return (
    <div className="activation">
      <ul className="activation-facts">
        <Fact icon="gift">{ACTIVATION.worth(value, from)}</Fact>
        <Fact icon="calendar">{ACTIVATION.validThrough(nearDay(link.validThrough, todayInShop()))}</Fact>
        {link.isOnce && <Fact icon="user">{ACTIVATION.once}</Fact>}
      </ul>
      {problem && (
        <Notice kind="bad" icon="alert" role="alert">
          {problem}
        </Notice>
      )}
      {isActive ? (
        <Link className="button button-main" to={PATHS.start}>
          {ACTIVATION.orderNow}
        </Link>
      ) : (
        <BusyButton isBusy={isSending} onClick={() => isSending || void activate()}>
          {ACTIVATION.activate}
        </BusyButton>
      )}
    </div>
  );
}

const Fact = ({ icon, children }: { readonly icon: FactIconName; readonly children: string }) => (
  <li>
    <FactIcon name={icon} />
    {children}
  </li>
);
