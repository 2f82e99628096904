import * as calls from '@tischlein/contract/calls';
import { toCents } from '@tischlein/domain';
import { type Coupon, couponCodeKey } from '@tischlein/domain/offers';
import { DIALOG, NEW_COUPON_TITLE, newCouponQuestion } from '@tischlein/wording';
import { COUPON } from '@tischlein/wording/storefront';
import { useEffect, useEffectEvent, useState } from 'react';
import { applyCoupon } from '../../guest/coupon.ts';
import { useShop } from '../../context/shop-context.ts';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { send } from '../../api/send.ts';

// Debounce: looks up the number once typing has paused this long.
const SETTLED_AFTER_MS = 700;
const LEAST_DIGITS = 5;

interface ReservedCouponProps {
  /** The number while it is being typed. */
  readonly phone: string;
}

/** Offers a coupon reserved for this phone number once; declining keeps the current code (S1 §4 Coupon). */
export function ReservedCoupon({ phone }: ReservedCouponProps) {
  const { guest, shop } = useShop();
  const [reserved, setReserved] = useState<Coupon | null>(null);
  const isNews = (code: string): boolean => {
    const coupon = guest.coupon.get();
    const current = coupon.state === 'none' ? '' : couponCodeKey(coupon.code);
    return couponCodeKey(code) !== current && !guest.visit.get().declinedCoupons.includes(code);
  };
  const lookUp = useEffectEvent(async (isCurrent: () => boolean) => {
    const answer = await send(calls.findReservedCoupon, { params: { shop: shop.id }, body: { phone } });
    if (!isCurrent() || !answer.ok || !answer.value || !isNews(answer.value.code)) return;
    const { value, minimumOrderValue, ...rest } = answer.value;
    setReserved({ ...rest, value: toCents(value), minimumOrderValue: toCents(minimumOrderValue) });
  });
  useEffect(() => {
    if (phone.replaceAll(/\D/g, '').length < LEAST_DIGITS) return;
    let isWanted = true;
    const timer = setTimeout(() => void lookUp(() => isWanted), SETTLED_AFTER_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [phone]);
  if (!reserved) return null;
  const closed = (isConfirmed: boolean): void => {
    const visit = guest.visit.get();
    guest.visit.set({ ...visit, declinedCoupons: [...visit.declinedCoupons, reserved.code] });
    setReserved(null);
    if (isConfirmed) void applyCoupon(guest, shop.id, reserved.code);
  };
  return (
    <ConfirmDialog
      title={NEW_COUPON_TITLE}
      texts={[newCouponQuestion(reserved)]}
      confirm={COUPON.change}
      cancel={DIALOG.cancel}
      onClosed={closed}
    />
  );
}
