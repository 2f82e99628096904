import * as calls from '@tischlein/contract/calls';
import type { CouponUsage, OfficeCoupon } from '@tischlein/contract/office';
import { couponCodeKey } from '@tischlein/domain/offers';
import { useRemote } from '@tischlein/ui/use-remote';
import { COUPON_OFFICE, OFFER_OFFICE } from '@tischlein/wording/office';
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
import { SaveBar } from '../ui/save-bar.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { CouponFigures } from './coupon-figures.tsx';
import { CouponTable } from './coupon-table.tsx';
import { SeriesList } from './series-list.tsx';
import { useCoupons } from './use-coupons.ts';

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
    const others = (coupons ?? []).filter(({ code }) => code !== editing);
    change(
      [...others, coupon].toSorted((left, right) => (couponCodeKey(left.code) < couponCodeKey(right.code) ? -1 : 1)),
    );
  };
  return (
    <OfficeFrame title={COUPON_OFFICE.title} actions={mayEdit && <AddCoupon onAdd={() => setEditing('')} />} isWide>
      {!mayEdit && <p className="notice">{COUPON_OFFICE.onlyRead}</p>}
      {!coupons && edited.problem && (
        <p className="notice" data-kind="bad" role="alert">
          {edited.problem}
        </p>
      )}
      {problem && <p className="notice">{OFFER_OFFICE.usageMissing}</p>}
      {usage && <CouponFigures usage={usage} />}
      {coupons && (
        <CouponTable
          coupons={coupons}
          usage={usage ?? null}
          onEdit={mayEdit ? setEditing : null}
          onChange={(next) => change(next)}
        />
      )}
      <SeriesList shop={shop} mayEdit={mayEdit} />
      {mayEdit && <SaveBar edited={edited} saved={COUPON_OFFICE.saved} />}
      {editing !== null && (
        <CouponDialog
          coupon={coupons?.find(({ code }) => code === editing) ?? null}
          taken={(coupons ?? []).filter(({ code }) => code !== editing).map(({ code }) => couponCodeKey(code))}
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
