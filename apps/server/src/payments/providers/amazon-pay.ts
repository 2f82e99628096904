import type { PaymentAccount } from '@tischlein/contract/office';
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
import { amazonCharge, amazonRefund, amazonSession, type AmazonSession, seenAmazon } from './amazon-answers.ts';
import { readAmazonMessage } from './amazon-message.ts';
import { amazonKey, signForAmazon } from './amazon-signing.ts';
import { AMAZON_ALGORITHM, type AmazonRoom, callAmazon } from './amazon-wire.ts';
import { isPayPage, type Rejected, refusalOf, refused, type Reply, unknown, unseen } from './ask.ts';
import { decimalOf } from './decimal-amount.ts';

export type AmazonAccount = Extract<PaymentAccount, { provider: 'amazonPay' }>;

/** Amazon Pay, Checkout v2: signed button, review on our page, completion (payments.md §1). */
export function connectAmazonPay(account: AmazonAccount, connection: ProviderConnection): PaymentProvider {
  const key = amazonKey(account.privateKey);
  if (!key) return WITHOUT_KEY;
  const room = { account, connection, key };
  return {
    prepare: async (payment) => signedButton(room, payment),
    look: (reference) => look(room, reference),
    confirmWallet: (wallet) => confirm(room, wallet),
    capture: (call) => complete(room, call),
    // Nothing is paid before our completion, and a session that nobody completes ends by itself.
    cancel: async () => ({ code: 'done' }),
    refund: (call) => refund(room, call),
    readWebhook: (message) => readAmazonMessage(message, room),
    check: () => check(room),
  };
}

const BAD_KEY = refused('credentials');
const WITHOUT_KEY: PaymentProvider = {
  prepare: async () => BAD_KEY,
  look: async () => unknown('credentials'),
  capture: async () => BAD_KEY,
  cancel: async () => BAD_KEY,
  refund: async () => BAD_KEY,
  readWebhook: async () => ({ code: 'forged' }),
  check: async () => BAD_KEY,
};

// The session is made by Amazon when the guest presses the button; that it is ours, and how much it is about, is in what we sign.
function signedButton({ account, key }: AmazonRoom, payment: PaymentToPrepare): Prepared {
  if (payment.means !== 'amazonWallet') return refused('means');
  const payload = JSON.stringify({
    webCheckoutDetails: { checkoutReviewReturnUrl: payment.returnUrl, checkoutCancelUrl: payment.cancelUrl },
    storeId: account.storeId,
    chargePermissionType: 'OneTime',
    scopes: ['name', 'email', 'phoneNumber', 'shippingAddress'],
    deliverySpecifications: { addressRestrictions: { type: 'Allowed', restrictions: { DE: {} } } },
    ...sessionTerms(payment),
  });
  const signature = signForAmazon(payload, key, AMAZON_ALGORITHM);
  const { publicKeyId: keyId, merchantId } = account;
  const isSandbox = account.mode !== 'live';
  return { code: 'wallet', payload, signature, keyId, merchantId, algorithm: AMAZON_ALGORITHM, isSandbox };
}

const sessionTerms = ({ amount, ourId, description }: Pick<WalletToConfirm, 'amount' | 'ourId' | 'description'>) => ({
  paymentDetails: {
    paymentIntent: 'AuthorizeWithCapture',
    canHandlePendingAuthorization: false,
    chargeAmount: { amount: decimalOf(amount), currencyCode: 'EUR' },
  },
  merchantMetadata: { merchantReferenceId: ourId, noteToBuyer: description.slice(0, 255) },
});

async function look(room: AmazonRoom, reference: string): Promise<LookResult> {
  const session = await readSession(room, reference);
  if (session.code !== 'ok') return unseen(session);
  const { chargeId } = session.value;
  if (!chargeId) return seenAmazon(session.value, null, room.account.storeId);
  const charge = await callAmazon(
    room,
    { method: 'GET', path: `/charges/${encodeURIComponent(chargeId)}` },
    amazonCharge,
  );
  if (charge.code !== 'ok') return charge.code === 'unknown' ? charge : unknown(`charge${charge.status}`);
  return seenAmazon(session.value, charge.value, room.account.storeId);
}

const readSession = (room: AmazonRoom, reference: string): Promise<Reply<AmazonSession>> =>
  callAmazon(room, { method: 'GET', path: sessionPath(reference) }, amazonSession);

async function confirm(room: AmazonRoom, wallet: WalletToConfirm): Promise<Prepared> {
  const { reference } = wallet;
  const body = { webCheckoutDetails: { checkoutResultReturnUrl: wallet.returnUrl }, ...sessionTerms(wallet) };
  const reply = await callAmazon(room, { method: 'PATCH', path: sessionPath(reference), body }, amazonSession);
  if (reply.code !== 'ok') return failure(reply);
  const url = reply.value.webCheckoutDetails.amazonPayRedirectUrl;
  return url && isPayPage(url, room.connection) ? { code: 'redirect', reference, url } : unknown('noPayPage');
}

async function complete(room: AmazonRoom, { key, reference, amount }: CaptureCall): Promise<Captured> {
  const body = { chargeAmount: { amount: decimalOf(amount), currencyCode: 'EUR' } };
  const path = `${sessionPath(reference)}/complete`;
  const reply = await callAmazon(room, { method: 'POST', path, key, body, isCapture: true }, amazonSession);
  if (reply.code === 'ok') return { code: 'done' };
  // Completed already, or the guest is not through yet: both say nothing about the money, a look does.
  if (reply.code === 'rejected' && codeOf(reply) === 'InvalidCheckoutSessionStatus') return unknown('notReady');
  return failure(reply);
}

async function refund(room: AmazonRoom, { key, reference, amount }: RefundCall): Promise<Refunded> {
  const session = await readSession(room, reference);
  if (session.code !== 'ok') return failure(session);
  const { chargeId } = session.value;
  if (!chargeId) return refused('notPaid');
  const body = { chargeId, refundAmount: { amount: decimalOf(amount), currencyCode: 'EUR' } };
  const made = await callAmazon(room, { method: 'POST', path: '/refunds', key, body }, amazonRefund);
  if (made.code !== 'ok') return failure(made);
  // The same key brings the first answer again; what became of it is asked anew.
  const path = `/refunds/${encodeURIComponent(made.value.refundId)}`;
  const now = await callAmazon(room, { method: 'GET', path }, amazonRefund);
  const { refundId: refundReference, statusDetails } = now.code === 'ok' ? now.value : made.value;
  if (statusDetails.state === 'Refunded') return { code: 'done', refundReference };
  return statusDetails.state === 'Declined' ? refused('Declined') : { code: 'pending', refundReference };
}

// Amazon has no call that only shows who one is: a session that cannot exist is asked for.
async function check(room: AmazonRoom): Promise<Checked> {
  const reply = await readSession(room, '00000000-0000-0000-0000-000000000000');
  if (reply.code === 'rejected' && reply.status === 404)
    return { code: 'works', isTest: room.account.mode !== 'live', means: ['amazonWallet'] };
  return reply.code === 'ok' ? unknown('unreadable') : failure(reply);
}

const sessionPath = (reference: string): string => `/checkoutSessions/${encodeURIComponent(reference)}`;

const problem = z.looseObject({ reasonCode: z.string() });
const codeOf = ({ body }: Rejected): string | undefined => problem.safeParse(body).data?.reasonCode;
const failure = (reply: Exclude<Reply<unknown>, { code: 'ok' }>) =>
  reply.code === 'unknown' ? reply : refusalOf(reply, codeOf(reply));
