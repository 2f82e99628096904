import type { CouponOutcome } from '@tischlein/domain/offers';
import { COUPON_INVALID, couponHint } from '@tischlein/wording';
import { COUPON } from '@tischlein/wording/storefront';
import { type KeyboardEvent, useState } from 'react';
import { applyCoupon, clearCoupon } from '../../guest/coupon.ts';
import type { CouponState } from '../../guest/coupon-state.ts';
import { useShop } from '../../context/shop-context.ts';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { Notice } from '@tischlein/ui/notice';
import '../../styles/coupon.css';

interface CouponFieldProps {
  readonly coupon: CouponState;
  readonly hint: CouponOutcome | null;
}

/** The coupon code: enter, check, remove (S1 §4 Coupon). */
export function CouponField({ coupon, hint }: CouponFieldProps) {
  const { guest, shop } = useShop();
  const [typed, setTyped] = useState('');
  const isChecking = coupon.state === 'validating';
  const apply = (): void => {
    if (!isChecking) void applyCoupon(guest, shop.id, typed);
  };
  const remove = (): void => {
    setTyped('');
    clearCoupon(guest);
  };
  const isValid = coupon.state === 'valid';
  const applyOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isValid) apply();
  };
  return (
    <div className="coupon">
      <div className="coupon-row">
        <TextField
          label={COUPON.label}
          error={coupon.state === 'invalid' ? coupon.failure || COUPON_INVALID : null}
          value={isValid ? coupon.code : typed}
          readOnly={isValid}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={applyOnEnter}
        />
        <BusyButton kind="line" isBusy={isChecking} onClick={isValid ? remove : apply}>
          {isValid ? COUPON.remove : COUPON.apply}
        </BusyButton>
      </div>
      <div role="status">
        {isChecking && <p className="soft">{COUPON.checking}</p>}
        {isValid && hint && (
          <Notice
            kind={hint.status === 'applied' ? 'good' : 'warn'}
            icon={hint.status === 'applied' ? 'check' : 'info'}
          >
            {couponHint(hint)}
          </Notice>
        )}
      </div>
    </div>
  );
}
