import { verify, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import type { ProviderConnection, WebhookMessage, WebhookReading } from '../provider.ts';
import type { AccountAt } from './account-at.ts';
import { amazonCharge, amazonChargePermission, amazonRefund } from './amazon-answers.ts';
import { type AmazonContext, callAmazon } from './amazon-wire.ts';
import { parseJson, unknown } from './call-provider.ts';

const HASHES = { 1: 'RSA-SHA1', 2: 'RSA-SHA256' } as const;

const envelope = z.looseObject({
  Type: z.literal('Notification'),
  MessageId: z.string().min(1).max(200),
  TopicArn: z.string(),
  Subject: z.exactOptional(z.string()),
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.base64(),
  SigningCertURL: z.string().max(500),
});
type Envelope = z.output<typeof envelope>;

// Amazon's documentation writes these names in lower camel case, its messages in upper camel case.
const notification = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name.toLowerCase(), one]))
      : value,
  z.looseObject({
    merchantid: z.string(),
    objecttype: z.string(),
    objectid: z.string().max(200),
    chargepermissionid: z.string().max(200).nullish(),
  }),
);

/** Reads an Instant Payment Notification, signed by Amazon SNS, about an object of this account. */
export async function readAmazonMessage({ rawBody }: WebhookMessage, context: AmazonContext): Promise<WebhookReading> {
  const message = envelope.safeParse(parseJson(rawBody.toString('utf8'))).data;
  if (!message || !isAmazonCertificateUrl(message.SigningCertURL, context)) return { code: 'forged' };
  const certificate = await readCertificate(message.SigningCertURL, context.connection);
  if (certificate === null) return unknown('certificate');
  if (!isSigned(message, certificate)) return { code: 'forged' };
  const eventId = message.MessageId;
  const notice = notification.safeParse(parseJson(message.Message)).data;
  if (!notice || notice.merchantid !== context.account.merchantId) return { code: 'irrelevant', eventId };
  const changed = { eventId, type: notice.objecttype.toUpperCase(), id: notice.objectid };
  return changed.type === 'CHARGEBACK'
    ? readChargeback(context, { ...changed, id: notice.chargepermissionid ?? '' })
    : readObject(context, changed);
}

// A certificate from any other host would let anyone sign.
function isAmazonCertificateUrl(
  address: string,
  { account, connection }: { readonly account: AccountAt<'amazonPay'>; readonly connection: ProviderConnection },
): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password || !url.pathname.endsWith('.pem')) return false;
  if (account.mode === 'demo') return url.origin === URL.parse(connection.apiUrl)?.origin;
  return url.protocol === 'https:' && url.port === '' && /^sns\.[a-z0-9-]+\.amazonaws\.com$/.test(url.hostname);
}

async function readCertificate(url: string, { send }: ProviderConnection): Promise<X509Certificate | null> {
  const answer = await send({ method: 'GET', url, headers: {} });
  if (answer.code === 'unknown' || answer.status !== 200) return null;
  try {
    return new X509Certificate(answer.body);
  } catch {
    return null;
  }
}

function isSigned(message: Envelope, { publicKey }: X509Certificate): boolean {
  const names = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const;
  const text = names.flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`])).join('');
  const hash = HASHES[message.SignatureVersion];
  return verify(hash, Buffer.from(text), publicKey, Buffer.from(message.Signature, 'base64'));
}

interface ChangedObject {
  readonly eventId: string;
  readonly type: string;
  readonly id: string;
}

async function readObject(context: AmazonContext, { eventId, type, id }: ChangedObject): Promise<WebhookReading> {
  if (type !== 'CHARGE' && type !== 'REFUND') return { code: 'irrelevant', eventId };
  const chargeId = type === 'CHARGE' ? id : await findChargeId(context, id);
  if (chargeId === null) return unknown('lookFailed');
  const charge = await callAmazon(
    context,
    { method: 'GET', path: `/charges/${encodeURIComponent(chargeId)}` },
    amazonCharge,
  );
  if (charge.code === 'unknown') return charge;
  const ourId = charge.code === 'ok' ? charge.value.merchantMetadata?.merchantReferenceId : null;
  return ourId ? { code: 'genuine', eventId, reference: null, ourId } : { code: 'irrelevant', eventId };
}

async function findChargeId(context: AmazonContext, id: string): Promise<string | null> {
  const refund = await callAmazon(context, { method: 'GET', path: `/refunds/${encodeURIComponent(id)}` }, amazonRefund);
  return refund.code === 'ok' ? refund.value.chargeId : null;
}

/**
 * A dispute names the charge permission, which carries our payment id
 * (https://developer.amazon.com/docs/amazon-pay-checkout/set-up-instant-payment-notifications.html).
 */
async function readChargeback(context: AmazonContext, { eventId, id }: ChangedObject): Promise<WebhookReading> {
  const path = `/chargePermissions/${encodeURIComponent(id)}`;
  const permission = await callAmazon(context, { method: 'GET', path }, amazonChargePermission);
  if (permission.code === 'unknown') return permission;
  const ourId = permission.code === 'ok' ? permission.value.merchantMetadata?.merchantReferenceId : null;
  return ourId
    ? { code: 'genuine', eventId, reference: null, ourId, isDispute: true }
    : { code: 'irrelevant', eventId };
}
