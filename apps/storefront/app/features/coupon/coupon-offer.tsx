import * as calls from '@tischlein/contract/calls';
import type { CouponAnswer } from '@tischlein/contract/shop';
import { toCents } from '@tischlein/domain';
import { COUPON_INVALID, couponValueText, euro } from '@tischlein/wording';
import { COUPON } from '@tischlein/wording/storefront';
import { useRemote } from '@tischlein/ui/use-remote';
import { type FormEvent, useState } from 'react';
import { applyCoupon } from '../../guest/coupon.ts';
import { useShop } from '../../context/shop-context.ts';
import { TextField } from '@tischlein/ui/field';
import { Notice } from '@tischlein/ui/notice';
import { Skeleton } from '@tischlein/ui/skeleton';
import { send } from '../../api/send.ts';

const LEAST_DIGITS = 5;

/**
 * A coupon handed out on paper: its value, and a form to reserve it for a phone number (S1 §2 Coupon reservation page).
 */
export function CouponOffer({ code }: { readonly code: string }) {
  const { shop } = useShop();
  const { value: coupon, problem } = useRemote<CouponAnswer | null>({
    key: code,
    read: () => send(calls.validateCoupon, { params: { shop: shop.id }, query: { code } }),
  });
  if (coupon === undefined && problem === '') return <Skeleton />;
  if (!coupon) {
    return (
      <Notice kind="warn" icon="alert">
        {COUPON_INVALID}
      </Notice>
    );
  }
  const minimum = toCents(coupon.minimumOrderValue);
  return (
    <>
      <p className="text-page-lead">
        {COUPON.worth(couponValueText({ type: coupon.type, value: toCents(coupon.value) }))}
        {minimum > 0 && ` ${COUPON.from(euro(minimum, { dropZeros: true }))}`}
      </p>
      <ReservationForm code={coupon.code} />
    </>
  );
}

type State = { readonly kind: 'open' | 'sending' | 'kept' } | { readonly kind: 'wrong'; readonly message: string };

function ReservationForm({ code }: { readonly code: string }) {
  const { shop, guest } = useShop();
  const [phone, setPhone] = useState('');
  const [state, setState] = useState<State>({ kind: 'open' });
  const reserve = async (): Promise<void> => {
    if (phone.replaceAll(/\D/g, '').length < LEAST_DIGITS)
      return setState({ kind: 'wrong', message: COUPON.phoneInvalid });
    setState({ kind: 'sending' });
    const answer = await send(calls.reserveCoupon, { params: { shop: shop.id }, body: { code, phone } });
    if (!answer.ok) return setState({ kind: 'wrong', message: answer.problem.message });
    if (!answer.value) return setState({ kind: 'wrong', message: COUPON_INVALID });
    await applyCoupon(guest, shop.id, code);
    setState({ kind: 'kept' });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void reserve();
  };
  if (state.kind === 'kept') {
    return (
      <Notice kind="good" icon="check" role="status">
        {COUPON.kept(code)}
      </Notice>
    );
  }
  return (
    <form className="dialog-form" onSubmit={submit} noValidate>
      <TextField
        label={COUPON.phone}
        help={COUPON.phoneHelp}
        error={state.kind === 'wrong' ? state.message : null}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
      <button className="button button-main" type="submit" disabled={state.kind === 'sending'}>
        {COUPON.reserve}
      </button>
    </form>
  );
}
