import type { CodeLink } from '@tischlein/contract/shop';
import { toCents } from '@tischlein/domain';
import { couponValueText, nearDay } from '@tischlein/wording';
import { ACTIVATION, CODE_LINK, PAGES } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { Link } from '../browser/router.tsx';
import { useShop } from '../context/shop-context.ts';
import { CouponActivation } from '../features/coupon/coupon-activation.tsx';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { PATHS } from '../shop/paths.ts';
import { useStore } from '@tischlein/ui/store';
import { todayInShop } from '@tischlein/shop-time';

/** /reservieren/{emailid}: activates the coupon of a mail (S1 §2). */
export const ActivationPage = ({ link }: { readonly link: CodeLink }) =>
  link.kind === 'coupon' ? <Activation link={link} /> : <NothingToActivate link={link} />;

function Activation({ link }: { readonly link: Extract<CodeLink, { kind: 'coupon' }> }) {
  const { guest } = useShop();
  const coupon = useStore(guest.coupon);
  const [isActivated, setActivated] = useState(false);
  const value = couponValueText({ type: link.coupon.type, value: toCents(link.coupon.value) }, { dropZeros: true });
  const isActive = coupon.state === 'valid' && coupon.code === link.coupon.code;
  return (
    <PageFrame title={isActive ? ACTIVATION.active : ACTIVATION.title(value)} isFocused={isActivated}>
      <p className="text-page-lead">{isActive ? ACTIVATION.activeText(value) : ACTIVATION.lead}</p>
      <CouponActivation link={link} value={value} isActive={isActive} onActivated={() => setActivated(true)} />
    </PageFrame>
  );
}

/** Also for the codes of an SMS that do not lead to a coupon. */
function NothingToActivate({ link }: { readonly link: Exclude<CodeLink, { kind: 'coupon' }> }) {
  const { title, text } = describeEnd(link);
  return (
    <PageFrame title={title}>
      <p className="text-page-lead">{text}</p>
      <p>
        <Link className="button button-main" to={PATHS.start}>
          {PAGES.toMenu}
        </Link>
      </p>
    </PageFrame>
  );
}

function describeEnd(link: Exclude<CodeLink, { kind: 'coupon' }>) {
  if (link.kind === 'redeemed')
    return { title: ACTIVATION.redeemed, text: ACTIVATION.redeemedText(nearDay(link.on, todayInShop())) };
  if (link.kind === 'expired')
    return { title: CODE_LINK.expired, text: CODE_LINK.expiredOn(nearDay(link.on, todayInShop())) };
  return { title: ACTIVATION.unknown, text: ACTIVATION.unknownText };
}
