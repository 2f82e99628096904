import { type Cents, NO_CENTS } from '@tischlein/domain';
import { parseLocation } from '@tischlein/domain/delivery';
import { z } from 'zod';
import type { ProviderPayment, WalletAddress } from '../provider.ts';
import { decimalAmount } from './decimal-amount.ts';

const price = z.looseObject({ amount: decimalAmount, currencyCode: z.string().regex(/^[A-Z]{3}$/) });
const metadata = z.looseObject({ merchantReferenceId: z.string().nullish() });
const shippingAddress = z.looseObject({
  name: z.string().nullish(),
  addressLine1: z.string().nullish(),
  addressLine2: z.string().nullish(),
  city: z.string().nullish(),
  postalCode: z.string().nullish(),
});

export const amazonSession = z.looseObject({
  checkoutSessionId: z.string(),
  storeId: z.string(),
  statusDetails: z.looseObject({
    state: z.enum(['Open', 'Completed', 'Canceled']),
    reasonCode: z.string().nullish(),
  }),
  chargeId: z.string().nullable(),
  paymentDetails: z.looseObject({ chargeAmount: price }),
  merchantMetadata: metadata,
  shippingAddress: shippingAddress.nullish(),
  constraints: z.array(z.looseObject({ constraintId: z.string() })).nullish(),
  webCheckoutDetails: z.looseObject({
    checkoutResultReturnUrl: z.string().nullish(),
    amazonPayRedirectUrl: z.string().nullish(),
  }),
});
export type AmazonSession = z.output<typeof amazonSession>;

export const amazonCharge = z.looseObject({
  chargeId: z.string(),
  statusDetails: z.looseObject({
    state: z.enum(['AuthorizationInitiated', 'Authorized', 'CaptureInitiated', 'Captured', 'Declined', 'Canceled']),
  }),
  chargeAmount: price,
  captureAmount: price.nullish(),
  refundedAmount: price.nullish(),
  merchantMetadata: metadata.nullish(),
});
export type AmazonCharge = z.output<typeof amazonCharge>;

export const amazonChargePermission = z.looseObject({
  chargePermissionId: z.string(),
  merchantMetadata: metadata.nullish(),
});

export const amazonRefund = z.looseObject({
  refundId: z.string(),
  chargeId: z.string(),
  statusDetails: z.looseObject({ state: z.enum(['RefundInitiated', 'Refunded', 'Declined']) }),
});

/** Converts a session, with its charge once there is one. */
export function toAmazonPayment(session: AmazonSession, charge: AmazonCharge | null, storeId: string): ProviderPayment {
  const { amount, currencyCode } = charge?.chargeAmount ?? session.paymentDetails.chargeAmount;
  const address = toWalletAddress(session);
  return {
    code: 'found',
    state: charge ? readChargeState(charge) : readSessionState(session),
    amount,
    currency: currencyCode,
    ourId: session.merchantMetadata.merchantReferenceId ?? null,
    isOurAccount: session.storeId === storeId,
    captured: charge?.statusDetails.state === 'Captured' ? amountOrZero(charge.captureAmount) : NO_CENTS,
    refunded: amountOrZero(charge?.refundedAmount),
    ...(address && { walletAddress: address }),
  };
}

// Amazon does not tell whether the guest has confirmed. If not, the completion fails and reports it.
function readSessionState({ statusDetails, constraints, webCheckoutDetails }: AmazonSession): ProviderPayment['state'] {
  switch (statusDetails.state) {
    case 'Completed':
      return 'processing';
    case 'Canceled':
      return readCancelReason(statusDetails.reasonCode ?? '');
    case 'Open': {
      const isConfirmed = !!webCheckoutDetails.checkoutResultReturnUrl && !!webCheckoutDetails.amazonPayRedirectUrl;
      return isConfirmed && !constraints?.length ? 'approved' : 'open';
    }
  }
}

function readCancelReason(reason: string): 'expired' | 'failed' | 'cancelled' {
  if (reason === 'Expired') return 'expired';
  return reason === 'Declined' || reason === 'AmazonCanceled' ? 'failed' : 'cancelled';
}

function readChargeState({ statusDetails }: AmazonCharge): ProviderPayment['state'] {
  switch (statusDetails.state) {
    case 'Captured':
      return 'captured';
    case 'Declined':
      return 'failed';
    case 'Canceled':
      return 'cancelled';
    case 'AuthorizationInitiated':
    case 'Authorized':
    case 'CaptureInitiated':
      return 'processing';
  }
}

function toWalletAddress({ shippingAddress: given }: AmazonSession): WalletAddress | null {
  if (!given?.postalCode) return null;
  const line = [given.addressLine1, given.addressLine2].find((text) => /\d/.test(text ?? '')) ?? given.addressLine1;
  const where = { zip: given.postalCode, city: given.city ?? '' };
  const read = parseLocation(`${line ?? ''}, ${where.zip} ${where.city}`);
  const street = read.ok ? read.value : { street: line ?? '', streetNumber: '' };
  return { name: given.name ?? '', street: street.street, streetNumber: street.streetNumber, ...where };
}

const amountOrZero = (given: z.output<typeof price> | null | undefined): Cents => given?.amount ?? NO_CENTS;
