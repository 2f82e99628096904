import type { CouponUsage } from '@tischlein/contract/office';
import { NO_CENTS, sum, toBasisPoints, toCents } from '@tischlein/domain';
import { euro, wholeNumber } from '@tischlein/wording';
import { COUPON_OFFICE, refusalWords } from '@tischlein/wording/office';
import { Figure } from '../ui/figure.tsx';

/** What coupons did in the last thirty days. */
export function CouponFigures({ usage: { coupons, allOrders, refused } }: { readonly usage: CouponUsage }) {
  const orders = coupons.reduce((all, coupon) => all + coupon.orders, 0);
  const discount = sum(coupons.map((coupon) => coupon.discount));
  const takings = sum(coupons.map((coupon) => coupon.takings));
  const perOrder = orders === 0 ? NO_CENTS : toCents(Math.round(takings / orders));
  const all = refused.reduce((count, each) => count + each.count, 0);
  return (
    <dl className="figures">
      <Figure
        name={COUPON_OFFICE.redeemed}
        value={wholeNumber(orders)}
        about={COUPON_OFFICE.ofOrders(allOrders, toShare(orders, allOrders))}
      />
      <Figure
        name={COUPON_OFFICE.discount}
        value={euro(discount)}
        about={COUPON_OFFICE.ofTakings(toShare(discount, takings))}
      />
      <Figure name={COUPON_OFFICE.takings} value={euro(takings)} about={COUPON_OFFICE.perOrder(perOrder)} />
      <Figure
        name={COUPON_OFFICE.refused}
        value={wholeNumber(all)}
        about={all === 0 ? COUPON_OFFICE.noneRefused : refusalWords(refused)}
      />
    </dl>
  );
}

/** In tenths of a percent. */
const toShare = (part: number, whole: number) =>
  toBasisPoints(whole === 0 ? 0 : Math.round((part * 1000) / whole) * 10);
