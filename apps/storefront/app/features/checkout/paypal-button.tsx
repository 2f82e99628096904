import { CHECKOUT } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type PayPalButtons, payPalButtons } from '../../payment/paypal-buttons.ts';
import { useShop } from '../../context/shop-context.ts';
import { payPalSteps } from './paypal-steps.ts';
import type { OrderSubmission } from './use-submission.ts';

/**
 * PayPal's own button, rendered by its script; pressing it places the order (S2 §4 Checkout steps, PayPal_Platform).
 */
export function PayPalButton({ submission }: { readonly submission: OrderSubmission }) {
  const script = useShop().shop.paymentScripts?.PayPal_Platform ?? '';
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const onClick = useEffectEvent(submission.payPal.check);
  const createOrder = useEffectEvent(submission.payPal.place);
  const onApprove = useEffectEvent(submission.payment.takePayPal);
  const comeBack = useEffectEvent(submission.payment.comeBack);
  useEffect(() => {
    let button: PayPalButtons | null = null;
    let isGone = false;
    const show = async (): Promise<void> => {
      const steps = payPalSteps({
        check: () => onClick(),
        place: () => createOrder(),
        take: (payPalOrder) => onApprove(payPalOrder),
        comeBack: (why) => comeBack(why),
      });
      button = await payPalButtons(script, steps);
      if (isGone || !place.current) return;
      if (button) await button.render(place.current);
      else setMissing(true);
    };
    void show();
    return () => {
      isGone = true;
      void button?.close();
    };
  }, [script]);
  return (
    <>
      <div ref={place} className="paypal-button" />
      {isMissing && (
        <Notice kind="warn" icon="alert" role="alert">
          {CHECKOUT.payPalMissing}
        </Notice>
      )}
    </>
  );
}
