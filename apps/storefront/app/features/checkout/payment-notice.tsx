import type { PaymentNotice as PaymentNoticeKind } from '@tischlein/domain/checkout-flow';
import { PAYMENT_FAILED } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';

/** Says why the order is not paid and what to do; scrolls into view. */
export function PaymentNotice({ kind }: { readonly kind: PaymentNoticeKind }) {
  const { title, text } = kind === 'failed' ? { title: PAYMENT_FAILED, text: CHECKOUT.failedText } : CHECKOUT[kind];
  return (
    <div key={kind} ref={scrollIntoView}>
      <Notice
        kind={kind === 'failed' ? 'bad' : 'warn'}
        icon={kind === 'failed' ? 'alert' : 'info'}
        role={kind === 'failed' ? 'alert' : 'status'}
      >
        <strong>{title}.</strong> {text}
      </Notice>
    </div>
  );
}

const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });
