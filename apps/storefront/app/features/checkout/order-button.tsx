import type { CheckoutState, OrderDraft } from '@tischlein/domain/checkout-flow';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Notice } from '@tischlein/ui/notice';
import { ORDER_NOT_SENT } from '@tischlein/wording';
import { CHECKOUT, ORDERABILITY } from '@tischlein/wording/storefront';
import { WhyNot } from '../../orderability/why-not.tsx';
import type { Order } from '../../ordering/use-order.ts';
import { PayPalButton } from '../../payment/paypal-button.tsx';
import type { Checkout } from './use-checkout.ts';

interface OrderButtonProps {
  readonly order: Order;
  readonly checkout: Checkout;
  /** PayPal's own button takes the place of the order button (S3 K13). */
  readonly isPayPal: boolean;
}

/** The order button, labelled 'Zahlungspflichtig bestellen' and nothing else (S3 K1). */
export function OrderButton({
  order: { orderability, orderType },
  checkout: { state, payPal },
  isPayPal,
}: OrderButtonProps) {
  const { trouble } = state;
  const progress = describeProgress(state);
  // Without its button, PayPal's window would be lost together with the payment of an order that is placed.
  const isUnderWay = progress !== '' || state.phase.kind === 'payPalOpen';
  return (
    <>
      {trouble?.kind === 'unreachable' && (
        <Notice kind="bad" icon="offline" role="alert">
          <strong>{CHECKOUT.unreachable}</strong> {CHECKOUT.unreachableText}
        </Notice>
      )}
      {trouble?.kind === 'notSent' && (
        <Notice kind="bad" icon="alert" role="alert">
          <strong>{ORDER_NOT_SENT}</strong> {trouble.message} {CHECKOUT.notSentText}
        </Notice>
      )}
      {/* The shop has closed since; an order that is being sent or paid continues. */}
      {orderability.can === 'never' && !isUnderWay ? (
        <WhyNot orderability={orderability} orderType={orderType} role="alert">
          <p>{ORDERABILITY.formStays}</p>
        </WhyNot>
      ) : isPayPal ? (
        <>
          <PayPalButton steps={payPal} />
          {/* Without it, Enter does nothing; this way the guest is told to use PayPal's button. */}
          <button type="submit" hidden aria-label={CHECKOUT.submit} />
        </>
      ) : (
        <BusyButton isWide type="submit" isBusy={progress !== ''}>
          {CHECKOUT.submit}
        </BusyButton>
      )}
      <p className="soft" role="status">
        {progress}
      </p>
    </>
  );
}

/** The current step in words (S2 §4 Checkout steps). */
function describeProgress({ phase }: CheckoutState<OrderDraft>): string {
  switch (phase.kind) {
    case 'reconciling':
    case 'sending':
      return CHECKOUT.sending;
    case 'preparing':
    case 'capturing':
      return CHECKOUT.preparing;
    case 'external':
      return CHECKOUT.leaving;
    default:
      return '';
  }
}
