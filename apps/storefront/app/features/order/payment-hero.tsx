import { PAYMENT_FAILED } from '@tischlein/wording';
import { ORDER } from '@tischlein/wording/storefront';
import { Link } from 'react-router';
import { PATHS } from '../../paths.ts';
import type { PlacedOrder } from './use-live-order.ts';
import type { OrderPayment } from './use-order-payment.ts';

interface PaymentHeroProps {
  readonly order: PlacedOrder;
  readonly payment: OrderPayment;
}

/** How the payment of an order stands that the kitchen does not have yet, and what the guest can do. */
export function PaymentHero({ order, payment }: PaymentHeroProps) {
  const { title, text, canPay } = wordsOf(order, payment);
  return (
    <div className="status-hero">
      <div role="status">
        <h1 className="status-words">{title}</h1>
        <p>{text}</p>
        <p className="soft">{ORDER.number(order.number)}</p>
      </div>
      {canPay && (
        <p className="payment-ways">
          <button className="button button-main" type="button" onClick={payment.pay}>
            {ORDER.payNow}
          </button>
          {payment.canChange && (
            <Link className="button button-line" to={PATHS.checkout} replace>
              {ORDER.backToCheckout}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

function wordsOf({ contact, paymentStatus }: PlacedOrder, { state }: OrderPayment) {
  const isOver = state === 'unpaid' || paymentStatus === 'failed';
  if (contact === null) return { ...ORDER.notPaid, canPay: false };
  if (state === null || state === 'leaving') return { ...ORDER.checking, canPay: false };
  if (state === 'otherAddress') return { ...ORDER.otherAddress, canPay: true };
  return { ...(isOver ? { title: PAYMENT_FAILED, text: ORDER.failedText } : ORDER.notConfirmed), canPay: true };
}
