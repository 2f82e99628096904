import { CHECKOUT } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';
import { useCallback, useState } from 'react';
import { type PayPalButtons, payPalButtons, type PayPalSteps } from './paypal-buttons.ts';
import { useShop } from '../context/shop-context.ts';

/**
 * PayPal's own button, rendered by its script; pressing it places the order (S2 §4 Checkout steps, PayPal_Platform).
 */
export function PayPalButton({ steps }: { readonly steps: PayPalSteps }) {
  const script = useShop().shop.paymentScripts?.PayPal_Platform ?? '';
  const [isMissing, setMissing] = useState(false);
  // Memoized: another function would render another button.
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      let button: PayPalButtons | null = null;
      let isGone = false;
      const show = async (): Promise<void> => {
        button = await payPalButtons(script, steps);
        if (isGone) return;
        if (button) await button.render(element);
        else setMissing(true);
      };
      void show();
      return () => {
        isGone = true;
        void button?.close();
      };
    },
    [script, steps],
  );
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
