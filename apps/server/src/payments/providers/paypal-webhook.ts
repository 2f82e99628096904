import { z } from 'zod';
import type { WebhookMessage, WebhookReading } from '../provider.ts';
import { parseJson, unknown } from './call-provider.ts';
import type { PaypalContext } from './paypal-wire.ts';

const DISPUTED = 'CUSTOMER.DISPUTE.CREATED';
const CERTIFICATE_HOSTS: readonly string[] = ['api.paypal.com', 'api.sandbox.paypal.com'];

const transmission = z.object({
  'paypal-auth-algo': z.string().regex(/^[\w-]{1,100}$/),
  'paypal-cert-url': z.string().max(500),
  'paypal-transmission-id': z.string().regex(/^[\w-]{1,50}$/),
  'paypal-transmission-sig': z.string().regex(/^[\w+/=-]{1,500}$/),
  'paypal-transmission-time': z.iso.datetime({ offset: true }),
});
type Transmission = z.output<typeof transmission>;

const verdict = z.looseObject({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

const withId = z.looseObject({ custom_id: z.exactOptional(z.string()) });
const paypalEvent = z.looseObject({
  id: z.string().min(1).max(200),
  event_type: z.string(),
  resource: z.looseObject({
    id: z.exactOptional(z.string()),
    custom_id: z.exactOptional(z.string()),
    disputed_transactions: z.exactOptional(z.array(z.looseObject({ custom: z.exactOptional(z.string()) }))),
    purchase_units: z.exactOptional(z.array(withId)),
    supplementary_data: z.exactOptional(
      z.looseObject({
        related_ids: z.exactOptional(z.looseObject({ order_id: z.exactOptional(z.string()) })),
      }),
    ),
  }),
});
type PaypalEvent = z.output<typeof paypalEvent>;

/** Reads a webhook. PayPal itself verifies it, over the bytes received. */
export async function readPaypalWebhook(
  { rawBody, headers }: WebhookMessage,
  context: PaypalContext,
): Promise<WebhookReading> {
  const text = rawBody.toString('utf8');
  const event = paypalEvent.safeParse(parseJson(text)).data;
  const sent = transmission.safeParse(headers).data;
  if (!event || !sent || !isPaypalCertificateUrl(sent['paypal-cert-url'], context)) return { code: 'forged' };
  const body = buildVerification(sent, context.account.webhookId, text);
  const reply = await context.wire.post('/v1/notifications/verify-webhook-signature', { body }, verdict);
  if (reply.code === 'unknown') return reply;
  if (reply.code === 'rejected')
    return reply.status === 400 || reply.status === 422 ? { code: 'forged' } : unknown(`status${reply.status}`);
  return reply.value.verification_status === 'SUCCESS' ? toReading(event) : { code: 'forged' };
}

// A certificate from any other host would let anyone sign.
function isPaypalCertificateUrl(address: string, { account, connection }: PaypalContext): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (account.mode === 'demo') return url.origin === URL.parse(connection.apiUrl)?.origin;
  return url.protocol === 'https:' && url.port === '' && CERTIFICATE_HOSTS.includes(url.hostname);
}

// The message is inserted verbatim: serialized again it would have another checksum.
function buildVerification(sent: Transmission, webhookId: string, message: string): string {
  const rest = JSON.stringify({
    auth_algo: sent['paypal-auth-algo'],
    cert_url: sent['paypal-cert-url'],
    transmission_id: sent['paypal-transmission-id'],
    transmission_sig: sent['paypal-transmission-sig'],
    transmission_time: sent['paypal-transmission-time'],
    webhook_id: webhookId,
  });
  return `${rest.slice(0, -1)},"webhook_event":${message}}`;
}

function toReading({ id: eventId, event_type, resource }: PaypalEvent): WebhookReading {
  const disputed = resource.disputed_transactions?.find(({ custom }) => custom)?.custom;
  if (event_type === DISPUTED && disputed)
    return { code: 'genuine', eventId, reference: null, ourId: disputed, isDispute: true };
  const isOrder = event_type.startsWith('CHECKOUT.ORDER.');
  const reference = isOrder ? resource.id : resource.supplementary_data?.related_ids?.order_id;
  const ourId = resource.custom_id ?? resource.purchase_units?.[0]?.custom_id;
  const concernsUs = isOrder || event_type.startsWith('PAYMENT.CAPTURE.');
  if (!concernsUs || (!reference && !ourId)) return { code: 'irrelevant', eventId };
  return { code: 'genuine', eventId, reference: reference ?? null, ourId: ourId ?? null };
}
