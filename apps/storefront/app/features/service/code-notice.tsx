import type { CodeLink } from '@tischlein/contract/shop';
import { toCents } from '@tischlein/domain';
import { couponValueText, euro, GROUP, nearDay, orderStatusText } from '@tischlein/wording';
import { CODE_LINK } from '@tischlein/wording/storefront';
import { type ReactNode, useEffect } from 'react';
import { Link, useRouter } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { applyCoupon } from '../../guest/coupon.ts';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { Notice } from '@tischlein/ui/notice';
import { steps } from '@tischlein/ui/steps';
import { todayInShop } from '@tischlein/shop-time';
import { orderPath } from '../../shop/order-paths.ts';
import { PATHS } from '../../shop/paths.ts';

/** A line above the menu for the code of an SMS (S1 §2 /s/{smsCode}, S3 A10). A coupon is in the cart already. */
export function CodeNotice({ link }: { readonly link: CodeLink }) {
  const { shop, guest } = useShop();
  useEffect(() => {
    const { address } = steps.current.get();
    const menu = address.replace(SMS_PAGE, '');
    // Once: the guest may remove the coupon, go to the checkout and come back.
    if (menu === address) return;
    steps.correct(menu.startsWith('/') ? menu : `/${menu}`);
    if (link.kind === 'coupon') void applyCoupon(guest, shop.id, link.coupon.code);
  }, [link, guest, shop.id]);
  const { kind, icon, title, text, action } = describeLink(link);
  return (
    <Notice kind={kind} icon={icon}>
      <strong>{title}</strong>
      <br />
      {text} {action}
    </Notice>
  );
}

const SMS_PAGE = /\/s\/?(?=[?#]|$)/;

interface Words {
  readonly kind: 'good' | 'warn' | 'plain';
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

function describeLink(link: CodeLink): Words {
  switch (link.kind) {
    case 'coupon':
      return { kind: 'good', icon: 'check', ...describeCoupon(link) };
    case 'redeemed':
      return warn(CODE_LINK.redeemed, CODE_LINK.redeemedWith(nearDay(link.on, todayInShop()), link.orderNumber));
    case 'expired':
      return warn(CODE_LINK.expired, CODE_LINK.expiredOn(nearDay(link.on, todayInShop())));
    case 'order':
      return {
        kind: 'plain',
        icon: 'bag',
        title: `${CODE_LINK.order(link.number)}: ${orderStatusText(link.status, link.deliveryType)}`,
        text: '',
        action: link.code ? (
          <OwnOrder code={link.code} />
        ) : (
          <ToPage to={orderPath(link.orderId)}>{CODE_LINK.toOrder}</ToPage>
        ),
      };
    case 'group':
      return {
        kind: 'plain',
        icon: 'user',
        title: CODE_LINK.group(link.owner, link.name),
        text: '',
        action: <ToPage to={`${PATHS.start}?gruppe=${link.code}`}>{GROUP.join}</ToPage>,
      };
    case 'unknown':
      return warn(CODE_LINK.unknown, CODE_LINK.unknownHelp);
  }
}

const warn = (title: string, text: string): Words => ({ kind: 'warn', icon: 'info', title, text });

/** Both load a new document: the order has data of its own, and joining a group begins with the address. */
const ToPage = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link className="link-button" to={to} reloadDocument>
    {children}
  </Link>
);

function describeCoupon({ coupon, validThrough }: Extract<CodeLink, { kind: 'coupon' }>) {
  const minimum = toCents(coupon.minimumOrderValue);
  const value = couponValueText({ type: coupon.type, value: toCents(coupon.value) }, { dropZeros: true });
  return {
    title: CODE_LINK.reserved(value),
    text: CODE_LINK.terms(
      minimum > 0 ? euro(minimum, { dropZeros: true }) : null,
      nearDay(validThrough, todayInShop()),
    ),
  };
}

/** An order by telephone becomes the one of this browser. A form, so that the button works before and without scripts. */
function OwnOrder({ code }: { readonly code: string }) {
  const { toAddress } = useRouter();
  return (
    <form method="post" action={toAddress('/s/')}>
      <input type="hidden" name="code" value={code} />
      <button className="link-button" type="submit">
        {CODE_LINK.toOrder}
      </button>
    </form>
  );
}
