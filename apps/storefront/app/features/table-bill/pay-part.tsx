import type { PaymentNotice } from '@tischlein/domain/checkout-flow';
import { euro, PAYMENT_FAILED } from '@tischlein/wording';
import { CHECKOUT, TABLE_BILL } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';
import { add } from '@tischlein/domain';
import { PayPalButton } from '../../payment/paypal-button.tsx';
import type { PartToPay } from './part-submission.ts';
import type { PartPayment } from './use-part-payment.ts';

/** Says why the part is not paid; it is open again. */
export function PartNotice({ payment: { state } }: { readonly payment: PartPayment }) {
  const { notice } = state;
  if (!notice) return null;
  return (
    <Notice kind={notice === 'failed' ? 'bad' : 'warn'} icon="card" role="alert">
      <strong>{TITLES[notice]}.</strong> {notice === 'checking' ? TABLE_BILL.checking : TABLE_BILL.notPaid}
    </Notice>
  );
}

const TITLES: Readonly<Record<PaymentNotice, string>> = {
  failed: PAYMENT_FAILED,
  cancelled: CHECKOUT.cancelled.title,
  open: CHECKOUT.cancelled.title,
  timeOver: CHECKOUT.timeOver.title,
  checking: CHECKOUT.checking.title,
};

interface PayButtonProps {
  readonly payment: PartPayment;
  readonly toPay: PartToPay;
}

/** '16,28 € bezahlen', or PayPal's own button. */
export function PayButton({ payment: { state, payPal }, toPay }: PayButtonProps) {
  const { trouble } = state;
  const progress = describeProgress(state.phase.kind);
  return (
    <>
      {trouble?.kind === 'unreachable' && (
        <Notice kind="bad" icon="offline" role="alert">
          <strong>{CHECKOUT.unreachable}</strong> {TABLE_BILL.reconnect}
        </Notice>
      )}
      {trouble?.kind === 'notSent' && (
        <Notice kind="bad" icon="alert" role="alert">
          <strong>{TABLE_BILL.notSent}</strong> {trouble.message}
        </Notice>
      )}
      {toPay.what === null ? (
        <p className="soft">{TABLE_BILL.chooseAbove}</p>
      ) : toPay.paymentMethod === 'PayPal_Platform' ? (
        <PayPalButton steps={payPal} />
      ) : (
        <div className="table-ways">
          <button className="button button-main button-wide" type="submit" aria-busy={progress !== ''}>
            {TABLE_BILL.pay(euro(add(toPay.amount, toPay.tip)))}
          </button>
        </div>
      )}
      <p className="soft" role="status">
        {progress}
      </p>
    </>
  );
}

function describeProgress(phase: PartPayment['state']['phase']['kind']): string {
  switch (phase) {
    case 'reconciling':
    case 'sending':
    case 'preparing':
    case 'capturing':
      return CHECKOUT.preparing;
    case 'external':
      return CHECKOUT.leaving;
    default:
      return '';
  }
}
