import type { AccountAt } from './account-at.ts';
import { z } from 'zod';
import type {
  Captured,
  CaptureCall,
  Checked,
  LookResult,
  PaymentProvider,
  PaymentToPrepare,
  Prepared,
  ProviderConnection,
  RefundCall,
  Refunded,
  WalletToConfirm,
} from '../provider.ts';
import { amazonCharge, amazonRefund, amazonSession, type AmazonSession, toAmazonPayment } from './amazon-answers.ts';
import { readAmazonMessage } from './amazon-message.ts';
import { AMAZON_ALGORITHM, readAmazonKey, signForAmazon } from './amazon-signing.ts';
import { type AmazonContext, callAmazon } from './amazon-wire.ts';
import { isPayPage, type Rejected, toRefusal, refused, type Reply, unknown, toLookFailure } from './call-provider.ts';
import { formatDecimal } from './decimal-amount.ts';

/** Amazon Pay, Checkout v2: signed button, review on our page, completion. */
export function connectAmazonPay(account: AccountAt<'amazonPay'>, connection: ProviderConnection): PaymentProvider {
  const key = readAmazonKey(account.privateKey);
  if (!key) return WITHOUT_VALID_KEY;
  const context = { account, connection, key };
  return {
    prepare: async (payment) => signButton(context, payment),
    look: (reference) => look(context, reference),
    confirmWallet: (wallet) => confirmSession(context, wallet),
    capture: (call) => completeSession(context, call),
    // Nothing is paid before our completion, and an uncompleted session expires by itself.
    cancel: async () => ({ code: 'done' }),
    refund: (call) => refund(context, call),
    readWebhook: (message) => readAmazonMessage(message, context),
    check: () => check(context),
  };
}

const BAD_KEY = refused('credentials');
const WITHOUT_VALID_KEY: PaymentProvider = {
  prepare: async () => BAD_KEY,
  look: async () => unknown('credentials'),
  capture: async () => BAD_KEY,
  cancel: async () => BAD_KEY,
  refund: async () => BAD_KEY,
  readWebhook: async () => ({ code: 'forged' }),
  check: async () => BAD_KEY,
};

// Amazon creates the session when the guest presses the button. The signed payload fixes our id and amount.
function signButton({ account, key }: AmazonContext, payment: PaymentToPrepare): Prepared {
  if (payment.means !== 'amazonWallet') return refused('means');
  const payload = JSON.stringify({
    webCheckoutDetails: { checkoutReviewReturnUrl: payment.returnUrl, checkoutCancelUrl: payment.cancelUrl },
    storeId: account.storeId,
    chargePermissionType: 'OneTime',
    scopes: ['name', 'email', 'phoneNumber', 'shippingAddress'],
    deliverySpecifications: { addressRestrictions: { type: 'Allowed', restrictions: { DE: {} } } },
    ...sessionTerms(payment),
  });
  const signature = signForAmazon(payload, key);
  const { publicKeyId: keyId, merchantId } = account;
  const isSandbox = account.mode !== 'live';
  return { code: 'wallet', payload, signature, keyId, merchantId, algorithm: AMAZON_ALGORITHM, isSandbox };
}

const sessionTerms = ({ amount, ourId, description }: Pick<WalletToConfirm, 'amount' | 'ourId' | 'description'>) => ({
  paymentDetails: {
    paymentIntent: 'AuthorizeWithCapture',
    canHandlePendingAuthorization: false,
    chargeAmount: { amount: formatDecimal(amount), currencyCode: 'EUR' },
  },
  merchantMetadata: { merchantReferenceId: ourId, noteToBuyer: description.slice(0, 255) },
});

async function look(context: AmazonContext, reference: string): Promise<LookResult> {
  const session = await readSession(context, reference);
  if (session.code !== 'ok') return toLookFailure(session);
  const { chargeId } = session.value;
  if (!chargeId) return toAmazonPayment(session.value, null, context.account.storeId);
  const charge = await callAmazon(
    context,
    { method: 'GET', path: `/charges/${encodeURIComponent(chargeId)}` },
    amazonCharge,
  );
  if (charge.code !== 'ok') return charge.code === 'unknown' ? charge : unknown(`charge${charge.status}`);
  return toAmazonPayment(session.value, charge.value, context.account.storeId);
}

const readSession = (context: AmazonContext, reference: string): Promise<Reply<AmazonSession>> =>
  callAmazon(context, { method: 'GET', path: sessionPath(reference) }, amazonSession);

async function confirmSession(context: AmazonContext, wallet: WalletToConfirm): Promise<Prepared> {
  const { reference } = wallet;
  const body = { webCheckoutDetails: { checkoutResultReturnUrl: wallet.returnUrl }, ...sessionTerms(wallet) };
  const reply = await callAmazon(context, { method: 'PATCH', path: sessionPath(reference), body }, amazonSession);
  if (reply.code !== 'ok') return toFailure(reply);
  const url = reply.value.webCheckoutDetails.amazonPayRedirectUrl;
  return url && isPayPage(url, context.connection) ? { code: 'redirect', reference, url } : unknown('noPayPage');
}

async function completeSession(context: AmazonContext, { key, reference, amount }: CaptureCall): Promise<Captured> {
  const body = { chargeAmount: { amount: formatDecimal(amount), currencyCode: 'EUR' } };
  const path = `${sessionPath(reference)}/complete`;
  const reply = await callAmazon(context, { method: 'POST', path, key, body, isCapture: true }, amazonSession);
  if (reply.code === 'ok') return { code: 'done' };
  // Already completed, or not confirmed yet: neither tells about the money, a look does.
  if (reply.code === 'rejected' && readReasonCode(reply) === 'InvalidCheckoutSessionStatus') return unknown('notReady');
  return toFailure(reply);
}

async function refund(context: AmazonContext, { key, reference, amount }: RefundCall): Promise<Refunded> {
  const session = await readSession(context, reference);
  if (session.code !== 'ok') return toFailure(session);
  const { chargeId } = session.value;
  if (!chargeId) return refused('notPaid');
  const body = { chargeId, refundAmount: { amount: formatDecimal(amount), currencyCode: 'EUR' } };
  const made = await callAmazon(context, { method: 'POST', path: '/refunds', key, body }, amazonRefund);
  if (made.code !== 'ok') return toFailure(made);
  // The same key returns the first answer again, so read the current state.
  const path = `/refunds/${encodeURIComponent(made.value.refundId)}`;
  const now = await callAmazon(context, { method: 'GET', path }, amazonRefund);
  const { refundId: refundReference, statusDetails } = now.code === 'ok' ? now.value : made.value;
  if (statusDetails.state === 'Refunded') return { code: 'done', refundReference };
  return statusDetails.state === 'Declined' ? refused('Declined') : { code: 'pending', refundReference };
}

// Amazon has no call to check credentials: read a session that cannot exist.
async function check(context: AmazonContext): Promise<Checked> {
  const reply = await readSession(context, '00000000-0000-0000-0000-000000000000');
  if (reply.code === 'rejected' && reply.status === 404)
    return { code: 'works', isTest: context.account.mode !== 'live', means: ['amazonWallet'] };
  return reply.code === 'ok' ? unknown('unreadable') : toFailure(reply);
}

const sessionPath = (reference: string): string => `/checkoutSessions/${encodeURIComponent(reference)}`;

const problem = z.looseObject({ reasonCode: z.string() });
const readReasonCode = ({ body }: Rejected): string | undefined => problem.safeParse(body).data?.reasonCode;
const toFailure = (reply: Exclude<Reply<unknown>, { code: 'ok' }>) =>
  reply.code === 'unknown' ? reply : toRefusal(reply, readReasonCode(reply));
