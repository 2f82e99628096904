import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { z } from 'zod';
import { instant } from '../wire-values.ts';

/** Whoever moves the money; one account each per shop. */
export const PAYMENT_PROVIDER_NAMES = ['stripe', 'paypal', 'amazonPay', 'unzer'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDER_NAMES)[number];

/** Which of the provider's hosts is meant; `demo` are the practice providers of this installation, where no money moves. */
export const PAYMENT_ACCOUNT_MODES = ['live', 'test', 'demo'] as const;
export type PaymentAccountMode = (typeof PAYMENT_ACCOUNT_MODES)[number];

const secret = z
  .string()
  .trim()
  .min(8)
  .max(500)
  .regex(/^[\x21-\x7e]+$/);
const name = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[\x21-\x7e]+$/);
const mode = z.enum(PAYMENT_ACCOUNT_MODES);

/** What a shop's account at a provider is reached with; stored encrypted, never given out again. */
export const paymentAccount = z
  .discriminatedUnion('provider', [
    z.strictObject({
      provider: z.literal('stripe'),
      mode,
      /** sk_… or rk_… */
      secretKey: secret,
      /** pk_…; public. */
      publishableKey: name,
      /** whsec_… */
      webhookSecret: secret,
    }),
    z.strictObject({
      provider: z.literal('paypal'),
      mode,
      /** Public; the button's script is loaded with it. */
      clientId: name,
      clientSecret: secret,
      /** Of the webhook in PayPal's dashboard; signatures are checked against it. */
      webhookId: name,
      /** Payer ID of the receiving account: what `payee.merchant_id` has to be. */
      merchantId: name,
      /** The credentials are a platform's, which acts for the merchant. */
      isPlatform: z.exactOptional(z.boolean()),
    }),
    z.strictObject({
      provider: z.literal('amazonPay'),
      mode,
      merchantId: name,
      storeId: name,
      publicKeyId: name,
      /** PEM. */
      privateKey: z.string().trim().min(100).max(8000).startsWith('-----BEGIN'),
    }),
    z.strictObject({
      provider: z.literal('unzer'),
      mode,
      /** s-pub-… or p-pub-…; public. */
      publicKey: name,
      /** s-priv-… or p-priv-… */
      privateKey: secret,
      /** What the method 'Heidelpay' means (S2 §2): PayPal or the bank. */
      heidelpayVariant: z.enum(['paypal', 'bank']),
      /** Whether an order is cooked when the bank has promised the money, days before it comes; yes, if not said. */
      cookWhenPromised: z.exactOptional(z.boolean()),
    }),
  ])
  .meta({ id: 'PaymentAccount' });
export type PaymentAccount = z.infer<typeof paymentAccount>;

/** One account as the office sees it: nothing of a secret but its end. */
export const maskedAccount = z
  .object({
    provider: z.enum(PAYMENT_PROVIDER_NAMES),
    mode: mode,
    fields: z.array(z.object({ name: z.string(), shown: z.string() })),
    changedAt: instant,
    /** The shop's methods that are paid through it now. */
    methods: z.array(z.string()),
    /** What the provider is to be told as the address of its messages. */
    webhookUrl: z.string(),
  })
  .meta({ id: 'MaskedPaymentAccount' });
export type MaskedAccount = z.infer<typeof maskedAccount>;

/** GET /api/office/shop/{shopId}/payment-accounts; `hiddenMethods` are configured and cannot be offered (spec 3 K2). */
export const maskedAccounts = z
  .object({
    accounts: z.array(maskedAccount),
    /** By method: whose account it goes over with the accounts there are, and whose it could. */
    routes: z.array(
      z.object({
        method: z.enum(PAYMENT_METHODS),
        provider: z.enum(PAYMENT_PROVIDER_NAMES).nullable(),
        possible: z.array(z.enum(PAYMENT_PROVIDER_NAMES)),
      }),
    ),
    hiddenMethods: z.array(z.object({ method: z.string(), reason: z.string() })),
  })
  .meta({ id: 'MaskedPaymentAccounts' });
export type MaskedAccounts = z.infer<typeof maskedAccounts>;

/** POST …/payment-accounts/{provider}/check: 'Verbindung prüfen'. */
export const accountCheck = z
  .object({
    works: z.boolean(),
    message: z.string(),
    /** What is not as the account's settings say: a test key for real money, a means that the provider has not activated. */
    warnings: z.array(z.string()),
  })
  .meta({ id: 'PaymentAccountCheck' });
export type AccountCheck = z.infer<typeof accountCheck>;
