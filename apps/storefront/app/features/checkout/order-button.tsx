import { ORDER_NOT_SENT } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { useEffectEvent, useLayoutEffect } from 'react';
import { Notice } from '@tischlein/ui/notice';
import type { OrderSubmission } from './use-submission.ts';

/**
 * The order button, labelled 'Zahlungspflichtig bestellen' and nothing else (S3 K1). Retries when the connection is
 * back.
 */
export function OrderButton({ submission }: { readonly submission: OrderSubmission }) {
  const { state } = submission;
  const progress = describeProgress(submission);
  const isUnreachable = state === 'unreachable';
  const retry = useEffectEvent(() => void submission.retry());
  // A layout effect, because the connection may be back before an effect would run.
  useLayoutEffect(() => {
    if (!isUnreachable) return undefined;
    const online = (): void => retry();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [isUnreachable]);
  return (
    <>
      {isUnreachable && (
        <Notice kind="bad" icon="offline" role="alert">
          <strong>{CHECKOUT.unreachable}</strong> {CHECKOUT.unreachableText}
        </Notice>
      )}
      {typeof state === 'object' && (
        <Notice kind="bad" icon="alert" role="alert">
          <strong>{ORDER_NOT_SENT}</strong> {state.notSent} {CHECKOUT.notSentText}
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
function describeProgress({ state, payment: { step } }: OrderSubmission): string {
  if (step === 'prepare') return CHECKOUT.preparing;
  if (step === 'external') return CHECKOUT.leaving;
  return state === 'sending' ? CHECKOUT.sending : '';
}
