import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { z } from 'zod';
import { instant } from '../wire-values.ts';

/** Payment providers; a shop has at most one account at each. */
export const PAYMENT_PROVIDER_NAMES = ['stripe', 'paypal', 'amazonPay', 'unzer'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDER_NAMES)[number];

/**
 * Which of the provider's hosts to use. `demo`: the practice providers of this installation, where no money
 * moves.
 */
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

/** Credentials of a shop's account at a provider; stored encrypted and never returned. */
export const paymentAccount = z
  .discriminatedUnion('provider', [
    z.object({
      provider: z.literal('stripe'),
      mode,
      /** sk_… or rk_… */
      secretKey: secret,
      /** pk_…; public. */
      publishableKey: name,
      /** whsec_… */
      webhookSecret: secret,
    }),
    z.object({
      provider: z.literal('paypal'),
      mode,
      /** Public; the button's script is loaded with it. */
      clientId: name,
      clientSecret: secret,
      /** Id of the webhook in PayPal's dashboard; signatures are checked against it. */
      webhookId: name,
      /** Payer ID of the receiving account, sent as `payee.merchant_id`. */
      merchantId: name,
      /** The credentials belong to a platform that acts for the merchant. */
      isPlatform: z.exactOptional(z.boolean()),
    }),
    z.object({
      provider: z.literal('amazonPay'),
      mode,
      merchantId: name,
      storeId: name,
      publicKeyId: name,
      /** PEM. */
      privateKey: z.string().trim().min(100).max(8000).startsWith('-----BEGIN'),
    }),
    z.object({
      provider: z.literal('unzer'),
      mode,
      /** s-pub-… or p-pub-…; public. */
      publicKey: name,
      /** s-priv-… or p-priv-… */
      privateKey: secret,
      /** What the method 'Heidelpay' stands for (S2 §2 Checkout page): PayPal or bank transfer. */
      heidelpayVariant: z.enum(['paypal', 'bank']),
      /** Start cooking when the bank promises the money, days before it arrives. Default: yes. */
      cookWhenPromised: z.exactOptional(z.boolean()),
    }),
  ])
  .meta({ id: 'PaymentAccount' });
export type PaymentAccount = z.infer<typeof paymentAccount>;

/** An account without its secrets: only their last characters. */
export const maskedAccount = z
  .object({
    provider: z.enum(PAYMENT_PROVIDER_NAMES),
    mode: mode,
    fields: z.array(z.object({ name: z.string(), shown: z.string() })),
    changedAt: instant,
    /** The shop's methods currently paid through this account. */
    methods: z.array(z.string()),
    /** The webhook address to enter at the provider. */
    webhookUrl: z.string(),
  })
  .meta({ id: 'MaskedPaymentAccount' });
export type MaskedAccount = z.infer<typeof maskedAccount>;

/** `hiddenMethods` are configured but cannot be offered (S3 K2). */
export const maskedAccounts = z
  .object({
    accounts: z.array(maskedAccount),
    /** Per method: the account it uses now, and the accounts it could use. */
    routes: z.array(
      z.object({
        method: z.enum(PAYMENT_METHODS),
        provider: z.enum(PAYMENT_PROVIDER_NAMES).nullable(),
        possible: z.array(z.enum(PAYMENT_PROVIDER_NAMES)),
      }),
    ),
    hiddenMethods: z.array(z.object({ method: z.string(), reason: z.string() })),
    /** In quotes the value for If-Match. */
    version: z.string(),
  })
  .meta({ id: 'MaskedPaymentAccounts' });
export type MaskedAccounts = z.infer<typeof maskedAccounts>;

/** Result of 'Verbindung prüfen'. */
export const accountCheck = z
  .object({
    works: z.boolean(),
    message: z.string(),
    /**
     * Mismatches with the account's settings: a test key for real money, a payment method the provider has not
     * activated.
     */
    warnings: z.array(z.string()),
  })
  .meta({ id: 'PaymentAccountCheck' });
export type AccountCheck = z.infer<typeof accountCheck>;
