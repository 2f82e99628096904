import { PAYMENT_STATUSES } from '@tischlein/domain/orders';
import { z } from 'zod';

/** Starts the payment of an order (S2 §7 payment). */
export const paymentRequest = z
  .object({
    /** Card resource of old clients (S2 §7 payment); unused, the provider hosts the card page. */
    resourceId: z.string().max(200).nullable().default(null),
    /** Method of the card session (S2 §7 payment); ignored, the order's method counts. */
    method: z.string().max(80).nullable().default(null),
    /** Amazon Pay: the session id the guest returned with. */
    walletSession: z
      .string()
      .regex(/^[\w-]{8,100}$/)
      .nullable()
      .default(null),
  })
  .meta({ id: 'PaymentRequest' });
export type PaymentRequest = z.input<typeof paymentRequest>;

/** A status, or where to continue (S2 §3 Payment response). */
export const paymentResponse = z
  .object({
    /**
     * captured: paid, or nothing to pay online · failed: refused by the provider · pending: ask again later ·
     * addressHint: these delivery terms do not cover the wallet's address (S3 K11).
     */
    status: z.exactOptional(z.enum(['captured', 'failed', 'pending', 'addressHint'])),
    url: z.exactOptional(z.string()),
    sessionid: z.exactOptional(z.string()),
    /** PayPal_Platform: PayPal's order id. */
    id: z.exactOptional(z.string()),
    payload: z.exactOptional(z.string()),
    signature: z.exactOptional(z.string()),
    keyid: z.exactOptional(z.string()),
    /** AmazonPay_Checkout: Amazon's script needs it in addition to the fields of S2. */
    merchantid: z.exactOptional(z.string()),
    algorithm: z.exactOptional(z.string()),
    sandbox: z.exactOptional(z.boolean()),
    /** addressHint: the delivery address in the wallet. */
    address: z.exactOptional(
      z.object({ street: z.string(), streetNumber: z.string(), zip: z.string(), city: z.string() }),
    ),
  })
  .meta({ id: 'PaymentResponse' });
export type PaymentResponse = z.infer<typeof paymentResponse>;

/** Result of a PayPal capture (S2 §7 payment). */
export const captureResponse = z
  .object({ status: z.enum(['success', 'INSTRUMENT_DECLINED', 'pending', 'failed']) })
  .meta({ id: 'CaptureResponse' });
export type CaptureResponse = z.infer<typeof captureResponse>;

/** Asked by the page the guest returns to; the server asks the provider. */
export const settleResponse = z
  .object({
    paymentStatus: z.enum(PAYMENT_STATUSES),
    /**
     * paid: the restaurant has the order · waiting: the provider has not decided · unpaid: can be tried again ·
     * ended: the order can no longer be paid.
     */
    result: z.enum(['paid', 'waiting', 'unpaid', 'ended']),
  })
  .meta({ id: 'SettleResponse' });
export type SettleResponse = z.infer<typeof settleResponse>;
