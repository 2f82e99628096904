import { PAYMENT_STATUSES } from '@tischlein/domain/orders';
import { z } from 'zod';

/** POST …/payment/{paymentGatewayId}/{orderId} (S2 §7): both as the answer of POST …/order named them. */
export const paymentRequest = z
  .object({
    /** Card resource of old clients (S2 §7); not needed, the card page is the provider's. */
    resourceId: z.string().max(200).nullable().default(null),
    /** Method of the card session (S2 §7); the order's own counts. */
    method: z.string().max(80).nullable().default(null),
    /** Amazon Pay: the session that the guest brought back from the wallet. */
    walletSession: z
      .string()
      .regex(/^[\w-]{8,100}$/)
      .nullable()
      .default(null),
  })
  .meta({ id: 'PaymentRequest' });
export type PaymentRequest = z.input<typeof paymentRequest>;

/** Its answer (S2 §3 'Payment response'): a status, or where to go on. */
export const paymentResponse = z
  .object({
    /**
     * captured: paid, or nothing to pay online · failed: the provider said no · pending: the provider works on it, ask again ·
     * addressHint: the wallet's address is not delivered to on these terms (spec 3 K11).
     */
    status: z.exactOptional(z.enum(['captured', 'failed', 'pending', 'addressHint'])),
    url: z.exactOptional(z.string()),
    sessionid: z.exactOptional(z.string()),
    /** PayPal_Platform: the provider's order. */
    id: z.exactOptional(z.string()),
    payload: z.exactOptional(z.string()),
    signature: z.exactOptional(z.string()),
    keyid: z.exactOptional(z.string()),
    /** AmazonPay_Checkout: Amazon's script asks for it beside what S2 names. */
    merchantid: z.exactOptional(z.string()),
    algorithm: z.exactOptional(z.string()),
    sandbox: z.exactOptional(z.boolean()),
    /** addressHint: where the wallet would have it delivered. */
    address: z.exactOptional(
      z.object({ street: z.string(), streetNumber: z.string(), zip: z.string(), city: z.string() }),
    ),
  })
  .meta({ id: 'PaymentResponse' });
export type PaymentResponse = z.infer<typeof paymentResponse>;

/** GET …/payment/{paymentGatewayId}/{orderId}/paypal/{paypalOrderId} (S2 §7): what came of the capture. */
export const captureResponse = z
  .object({ status: z.enum(['success', 'INSTRUMENT_DECLINED', 'pending', 'failed']) })
  .meta({ id: 'CaptureResponse' });
export type CaptureResponse = z.infer<typeof captureResponse>;

/** POST …/payment/{paymentGatewayId}/{orderId}/settle: asked by the page a guest returns to; the server asks the provider. */
export const settleResponse = z
  .object({
    paymentStatus: z.enum(PAYMENT_STATUSES),
    /** paid: the restaurant has the order · waiting: the provider has not said yet · unpaid: it can be tried again · ended: the order is no longer to be paid. */
    result: z.enum(['paid', 'waiting', 'unpaid', 'ended']),
  })
  .meta({ id: 'SettleResponse' });
export type SettleResponse = z.infer<typeof settleResponse>;
