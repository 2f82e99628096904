import type { PaymentNotice as PaymentNoticeKind } from '@tischlein/domain/checkout-flow';
import { PAYMENT_FAILED } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { useEffect, useRef } from 'react';
import { Notice } from '@tischlein/ui/notice';

/** Says why the order is not paid and what to do; scrolls into view. */
export function PaymentNotice({ kind }: { readonly kind: PaymentNoticeKind }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, [kind]);
  const { title, text } = kind === 'failed' ? { title: PAYMENT_FAILED, text: CHECKOUT.failedText } : CHECKOUT[kind];
  return (
    <div ref={place}>
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
