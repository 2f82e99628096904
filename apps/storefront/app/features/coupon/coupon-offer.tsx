import * as calls from '@tischlein/contract/calls';
import type { CouponAnswer } from '@tischlein/contract/shop';
import { toCents } from '@tischlein/domain';
import { COUPON_INVALID, couponValueText, euro } from '@tischlein/wording';
import { COUPON } from '@tischlein/wording/storefront';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { applyCoupon } from '../../guest/coupon.ts';
import { useShop } from '../../context/shop-context.ts';
import { type Answer, refuse } from '@tischlein/ui/answer';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
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

function ReservationForm({ code }: { readonly code: string }) {
  const { shop, guest } = useShop();
  const [isKept, setKept] = useState(false);
  const form = useForm({
    first: { phone: '' },
    check: ({ phone }) => ({ phone: phone.replaceAll(/\D/g, '').length < LEAST_DIGITS && COUPON.phoneInvalid }),
    send: async ({ phone }): Promise<Answer<unknown>> => {
      const answer = await send(calls.reserveCoupon, { params: { shop: shop.id }, body: { code, phone } });
      if (!answer.ok) return answer;
      if (!answer.value) return refuse(COUPON_INVALID);
      await applyCoupon(guest, shop.id, code);
      return answer;
    },
    done: () => setKept(true),
  });
  if (isKept) {
    return (
      <Notice kind="good" icon="check" role="status">
        {COUPON.kept(code)}
      </Notice>
    );
  }
  return (
    <Form form={form} className="dialog-form" noValidate submit={COUPON.reserve} isWide>
      <TextField
        label={COUPON.phone}
        help={COUPON.phoneHelp}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        {...form.text('phone')}
      />
    </Form>
  );
}
