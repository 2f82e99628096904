import { CHECKOUT } from '@tischlein/wording/storefront';
import { NO_ANSWERS } from './order-request.ts';
import type { OrderSubmission } from './use-submission.ts';

/** PayPal's way to order, labelled as its own button 'buynow' is (spec 3 K1); it leads to the practice page of the demo. */
export function PayPalButton({ submission }: { readonly submission: OrderSubmission }) {
  return (
    <button
      className="button button-main button-wide"
      type="button"
      onClick={() => void submission.submit({ ...NO_ANSWERS, viaPayPalButton: true })}
    >
      {CHECKOUT.payPalButton}
    </button>
  );
}
