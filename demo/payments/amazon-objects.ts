import { formatDecimal, type Practice, type PracticePayment, type PracticeRefund, sumRefunds } from './practice.ts';

/** A Checkout Session in Amazon's format. */
export function toSession(practice: Practice, payment: PracticePayment): object {
  const { id, shop, ourId, state, returnUrl } = payment;
  const isOpen = state === 'open' || state === 'approved';
  const hasCharge = state === 'captured' || state === 'processing';
  const isCanceled = state === 'failed' || state === 'cancelled' || state === 'expired';
  const reasonCode = { failed: 'Declined', cancelled: 'BuyerCanceled', expired: 'Expired' }[String(state)] ?? null;
  return {
    checkoutSessionId: id,
    storeId: `amzn1.application-oa2-client.practice_${shop}`,
    productType: 'PayAndShip',
    statusDetails: { state: isOpen ? 'Open' : isCanceled ? 'Canceled' : 'Completed', reasonCode },
    webCheckoutDetails: {
      checkoutReviewReturnUrl: returnUrl,
      checkoutResultReturnUrl: state === 'open' ? null : returnUrl,
      amazonPayRedirectUrl: state === 'approved' ? `${practice.pagesUrl}/amazon-confirm/${id}` : null,
    },
    paymentDetails: {
      paymentIntent: 'AuthorizeWithCapture',
      canHandlePendingAuthorization: false,
      chargeAmount: toPrice(payment, payment.amount),
    },
    merchantMetadata: { merchantReferenceId: ourId },
    // Amazon returns an address only if the guest chose another one there.
    shippingAddress: payment.shipsElsewhere ? OTHER_ADDRESS : null,
    constraints: [],
    chargeId: hasCharge ? `${id}-C1` : null,
    releaseEnvironment: 'Sandbox',
  };
}

const OTHER_ADDRESS = {
  name: 'Ada Köhler',
  addressLine1: 'Schönhauser Allee 44',
  addressLine2: null,
  addressLine3: null,
  city: 'Berlin',
  stateOrRegion: null,
  postalCode: '10435',
  countryCode: 'DE',
  phoneNumber: null,
};

/** A charge in Amazon's format. */
export const toCharge = (payment: PracticePayment): object => ({
  chargeId: `${payment.id}-C1`,
  chargeAmount: toPrice(payment, payment.amount),
  captureAmount: payment.captured > 0 ? toPrice(payment, payment.captured) : null,
  refundedAmount: toPrice(payment, sumRefunds(payment)),
  statusDetails: {
    state: payment.captured > 0 ? 'Captured' : payment.state === 'processing' ? 'CaptureInitiated' : 'Declined',
  },
  merchantMetadata: { merchantReferenceId: payment.ourId },
});

const REFUND_STATE = { done: 'Refunded', pending: 'RefundInitiated', failed: 'Declined' } as const;

/** A refund in Amazon's format. */
export const toRefund = (payment: PracticePayment, { id, amount, status }: PracticeRefund): object => ({
  refundId: id,
  chargeId: `${payment.id}-C1`,
  refundAmount: toPrice(payment, amount),
  statusDetails: { state: REFUND_STATE[status] },
});

const toPrice = ({ currency }: PracticePayment, amount: number) => ({
  amount: formatDecimal(amount),
  currencyCode: currency,
});

export const toChargePermission = ({ id, ourId }: PracticePayment): object => ({
  chargePermissionId: id,
  merchantMetadata: { merchantReferenceId: ourId },
});
