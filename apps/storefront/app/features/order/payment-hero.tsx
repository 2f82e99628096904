import type { Cents } from '@tischlein/domain';
import { type Address, formatLocation } from '@tischlein/domain/delivery';
import { addressText, PAYMENT_FAILED, termsLine } from '@tischlein/wording';
import { ORDER, TABLE_PAID } from '@tischlein/wording/storefront';
import { Link } from '../../browser/router.tsx';
import { PATHS } from '../../shop/paths.ts';
import { Notice } from '@tischlein/ui/notice';
import type { PlacedOrder } from './use-live-order.ts';
import type { OrderPayment } from './use-order-payment.ts';
import { useWalletAddress } from './use-wallet-address.ts';

interface PaymentHeroProps {
  readonly order: PlacedOrder;
  readonly payment: OrderPayment;
}

/** The state of an outstanding payment, and what the guest can do about it. */
export function PaymentHero({ order, payment }: PaymentHeroProps) {
  const { title, text, canPay } = describeState(order, payment);
  const otherAddress = payment.phase.kind === 'otherAddress' ? payment.phase.address : null;
  return (
    <div className="status-hero">
      <div role="status">
        <h1 className="status-words">{title}</h1>
        <p>{text}</p>
        <p className="soft">{ORDER.number(order.number)}</p>
      </div>
      {otherAddress && payment.canChange && <WalletAddress address={otherAddress} subtotal={order.quote.steps.S1} />}
      {canPay && (
        <p className="payment-ways">
          <button
            className={otherAddress ? 'button button-line' : 'button button-main'}
            type="button"
            onClick={payment.pay}
          >
            {ORDER.payNow}
          </button>
          {payment.canChange && (
            <Link className="button button-line" to={order.isBillPart ? PATHS.tableBill : PATHS.checkout} replace>
              {order.isBillPart ? TABLE_PAID.backToBill : ORDER.backToCheckout}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

/** Offers to use the address from the wallet for the order. */
function WalletAddress({ address, subtotal }: { readonly address: Address; readonly subtotal: Cents }) {
  const { terms, problem, takeOver } = useWalletAddress(address);
  const isBelow = terms !== null && subtotal < (terms.minimumOrderValue ?? 0);
  return (
    <div className="payment-ways">
      <p className="wallet-address">
        <strong>{addressText(formatLocation(address))}</strong>
        {terms && <small>{termsLine(terms)}</small>}
        {isBelow && <small>{ORDER.belowMinimum}</small>}
      </p>
      {problem && (
        <Notice kind="warn" icon="alert" role="alert">
          {problem}
        </Notice>
      )}
      <button className="button button-main" type="button" onClick={takeOver}>
        {ORDER.takeOverAddress}
      </button>
    </div>
  );
}

function describeState({ contact, paymentStatus }: PlacedOrder, { phase }: OrderPayment) {
  const isOver = phase.kind === 'unpaid' || paymentStatus === 'failed';
  if (contact === null) return { ...ORDER.notPaid, canPay: false };
  if (phase.kind === 'asked' || phase.kind === 'leaving') return { ...ORDER.checking, canPay: false };
  if (phase.kind === 'otherAddress') return { ...ORDER.otherAddress, canPay: true };
  return { ...(isOver ? { title: PAYMENT_FAILED, text: ORDER.failedText } : ORDER.notConfirmed), canPay: true };
}
