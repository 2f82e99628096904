import type { CheckoutState, OrderDraft } from '@tischlein/domain/checkout-flow';
import { Notice } from '@tischlein/ui/notice';
import { ORDER_NOT_SENT } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';

/** The order button, labelled 'Zahlungspflichtig bestellen' and nothing else (S3 K1). */
export function OrderButton({ state }: { readonly state: CheckoutState<OrderDraft> }) {
  const { trouble } = state;
  const progress = describeProgress(state);
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
      <button className="button button-main button-wide" type="submit" aria-busy={progress !== ''}>
        {CHECKOUT.submit}
      </button>
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
