import * as calls from '@tischlein/contract/calls';
import type { CouponUsage, OfficeCoupon } from '@tischlein/contract/office';
import { couponCodeKey } from '@tischlein/domain/offers';
import { EmptyState } from '@tischlein/ui/empty-state';
import { useRemote } from '@tischlein/ui/use-remote';
import { COUPON_OFFICE, OFFER_OFFICE, refusalWords } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/menu-list.css';
import '@tischlein/ui/styles/switch.css';
import '../styles/offers.css';
import '../styles/offer-editor.css';
import '../styles/coupons.css';
import '../styles/figures.css';
import { OfferIcon } from '../ui/offer-icon.tsx';
import { FirstStep } from '../ui/first-step.tsx';
import { Icon } from '../ui/icon.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { CouponTable } from './coupon-table.tsx';
import { SeriesList } from './series-list.tsx';
import { useCoupons } from './use-coupons.ts';
import { NO_CENTS, sum, toBasisPoints, toCents } from '@tischlein/domain';
import { euro, wholeNumber } from '@tischlein/wording';
import { Figure } from '../ui/figure.tsx';

/** Coupons: their terms, how often they were redeemed and refused, and printed series. */
export function CouponsPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { coupons, change, edited } = useCoupons(shop.id);
  const { may } = useOffice();
  const mayEdit = may('offers', 'write');
  const { value: usage, problem } = useRemote<CouponUsage>({
    key: `coupon usage ${shop.id}`,
    read: () => send(calls.getCouponUsage, { params: { shop: shop.id }, query: {} }),
  });
  /** null: no dialog; '': a new coupon. */
  const [editing, setEditing] = useState<string | null>(null);
  const take = (coupon: OfficeCoupon): void => {
    if (!coupons) return;
    const others = coupons.filter(({ code }) => code !== editing);
    change(
      [...others, coupon].toSorted((left, right) => (couponCodeKey(left.code) < couponCodeKey(right.code) ? -1 : 1)),
    );
  };
  const isEmpty = coupons?.length === 0;
  return (
    <OfficeFrame
      title={COUPON_OFFICE.title}
      actions={mayEdit && coupons && !isEmpty && <AddCoupon onAdd={() => setEditing('')} />}
      isWide
    >
      {!mayEdit && <p className="notice">{COUPON_OFFICE.onlyRead}</p>}
      {!coupons && edited.problem && (
        <p className="notice" data-kind="bad" role="alert">
          {edited.problem}
        </p>
      )}
      {problem && <p className="notice">{OFFER_OFFICE.usageMissing}</p>}
      {usage && !(isEmpty && usage.coupons.length === 0) && <CouponFigures usage={usage} />}
      {isEmpty && (
        <EmptyState icon={<Icon name="tag" />} title={COUPON_OFFICE.none} text={COUPON_OFFICE.noneHelp}>
          <FirstStep>{mayEdit && <AddCoupon onAdd={() => setEditing('')} />}</FirstStep>
        </EmptyState>
      )}
      {coupons && !isEmpty && (
        <CouponTable
          coupons={coupons}
          usage={usage ?? null}
          onEdit={mayEdit ? setEditing : null}
          onChange={(next) => change(next)}
        />
      )}
      <SeriesList shop={shop} mayEdit={mayEdit} />
      {mayEdit && <SaveBar edited={edited} saved={COUPON_OFFICE.saved} />}
      {coupons && editing !== null && (
        <CouponDialog
          coupon={coupons.find(({ code }) => code === editing) ?? null}
          taken={coupons.filter(({ code }) => code !== editing).map(({ code }) => couponCodeKey(code))}
          onTake={take}
          onClosed={() => setEditing(null)}
        />
      )}
    </OfficeFrame>
  );
}

const AddCoupon = ({ onAdd }: { readonly onAdd: () => void }) => (
  <button type="button" className="button button-main" onClick={onAdd}>
    <OfferIcon name="plus" />
    {COUPON_OFFICE.add}
  </button>
);

/** What coupons did in the last thirty days. */
function CouponFigures({ usage: { coupons, allOrders, refused } }: { readonly usage: CouponUsage }) {
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
