import { euro } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import type { Order } from '../../ordering/use-order.ts';
import { focusFirst } from './focus-field.ts';

/** On phones: the total while the form is filled in, and the way to the complete order. */
export function CheckoutBar({ order: { priced, cart } }: { readonly order: Order }) {
  const count = cart.lines.reduce((sum, { amount }) => sum + amount, priced.freeItems.length);
  return (
    <section className="checkout-bar" aria-label={CHECKOUT.total}>
      <p>
        <small>{CHECKOUT.totalOf(count)}</small>
        <strong>{euro(priced.steps.total)}</strong>
      </p>
      <button className="button button-main" type="button" onClick={() => focusFirst('.order-summary-title')}>
        {CHECKOUT.review}
      </button>
    </section>
  );
}
